import { InstancedMesh, Mesh, Texture, type Material, type Object3D } from 'three'

/** Gives back all that the graphics card holds for an object and what hangs on it. */
export function disposeTree(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    if (object instanceof InstancedMesh) object.dispose()
    disposeMesh(object)
  })
}

function disposeMaterial(material: Material) {
  for (const value of Object.values(material)) {
    if (value instanceof Texture && !value.isRenderTargetTexture) value.dispose()
  }
  material.dispose()
}

function disposeMesh({ geometry, material }: Mesh) {
  geometry.dispose()
  for (const each of [material].flat()) disposeMaterial(each)
}
