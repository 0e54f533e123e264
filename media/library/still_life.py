"""Scenes: remote on a table, spare parts. Metres."""

import math

import bpy
from mathutils import Matrix

from building import facade, glazing
from geometry import box, cyl, lathe, mesh
from interior import interior
from light import lamp, sky, wall_lamp
from materials import WALLS, concrete, emit, ground, metal, paint, plastic, wood
from planting import planter
from props import tea
from shutter import PROFILES, shutter


def studio(key="#ffffff", fill=0.25, table=None, hdr=None):
    """still-life set: sweep table, big softbox, rim light"""
    bg = bpy.data.worlds.new("w")
    bpy.context.scene.world = bg
    bg.use_nodes = True
    bg.node_tree.nodes["Background"].inputs[0].default_value = (0.55, 0.62, 0.7, 1)
    bg.node_tree.nodes["Background"].inputs[1].default_value = fill
    box(-4, 4, -2, 3, -0.06, 0, table or wood("#5f4026", 0.18, True, 0.4), 0.01)
    lamp("AREA", (-1.1, -0.2, 1.7), 38, key, 1.3, (0, 0.2, 0), size_y=0.9)
    lamp("AREA", (1.6, 1.6, 1.1), 34, "#ffdfb8", 0.5, (0, 0.1, 0.05), size_y=1.4)
    lamp("AREA", (0.2, -1.6, 0.9), 5, "#dfe9ff", 1.2, (0, 0.2, 0.1))


def remote(x, y, z, rot=0.0, tilt=0.0, c="#1d1f22"):
    """four-button hand transmitter lying flat"""
    obs = [
        box(-0.021, 0.021, -0.036, 0.036, 0, 0.013, plastic(c, 0.38), 0.006),
        box(-0.0185, 0.0185, -0.033, 0.033, 0.0115, 0.0138, plastic("#2b2e32", 0.5), 0.003),
    ]
    for i, (a, b, hx) in enumerate([(-0.008, 0.014, "#d8dadb"), (0.008, 0.014, "#d8dadb"), (-0.008, -0.004, "#d8dadb"), (0.008, -0.004, "#c0392b")]):
        o = lathe([(0, 0), (0.0058, 0), (0.0058, 0.0015), (0.0048, 0.0022), (0, 0.0022)], (a, b, 0.0132), plastic(hx, 0.4), 24)
        obs.append(o)
    obs.append(lathe([(0, 0), (0.0018, 0), (0.0015, 0.001), (0, 0.001)], (0, 0.027, 0.0135), emit("#3aa0ff", 8), 12))
    ring = lathe([(0.007, -0.0012), (0.0085, 0), (0.007, 0.0012), (0.0055, 0), (0.007, -0.0012)], (0, 0.045, 0.006), metal("#c8cacc", 0.2), 32)
    obs.append(ring)
    M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, "Z") @ Matrix.Rotation(tilt, 4, "X")
    for o in obs:
        o.matrix_world = M


def tube_motor(x0, x1, y, z, r=0.03):
    cyl((x0, y, z), (x1, y, z), r, metal("#d4d6d8", 0.28), 40)
    cyl((x0 - 0.05, y, z), (x0, y, z), r * 1.12, plastic("#202225", 0.45), 40)
    cyl((x0 - 0.062, y, z), (x0 - 0.05, y, z), r * 0.7, metal("#b9bbbd", 0.3), 32)
    cyl((x1, y, z), (x1 + 0.03, y, z), r * 0.82, plastic("#d9731c", 0.45), 12)
    cyl((x1 + 0.03, y, z), (x1 + 0.05, y, z), 0.008, metal(), 16)
    for k in range(3):
        cyl((x0 + 0.06 + k * 0.012, y, z), (x0 + 0.064 + k * 0.012, y, z), r * 1.01, plastic("#e8e8e8" if k else "#c0392b", 0.4), 40)
    pts = [
        (x0 - 0.05, y - 0.01, z),
        (x0 - 0.1, y - 0.02, z - r * 0.4),
        (x0 - 0.13, y - 0.07, 0.006),
        (x0 - 0.1, y - 0.16, 0.006),
        (x0 - 0.02, y - 0.2, 0.006),
        (x0 + 0.08, y - 0.18, 0.006),
    ]
    cu = bpy.data.curves.new("cable", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 0.0042
    sp = cu.splines.new("NURBS")
    sp.points.add(len(pts) - 1)
    sp.use_endpoint_u = True
    sp.order_u = 4
    for q, a in zip(sp.points, pts):
        q.co = (*a, 1)
    cu.materials.append(plastic("#101112", 0.5))
    bpy.context.collection.objects.link(bpy.data.objects.new("cable", cu))


def slat_piece(x0, x1, y, z, prof, c, flat=True, m=None):
    """short cut of slat lying on the table, face up, with visible hollow section"""
    pitch, pts = PROFILES[prof]
    up = [(q * pitch, 0.006 + d * 1.25) for q, d in pts] + [(pitch, 0.006)]
    lo = [(a, max(0.0008, b - 0.0065)) for a, b in up][::-1]
    poly = up + lo
    n = len(poly)
    v = [(x, y + a, z + b) for x in (x0, x1) for a, b in poly]
    return mesh(
        "slat",
        v,
        [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))],
        m or paint(c, 0.36, 0.05),
        0.0004,
        30,
    )


def spring(x0, x1, y, r=0.024, turns=16):
    n = turns * 20
    cu = bpy.data.curves.new("spring", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 0.0026
    cu.bevel_resolution = 3
    sp = cu.splines.new("POLY")
    sp.points.add(n)
    for i, q in enumerate(sp.points):
        a = 2 * math.pi * i / 20
        q.co = (x0 + (x1 - x0) * i / n, y + r * math.cos(a), r + 0.003 + r * math.sin(a), 1)
    cu.materials.append(metal("#8d9196", 0.25, 0))
    bpy.context.collection.objects.link(bpy.data.objects.new("spring", cu))


def scene_parts(p):
    """spare parts still life"""
    studio(table=wood("#6b4a2e", 0.2, True, 0.42) if p.get("table", "wood") == "wood" else concrete(p.get("tablehex", "#54575a"), 0.15))
    cols = p.get("colors", ["#8d9296", "#e9e6df", "#4a3326", "#2f4a5a", "#9b2f26"])
    y = -0.05
    for i, (pr, c) in enumerate(zip(["flat77", "round55", "flat77", "foam45", "extruded100"], cols)):
        slat_piece(-0.52 + i * 0.012, -0.14 + i * 0.012, y, 0, pr, c)
        y += PROFILES[pr][0] + 0.016
    tube_motor(0.0, 0.46, 0.34, 0.032)
    tube_motor(0.06, 0.38, 0.2, 0.026, 0.024)
    remote(0.05, -0.06, 0, 0.35)
    remote(0.15, -0.02, 0, -0.25, c="#e4e4e0")
    spring(0.24, 0.48, 0.06)
    for i, (a, b) in enumerate(((0.2, -0.1), (0.27, -0.13), (0.33, -0.08))):
        lathe(
            [
                (0.008, 0),
                (0.02, 0),
                (0.021, 0.003),
                (0.021, 0.011),
                (0.02, 0.014),
                (0.016, 0.014),
                (0.0155, 0.011),
                (0.0115, 0.011),
                (0.011, 0.014),
                (0.008, 0.014),
                (0.008, 0),
            ],
            (a, b, 0),
            metal("#c9ccce", 0.18, 0),
            40,
        )
    m = metal("#b3b6b9", 0.3)
    for o in (
        box(-0.46, -0.06, -0.185, -0.181, 0, 0.05, m, 0.0008),
        box(-0.46, -0.06, -0.15, -0.146, 0, 0.05, m, 0.0008),
        box(-0.46, -0.06, -0.185, -0.146, 0, 0.003, m, 0.0008),
    ):
        pass
    box(0.0, 0.05, -0.2, -0.16, 0, 0.03, metal("#c8a85a", 0.25), 0.004)
    cyl((0.025, -0.18, 0.03), (0.025, -0.18, 0.045), 0.012, metal("#c8a85a", 0.22))
    [
        lathe(
            [(0, 0), (0.0055, 0), (0.0055, 0.003), (0.003, 0.004), (0.003, 0.02), (0, 0.021)],
            (0.1 + 0.022 * i, -0.19 + 0.01 * (i % 2), 0),
            metal("#caccce", 0.2, 0),
            12,
        )
        for i in range(4)
    ]


def scene_remote(p):
    """hand transmitter in front, motorised shutter out of focus behind"""
    t = p.get("time", "dusk")
    night = t in ("dusk", "night")
    sky(t)
    Y = 5.2
    facade(-8, 8, 0, 6, Y, Y + 0.3, WALLS[p.get("wall", "plaster")](p.get("wallhex", "#d9d0c0")), [(-1.9, 1.9, 0, 2.5)])
    shutter(-1.9, 1.9, 0.01, 2.5, Y + 0.1, dict(dict(profile="flat77", color="#59636b", open=0.5, lock=False, boxd=0.15), **p.get("shutter", {})))
    glazing(-1.9, 1.9, 0.0, 2.5, Y + 0.32)
    interior(-2.1, 2.1, 0, 2.7, Y + 0.42, 3.4, "KAFE", power=1.3 if night else 2.0)
    box(-9, 9, -3, Y, -0.1, 0, ground("pavers", "#9a948a", 0.5 if night else 0.0), 0)
    [wall_lamp(q, 2.0, Y, night) for q in (-2.35, 2.35)]
    planter(2.5, Y - 0.5, "ball")
    planter(-2.5, Y - 0.5, "ball")
    box(-1.2, 1.2, -0.4, 0.3, 0.985, 1.02, wood("#7d5433", 0.14, False, 0.36), 0.006)
    box(-0.05, 0.03, 0.02, 0.06, 1.02, 1.085, wood("#3c2a1e", 0.5, False, 0.4), 0.004)
    remote(-0.012, 0.003, 1.0535, 0.1, 1.15)
    remote(0.055, -0.05, 1.02, -0.5, c="#e6e5e0")
    tea(-0.105, 0.03, 1.02)
    lamp("AREA", (-0.45, -0.5, 1.5), 3.4, "#fff4e4", 0.5, (0, 0, 1.04))
    lamp("AREA", (0.5, 0.45, 1.3), 2.4, "#ffd6a4", 0.3, (0, 0, 1.04))
