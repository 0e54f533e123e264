import { DoubleSide, Mesh, MeshLambertMaterial, Shape, ShapeGeometry } from 'three'

const M_PER_CM = 0.01

/** Someone of 175 cm to measure the shutter by: a flat figure, turned to whoever looks. */
export function createPerson(): Mesh {
  const material = new MeshLambertMaterial({ color: '#77838b', shadowSide: DoubleSide })
  const geometry = new ShapeGeometry([bodyShape(), headShape()], 8)
  geometry.scale(M_PER_CM, M_PER_CM, 1)
  const person = new Mesh(geometry, material)
  person.castShadow = true
  return person
}

/** In centimetres, feet at 0; one hand in the pocket, weight on the left leg. */
function bodyShape(): Shape {
  const shape = new Shape()
  shape.moveTo(-5.5, 152)
  shape.bezierCurveTo(-8, 148, -20, 147, -22.5, 141)
  shape.bezierCurveTo(-25, 132, -26, 112, -25.5, 100)
  shape.bezierCurveTo(-25.5, 93, -25, 84, -23, 79)
  shape.bezierCurveTo(-21.5, 76.5, -18.5, 77.5, -18.8, 81)
  shape.bezierCurveTo(-19.4, 92, -18.6, 106, -16.6, 121)
  shape.bezierCurveTo(-15.6, 108, -16.4, 96, -16.2, 86)
  shape.bezierCurveTo(-16.6, 60, -15, 44, -13.6, 32)
  shape.bezierCurveTo(-12.8, 20, -12.4, 12, -13.4, 7)
  shape.bezierCurveTo(-16, 4, -18, 2, -17.5, 0)
  shape.lineTo(-5.2, 0)
  shape.bezierCurveTo(-4.4, 8, -3.6, 22, -3.2, 40)
  shape.bezierCurveTo(-2.6, 54, -1.4, 66, -0.4, 76)
  shape.bezierCurveTo(1.6, 64, 3, 52, 4.4, 40)
  shape.bezierCurveTo(6, 26, 7.6, 14, 8.2, 0)
  shape.lineTo(20, 0)
  shape.bezierCurveTo(20.5, 2.4, 17, 4.6, 15.6, 8)
  shape.bezierCurveTo(15.6, 18, 16.4, 26, 15.8, 36)
  shape.bezierCurveTo(15.6, 54, 17.4, 70, 16.4, 88)
  shape.bezierCurveTo(17.6, 84, 19.6, 82, 21, 84)
  shape.bezierCurveTo(25, 94, 28.4, 106, 26.6, 116)
  shape.bezierCurveTo(26, 126, 24.4, 134, 22.5, 141)
  shape.bezierCurveTo(20, 147, 8, 148, 5.5, 152)
  shape.lineTo(5, 157)
  shape.lineTo(-5, 157)
  shape.closePath()
  return shape
}

function headShape(): Shape {
  const shape = new Shape()
  shape.ellipse(0, 163.4, 8.4, 11.6, 0, 2 * Math.PI, false, 0)
  return shape
}
