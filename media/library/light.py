"""Sky and sun per time of day, lamps. Energies in watts, sun angles in degrees, colours sRGB."""

import math

import bpy
from mathutils import Vector

from chance import R
from geometry import box, cyl, lathe
from materials import emit, glass, leaf, plastic
from node_graph import lin
from planting import foliage


def lamp(kind, loc, energy, color="#ffd3a0", size=0.2, target=None, spot=70, size_y=None):
    l = bpy.data.lights.new("l", kind)
    l.energy = energy
    l.color = lin(color)[:3]
    if kind == "AREA":
        l.size = size
        if size_y:
            l.shape = "RECTANGLE"
            l.size_y = size_y
    elif kind == "SUN":
        l.angle = size
    else:
        l.shadow_soft_size = size
    if kind == "SPOT":
        l.spot_size = math.radians(spot)
        l.spot_blend = 0.6
    ob = bpy.data.objects.new("l", l)
    ob.location = loc
    bpy.context.collection.objects.link(ob)
    if target:
        ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return ob


def wall_lamp(x, z, y=0.0, on=False, updown=True, col="#ffcf98"):
    m = plastic("#1b1b1c", 0.4)
    if updown:
        box(x - 0.045, x + 0.045, y - 0.1, y, z - 0.1, z + 0.1, m, 0.004)
        if on:
            for d in (-1, 1):
                box(x - 0.03, x + 0.03, y - 0.08, y - 0.02, z + d * 0.1 - 0.002, z + d * 0.1 + 0.002, emit(col, 40), 0)
                lamp("SPOT", (x, y - 0.07, z + d * 0.12), 26, col, 0.02, (x, y - 0.02, z + d * 3), 88)
    else:
        box(x - 0.05, x + 0.05, y - 0.02, y, z - 0.1, z + 0.16, m, 0.004)
        cyl((x, y, z + 0.12), (x, y - 0.15, z + 0.14), 0.009, m, 8)
        lathe([(0, 0.16), (0.03, 0.145), (0.085, 0.08), (0.085, 0.07)], (x, y - 0.15, z), m, 24)
        lathe([(0.078, 0.07), (0.06, -0.13), (0.0, -0.13)], (x, y - 0.15, z), glass("#fff6e6"), 24)
        lathe([(0.064, -0.13), (0.066, -0.145), (0.0, -0.15)], (x, y - 0.15, z), m, 24)
        lathe([(0, 0.05), (0.03, 0.03), (0.034, -0.03), (0, -0.07)], (x, y - 0.15, z), emit(col, 40 if on else 0.6), 16)
        if on:
            lamp("POINT", (x, y - 0.2, z - 0.02), 20, col, 0.05)


SKY = {  # sun: elevation, azimuth (deg, 0 = straight at the facade, + = from the right), strength; amb: world strength
    "day": dict(elev=40, az=-38, sun=5.2, amb=0.30, air=1.0, dust=0.5, ev=0.7, wb=(1.02, 1, 0.98)),
    "morning": dict(elev=26, az=44, sun=4.8, amb=0.28, air=1.0, dust=0.6, ev=0.7, wb=(1.04, 1, 0.95)),
    "golden": dict(elev=13, az=-50, sun=4.2, amb=0.27, air=1.0, dust=0.7, ev=0.45, wb=(1.06, 1, 0.92)),
    "overcast": dict(grad=((0.62, 0.66, 0.72), (0.95, 0.97, 1.0)), amb=0.9, ev=0.55, wb=(1.03, 1, 0.98)),
    "dusk": dict(grad=((0.31, 0.29, 0.37), (0.045, 0.105, 0.34)), amb=0.5, ev=-0.3, wb=(1, 1, 1)),
    "night": dict(grad=((0.055, 0.06, 0.10), (0.012, 0.024, 0.075)), amb=0.8, ev=-0.65, wb=(0.96, 1, 1.05)),
}


def sky(kind):
    c = SKY[kind]
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    bg.inputs[1].default_value = c["amb"]
    if "grad" in c:
        co = nt.nodes.new("ShaderNodeTexCoord")
        sp = nt.nodes.new("ShaderNodeSeparateXYZ")
        rp = nt.nodes.new("ShaderNodeValToRGB")
        nt.links.new(co.outputs["Generated"], sp.inputs[0])
        nt.links.new(sp.outputs[2], rp.inputs[0])
        nt.links.new(rp.outputs[0], bg.inputs[0])
        e = rp.color_ramp.elements
        e[0].position = 0
        e[0].color = c["grad"][0] + (1,)
        e[1].position = 0.55
        e[1].color = c["grad"][1] + (1,)
    else:
        s = nt.nodes.new("ShaderNodeTexSky")
        s.sky_type = "NISHITA"
        s.sun_disc = False
        s.sun_elevation = math.radians(c["elev"])
        s.sun_rotation = math.radians(180 - c["az"])
        s.air_density = c["air"]
        s.dust_density = c["dust"]
        s.altitude = 50

        def nd(k, **kw):  # soft procedural clouds projected on a plane above
            q = nt.nodes.new("ShaderNode" + k)
            [
                setattr(q, a, b)
                if a[0].islower()
                else nt.links.new(b, q.inputs[a])
                if isinstance(b, bpy.types.NodeSocket)
                else setattr(q.inputs[a], "default_value", b)
                for a, b in kw.items()
            ]
            return q

        g = nd("TexCoord").outputs["Generated"]
        sx = nd("SeparateXYZ", Vector=g).outputs
        zz = nd("Math", operation="MAXIMUM")
        nt.links.new(sx[2], zz.inputs[0])
        zz.inputs[1].default_value = 0.06
        dv = nd("VectorMath", operation="DIVIDE")
        nt.links.new(g, dv.inputs[0])
        nt.links.new(nd("CombineXYZ", X=zz.outputs[0], Y=zz.outputs[0], Z=zz.outputs[0]).outputs[0], dv.inputs[1])
        f = nd(
            "MapRange",
            interpolation_type="SMOOTHSTEP",
            Value=nd("TexNoise", Vector=dv.outputs[0], Scale=0.55, Detail=9.0, Roughness=0.58).outputs["Fac"],
        )
        f.inputs["From Min"].default_value, f.inputs["From Max"].default_value, f.inputs["To Max"].default_value = 0.47, 0.72, 0.75
        k = 1.9 if c["elev"] > 20 else 1.5
        cm = nd("MixRGB", Fac=f.outputs[0], Color1=s.outputs[0], Color2=(k, k * 0.97, k * 0.95, 1) if c["elev"] > 20 else (k, k * 0.82, k * 0.66, 1))
        nt.links.new(cm.outputs[0], bg.inputs[0])
        e, a = math.radians(c["elev"]), math.radians(c["az"])
        d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
        lamp("SUN", d * 40, c["sun"], "#fff0d8" if c["elev"] > 30 else "#ffd9a8" if c["elev"] > 15 else "#ffb877", 0.0095, (0, 0, 0))
    return c


def dapple(c, target, dist=8.0, r=2.2, n=1500, size=0.1, clumps=7):
    """leaf clumps floating between the sun and `target`, out of frame: broken tree shade without a tree"""
    if "az" not in c:
        return
    e, a = math.radians(c["elev"]), math.radians(c["az"])
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    p = Vector(target) + d * dist
    for i in range(clumps):
        q = p + Vector((R.gauss(0, r * 0.6), R.gauss(0, r * 0.3), R.gauss(0, r * 0.45)))
        foliage(q, (r * 0.5, r * 0.5, r * 0.38), n, size, leaf("#56712f"), 0.2)
