"""What a lived-in street has beside its fronts: cables, posters, a cat, a scooter, a bicycle, fallen leaves. Metres."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from chance import R
from geometry import box, cyl, lathe, mesh
from lettering import text
from materials import fur, leaf, metal, paint, plastic
from props import bicycle

RUBBER, CHROME = "#17181a", "#c9ccce"


def cable(a, b, sag, r=0.011, parts=14):
    """a cable hung from a to b; it sags by so many metres in the middle"""
    a, b = Vector(a), Vector(b)
    points = [a.lerp(b, t / parts) - Vector((0, 0, sag * 4 * (t / parts) * (1 - t / parts))) for t in range(parts + 1)]
    for p, q in zip(points, points[1:]):
        cyl(p, q, r, plastic("#1b1b1c", 0.6), 8)


def cables(x0, x1, z=4.4):
    """a bundle along the facade from bracket to bracket, a junction box and a line that crosses the street"""
    steps = list(np.arange(x0, x1, 2.3)) + [x1]
    for a, b in zip(steps, steps[1:]):
        for k in range(3):
            cable((a, -0.13 - 0.03 * k, z - 0.03 * k), (b, -0.13 - 0.03 * k, z - 0.03 * k), R.uniform(0.05, 0.16), 0.009)
        cyl((b, 0, z), (b, -0.2, z), 0.012, metal("#6e7072", 0.5, 0), 8)
    xm = steps[len(steps) // 2]
    box(xm - 0.12, xm + 0.12, -0.14, 0, z - 0.42, z - 0.16, paint("#9fa19d", 0.5, 0.8), 0.006)
    cable((xm, -0.1, z - 0.18), (xm + 0.5, -0.13, z - 0.04), 0.08, 0.008)
    cable((x1 - 0.6, -0.1, z + 0.3), (x1 - 4.5, -9.5, z + 2.4), 0.5, 0.012)


BILLS = [  # paper, ink, the words from top to bottom
    ("#e8dfc9", "#8c2f22", ("KONSER", "24 MAYIS")),
    ("#d9b23c", "#26282a", ("SERGİ", "GİRİŞ SERBEST")),
    ("#3f6473", "#f1ece0", ("TİYATRO", "BU AKŞAM")),
    ("#efe9dc", "#2f5a3c", ("KERMES", "PAZAR")),
]


def posters(x, z, n, y=0.0):
    """bills pasted in a row on the wall: each a little askew, none twice beside itself"""
    first = R.randrange(len(BILLS))
    for i in range(n):
        paper, ink, (head, foot) = BILLS[(first + i) % len(BILLS)]
        w, h = 0.5, 0.7
        m = plastic(ink, 0.8)
        parts = [
            box(-w / 2, w / 2, -0.004, 0, -h / 2, h / 2, plastic(paper, 0.85), 0),
            box(-w * 0.38, w * 0.38, -0.006, -0.004, -h * 0.18, h * 0.18, m, 0),
            lathe([(0, 0), (0.085, 0), (0.085, 0.002), (0, 0.002)], (0, 0, 0), plastic(paper, 0.85), 24),
            text(head, 0, -0.005, h * 0.34, 0.105, m, "bebas", 0.001),
            text(foot, 0, -0.005, -h * 0.34, 0.06, m, "bebas", 0.001),
        ]
        parts[2].rotation_euler = (math.pi / 2, 0, 0)
        parts[2].location = (R.uniform(-0.08, 0.08), -0.006, 0)
        turn = Matrix.Translation((x + i * 0.54, y - 0.002, z + R.uniform(-0.02, 0.02))) @ Matrix.Rotation(R.gauss(0, 0.014), 4, "Y")
        bpy.context.view_layer.update()
        for part in parts:
            part.matrix_world = turn @ part.matrix_basis


def blob(balls, mat, voxel, place):
    """one soft body out of overlapping balls: (centre, radii)"""
    v, f = [], []
    for c, rad in balls:
        o = len(v)
        for i in range(17):
            b = math.pi * i / 16 - math.pi / 2
            v += [
                (c[0] + rad[0] * math.cos(b) * math.cos(a), c[1] + rad[1] * math.cos(b) * math.sin(a), c[2] + rad[2] * math.sin(b))
                for a in np.linspace(0, 2 * math.pi, 24, False)
            ]
        f += [(o + i * 24 + j, o + i * 24 + (j + 1) % 24, o + (i + 1) * 24 + (j + 1) % 24, o + (i + 1) * 24 + j) for i in range(16) for j in range(24)]
        f += [tuple(o + j for j in range(23, -1, -1)), tuple(o + 16 * 24 + j for j in range(24))]
    ob = mesh("blob", v, f, mat, smooth=180)
    remesh = ob.modifiers.new("r", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    soft = ob.modifiers.new("s", "SMOOTH")
    soft.factor, soft.iterations = 0.6, 10
    ob.matrix_world = place
    return ob


def cat(x, y, z=0.0, turn=0.0, coat="#2b2826", chest="#e9e2d6"):
    """a cat that sits upright and looks along -y, turned by so many radians"""
    place = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")
    m, light = fur(coat), fur(chest)
    body = [
        ((0, 0.06, 0.1), (0.085, 0.105, 0.1)),
        ((0, 0.03, 0.19), (0.066, 0.075, 0.11)),
        ((0, -0.01, 0.28), (0.048, 0.05, 0.07)),
        ((0, -0.03, 0.345), (0.056, 0.055, 0.05)),
        ((0, -0.075, 0.332), (0.028, 0.025, 0.022)),
    ]
    for s in (-1, 1):
        body += [((s * 0.075, 0.05, 0.055), (0.04, 0.085, 0.055)), ((s * 0.06, -0.045, 0.016), (0.026, 0.045, 0.017))]
        body += [((s * 0.033, -0.05, 0.02 + 0.045 * k), (0.02, 0.021, 0.034)) for k in range(5)]
        body += [((s * 0.036, -0.02, 0.388 + 0.011 * k), (0.021 - 0.0045 * k, 0.012, 0.012)) for k in range(4)]
    tail = [(0.05 + 0.115 * math.cos(a), 0.02 + 0.13 * math.sin(a)) for a in np.linspace(1.7, -1.1, 26)]
    body += [((tx, ty, 0.022), (0.02, 0.02, 0.02)) for tx, ty in tail]
    blob(body, m, 0.0065, place)
    blob([((0, -0.052, 0.24), (0.03, 0.02, 0.055)), ((0, -0.088, 0.325), (0.02, 0.016, 0.013))], light, 0.006, place)
    for s in (-1, 1):
        eye = lathe([(0, 0), (0.007, 0.001), (0.009, 0.004), (0, 0.006)], (0, 0, 0), plastic("#9aa33c", 0.1), 12)
        eye.matrix_world = place @ Matrix.Translation((s * 0.022, -0.079, 0.356)) @ Matrix.Rotation(math.pi / 2, 4, "X")


def wheel(x, z, r, place):
    m, rim = plastic(RUBBER, 0.75), metal("#8b8f92", 0.4, 0)
    parts = [
        lathe([(r * 0.55, -0.05), (r * 0.9, -0.052), (r, -0.03), (r, 0.03), (r * 0.9, 0.052), (r * 0.55, 0.05)], (0, 0, 0), m, 40),
        lathe([(0, -0.035), (r * 0.3, -0.04), (r * 0.57, -0.03), (r * 0.57, 0.03), (r * 0.3, 0.04), (0, 0.035)], (0, 0, 0), rim, 32),
    ]
    for part in parts:
        part.matrix_world = place @ Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.pi / 2, 4, "X")


def scooter(x, y, turn=0.0, color="#9fb8ae", z=0.0):
    """a scooter of the rounded kind on its stand; its nose points to -x"""
    place = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(0.09, 4, "X")
    shell, seat, chrome = paint(color, 0.2, 0.15), plastic("#3a2a20", 0.5), metal(CHROME, 0.15, 0)
    for wx in (-0.62, 0.58):
        wheel(wx, 0.22, 0.22, place)
    tail = [((0.2 + 0.07 * k, 0, 0.5 + 0.012 * k), (0.1, 0.15 - 0.008 * k, 0.13 - 0.004 * k)) for k in range(9)]
    tail += [((0.47 + 0.05 * k, s * 0.13, 0.4), (0.13, 0.075, 0.14)) for s in (-1, 1) for k in range(4)]
    spine = [((0.14 - 0.02 * k, 0, 0.5 - 0.05 * k), (0.06, 0.15, 0.06)) for k in range(6)]
    floor = [((-0.36 + 0.06 * k, 0, 0.225), (0.07, 0.17, 0.028)) for k in range(9)]
    shield = [((-0.4 - 0.17 * t, q, 0.25 + 0.63 * t), (0.03, 0.07, 0.07)) for t in np.linspace(0, 1, 11) for q in np.linspace(-0.2, 0.2, 6) * (1 - 0.35 * t * t)]
    blob(tail + spine + floor + shield, shell, 0.013, place)
    fender = [((-0.62 + 0.26 * math.cos(a), 0, 0.23 + 0.26 * math.sin(a)), (0.045, 0.085, 0.045)) for a in np.linspace(0.3, 2.7, 14)]
    fender += [((-0.6 + 0.015 * k, 0, 0.47 + 0.06 * k), (0.05, 0.06 - 0.003 * k, 0.06)) for k in range(8)]
    blob(fender, shell, 0.012, place)
    blob([((-0.55, q * 0.05, 0.985), (0.075, 0.07, 0.055)) for q in (-2, -1, 0, 1, 2)] + [((-0.59, 0, 0.985), (0.08, 0.085, 0.075))], shell, 0.011, place)
    blob([((0.14 + 0.055 * k, 0, 0.675 + 0.006 * k + (0.02 if k > 5 else 0)), (0.085, 0.135 - 0.004 * k, 0.062)) for k in range(11)], seat, 0.013, place)
    bars = [cyl((-0.53, q * 0.13, 0.99), (-0.48, q * 0.36, 1.02), 0.014, chrome, 10) for q in (-1, 1)]
    bars += [cyl((-0.51, q * 0.24, 1.005), (-0.48, q * 0.37, 1.022), 0.021, plastic(RUBBER, 0.7), 12) for q in (-1, 1)]
    bars += [cyl((-0.53, q * 0.2, 1.02), (-0.56, q * 0.3, 1.15), 0.005, chrome, 8) for q in (-1, 1)]
    bars += [cyl((-0.57, q * 0.3, 1.17), (-0.548, q * 0.3, 1.17), 0.048, plastic("#26282a", 0.4), 20) for q in (-1, 1)]
    bars += [cyl((-0.655, 0, 0.985), (-0.672, 0, 0.985), 0.07, chrome, 24), cyl((-0.67, 0, 0.985), (-0.677, 0, 0.985), 0.06, plastic("#e9ece8", 0.08), 24)]
    bars += [cyl((0.86, 0, 0.58), (0.885, 0, 0.58), 0.04, plastic("#7a1410", 0.2), 20), cyl((-0.62, 0.07, 0.5), (-0.62, 0.07, 0.22), 0.022, chrome, 10)]
    bars += [cyl((0.0, s * 0.1, 0.22), (0.09, s * 0.17, 0.0), 0.014, metal("#4a4d4f", 0.4, 0), 8) for s in (-1, 1)]
    bars += [box(0.86, 0.865, -0.1, 0.1, 0.34, 0.48, plastic("#eceae4", 0.4), 0.002), cyl((0.72, -0.15, 0.2), (0.36, -0.15, 0.22), 0.035, metal("#55585a", 0.35, 0), 14)]
    bars += [box(0.3, 0.66, -0.11, 0.11, 0.16, 0.32, plastic("#2a2c2e", 0.6), 0.02)]
    for part in bars:
        part.matrix_world = place


def fallen_leaves(x0, x1, y0, y1, n):
    """leaves that lie flat on the ground, more of them along the wall and the kerb"""
    g = np.random.default_rng(R.randrange(1 << 30))
    for hex_ in ("#b5862c", "#8a5a26", "#6f7a30"):
        k = n // 3
        edge = g.random(k) < 0.5
        y = np.where(edge, np.where(g.random(k) < 0.5, y1 - np.abs(g.normal(0, 0.12, k)), y0 + np.abs(g.normal(0, 0.12, k))), g.uniform(y0, y1, k))
        p = np.stack([g.uniform(x0, x1, k), y, np.full(k, 0.006)], 1)
        a, s = g.uniform(0, 6.28, k), g.uniform(0.03, 0.055, k)
        d, e = (np.stack([np.cos(q), np.sin(q), q * 0], 1) * s[:, None] for q in (a, a + 1.57))
        lift = np.stack([a * 0, a * 0, g.uniform(0.0, 0.02, k)], 1)
        # a pointed outline of six corners, the middle rib lowest
        corners = [p - d, p - d * 0.35 + e * 0.5 + lift, p + d * 0.3 + e * 0.46 + lift, p + d, p + d * 0.3 - e * 0.46 + lift, p - d * 0.35 - e * 0.5 + lift]
        v = np.stack(corners, 1).reshape(-1, 3)
        f = [tuple(i * 6 + j for j in q) for i in range(k) for q in ((0, 1, 2, 3), (0, 3, 4, 5))]
        c = np.repeat(g.random(k), 6)
        mesh("fallen", v.tolist(), f, leaf(hex_), col=np.stack([c, c, c, c * 0 + 1], 1))


LIFE = {
    "cables": lambda x0, x1, it: cables(x0, x1, *it),
    "posters": lambda x, y, it: posters(x, y, *it),
    "cat": lambda x, y, it: cat(x, y, *it),
    "scooter": lambda x, y, it: scooter(x, y, *it),
    "bicycle": lambda x, y, it: bicycle(x, y),
    "leaves": lambda x0, x1, it: fallen_leaves(x0, x1, *it),
}


def street_life(p):
    """life of the street from p['life']: [name, x, y, more], see LIFE"""
    for name, x, y, *more in p.get("life", []):
        LIFE[name](x, y, more)
