"""Scene: spare parts in order on a technician's bench. Metres; the cut ends look towards −y, to the camera."""

import math

import bpy
from mathutils import Matrix, Vector

from chance import R
from geometry import box, cyl, lathe, mesh
from light import lamp
from materials import bench_top, metal, paint, plastic, workshop_mat
from still_life import remote


STEEL, BLACK = "#b9bcc0", "#17181a"


def daylight():
    """a window of four panes at the left, a dim room around"""
    world = bpy.data.worlds.new("w")
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes["Background"]
    ground.inputs[0].default_value = (0.62, 0.64, 0.68, 1)
    ground.inputs[1].default_value = 0.15
    for y in (-0.05, 0.55):
        for z in (0.5, 1.1):
            lamp("AREA", (-1.35, y, z), 9, "#f4f7ff", 0.5, (-0.2, y, z - 0.55), size_y=0.52)
    lamp("AREA", (1.5, 0.9, 0.9), 5, "#ffdcb0", 0.5, (0, 0.1, 0), size_y=0.9)


def place(objects, x, y, z=0.0, turn=0.0, tilt=0.0):
    """sets things built around the origin at a point, turned about z after a tilt about x"""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(tilt, 4, "X")
    for o in objects:
        o.matrix_world = m


def wall(line, y0, y1, thick, mat, closed=False, cut=None):
    """a sheet bent along a line of (x, z) and so long in y, its thickness to the left of the line; closed makes a tube"""
    n = len(line)
    inner = []
    for i, p in enumerate(line):
        a, b = (line[i - 1], line[(i + 1) % n]) if closed else (line[max(i - 1, 0)], line[min(i + 1, n - 1)])
        along = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        inner.append((p[0] - along.y * thick, p[1] + along.x * thick))
    v = [(x, y, z) for y in (y0, y1) for x, z in [*line, *inner]]
    f = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        f += [(i, j, 2 * n + j, 2 * n + i), (n + j, n + i, 3 * n + i, 3 * n + j), (j, i, n + i, n + j), (2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i)]
    if not closed:
        f += [(k, k + n, k + 3 * n, k + 2 * n) for k in (0, n - 1)]
    mesh("wall", v, f, mat, smooth=35)
    if cut:  # where it was sawn off the bare metal shows
        mesh("cut", [(x, y - 0.0002, z) for x, y, z in v[: 2 * n]], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n if closed else n - 1)], cut)


def slat(x, y0, y1, width, height, mat, flatness=0.4, foam=None):
    """a length of double-walled slat: arched face, hollow or filled with foam, a hook at its left and a lip at its right; returns its right edge"""
    a, b, n, bare = x + 0.006, x + 0.006 + width, 18, metal("#dfe2e4", 0.3, 0)
    us = [i / n for i in range(n + 1)]
    face = [(a + (b - a) * u, 0.0045 + (height - 0.0045) * max(0.0, math.sin(math.pi * u)) ** flatness) for u in us]
    back = [(a + (b - a) * u, 0.0012 + 0.14 * height * math.sin(math.pi * u)) for u in us]
    wall([*back, *face[::-1]], y0, y1, 0.0013, mat, True, bare)
    hook = [(a + 0.001 - 0.0028 - 0.0028 * math.cos(t), 0.004 + 0.0032 * math.sin(t)) for t in (math.pi * k / 8 for k in range(8, -5, -1))]
    wall(hook[::-1], y0, y1, 0.001, mat, False, bare)
    wall([(b - 0.001, 0.0042), (b + 0.003, 0.0042), (b + 0.005, 0.006), (b + 0.005, 0.0085), (b + 0.0035, 0.0095)], y0, y1, 0.001, mat, False, bare)
    box(a + 0.011, b - 0.011, y1 - 0.012, y1 - 0.01, 0.001, 0.45 * height, plastic(BLACK, 0.9), 0)  # no light falls through from behind
    if foam:
        inside = [(p, q + 0.001) for p, q in back[1:-1]] + [(p, q - 0.001) for p, q in face[1:-1][::-1]]
        m = len(inside)
        v = [(p, y, q) for y in (y0 + 0.0008, y1 - 0.0008) for p, q in inside]
        mesh("foam", v, [tuple(range(m)), tuple(range(m, 2 * m))[::-1]], plastic(foam, 0.95))
    return b + 0.005


def rail(x, y0, y1):
    """a length of guide rail, open side up, a brush seal in each of its lips; returns its right edge"""
    line = [(0.007, 0.034), (0, 0.034), (0, 0), (0.034, 0), (0.034, 0.034), (0.027, 0.034)]
    wall([(x + p, q) for p, q in line], y0, y1, 0.0018, paint("#a9adb1", 0.36, 0.0, 0.0, 0.35), False, metal("#dfe2e4", 0.3, 0))
    for p in (0.0075, 0.0225):
        box(x + p, x + p + 0.004, y0, y1, 0.018, 0.037, plastic(BLACK, 0.9), 0.0006)
    return x + 0.034


def seal(x, y0, y1):
    """a length of rubber bottom seal: a hollow bulb under a ribbed foot; returns its right edge"""
    m, r = plastic(BLACK, 0.7), 0.0125
    wall([(x + r + r * math.cos(t), r + r * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))], y0, y1, 0.0024, m, True)
    box(x + 2 * r - 0.002, x + 2 * r + 0.006, y0, y1, r - 0.0025, r + 0.0025, m, 0.0004)
    box(x + 2 * r + 0.004, x + 2 * r + 0.008, y0, y1, 0.0015, 2 * r - 0.0015, m, 0.0006)
    return x + 2 * r + 0.008


def cord(points, r, mat):
    """a cable along a smooth curve near the points"""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 4
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    line.use_endpoint_u = True
    line.order_u = 4
    for q, p in zip(line.points, points):
        q.co = (*p, 1)
    curve.materials.append(mat)
    bpy.context.collection.objects.link(bpy.data.objects.new("cord", curve))


def cable(x, y, z, cx, cy, r=0.046):
    """a motor's cable from its head, coiled in three turns around (cx, cy), its four bare wires spread at the end"""
    start = math.atan2(y - cy, x - cx)
    points = [(x, y, z), (x - 0.012, y, z), (x - 0.03, y, z * 0.6)]
    turns = 40
    for k in range(turns):
        a = start + 0.9 + 2 * math.pi * k / 13
        q = r + 0.0022 * math.sin(1.7 * k)
        points.append((cx + q * math.cos(a), cy + q * math.sin(a), 0.0045 + 0.0062 * (k // 13)))
    tail = points[-1]
    points += [(tail[0] + 0.02, tail[1] - 0.02, 0.006), (tail[0] + 0.045, tail[1] - 0.026, 0.0042)]
    cord(points, 0.0038, plastic(BLACK, 0.5))
    ex, ey, ez = points[-1]
    for k, c in enumerate(("#6d4428", "#2c5fa8", "#1d1e20", "#7d9a3a")):
        spread = [(-0.004, 0, ez), (0.008, 0.002 * k - 0.002, ez), (0.018, 0.006 * k - 0.009, 0.0016), (0.026, 0.008 * k - 0.012, 0.0014)]
        cord([(ex + a, ey + b, h) for a, b, h in spread], 0.0012, plastic(c, 0.4))
    for k in (0, 1):  # two ties hold the coil together
        a = start + 2.0 + 2.2 * k
        px, py = cx + r * math.cos(a), cy + r * math.sin(a)
        place([box(-0.007, 0.007, -0.0025, 0.0025, 0, 0.0225, plastic("#e9e9e6", 0.4), 0.002)], px, py, 0, a)


def patch(x0, x1, y, z, r, a0, a1, mat):
    """a label around part of a tube that lies along x"""
    n = 12
    v = [(x, y - r * math.cos(a0 + (a1 - a0) * i / n), z + r * math.sin(a0 + (a1 - a0) * i / n)) for x in (x0, x1) for i in range(n + 1)]
    mesh("label", v, [(i, n + 1 + i, n + 2 + i, i + 1) for i in range(n)], mat, smooth=60)


def tube_motor(x0, x1, y, r, coil):
    """a tubular motor lying along x: head with cable at the left, label, crown and driving wheel"""
    grey, black, orange = paint("#d2d5d8", 0.22, 0.0, 0.0, 0.85), plastic("#202225", 0.45), plastic("#d9731c", 0.45)
    z = r * 1.14
    cyl((x0, y, z), (x1, y, z), r, grey, 56)
    cyl((x0 - 0.012, y, z), (x0, y, z), r * 1.14, black, 56)
    cyl((x0 - 0.05, y, z), (x0 - 0.012, y, z), r * 0.96, black, 48)
    cyl((x0 - 0.064, y, z), (x0 - 0.05, y, z), r * 0.5, metal(STEEL, 0.3, 0), 4)
    for k, c in ((-1, "#e8c33a"), (1, "#f0f0ee")):
        cyl((x0 - 0.03, y + 0.3 * r * k, z + r * 0.9), (x0 - 0.03, y + 0.3 * r * k, z + r * 1.0), 0.0035, plastic(c, 0.5), 6)
    cyl((x0 + 0.012, y, z), (x0 + 0.034, y, z), r * 1.09, orange, 12)
    patch(x0 + 0.09, x0 + 0.19, y, z, r * 1.004, 0.15, 1.35, plastic("#eceae4", 0.5))
    for k, w in enumerate((0.05, 0.078, 0.066, 0.078)):
        a = 1.15 - 0.22 * k
        patch(x0 + 0.1, x0 + 0.1 + w, y, z, r * 1.008, a - 0.05, a + (0.06 if k == 0 else 0), plastic("#5a5d61" if k else "#b3251d", 0.6))
    for k in (0, 1):
        cyl((x1 - 0.03 + 0.014 * k, y, z), (x1 - 0.027 + 0.014 * k, y, z), r * 1.006, metal("#8d9094", 0.4, 0), 48)
    cyl((x1, y, z), (x1 + 0.008, y, z), r * 0.8, black, 40)
    cyl((x1 + 0.008, y, z), (x1 + 0.03, y, z), r * 1.04, orange, 8)
    cyl((x1 + 0.03, y, z), (x1 + 0.042, y, z), r * 0.34, metal(STEEL, 0.3, 0), 16)
    cable(x0 - 0.05, y, z, *coil)


def spring(x, y0, y1, r=0.021, turns=17):
    """a coil spring lying along y, its last turns closed"""
    n = turns * 20
    curve = bpy.data.curves.new("spring", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.0024
    curve.bevel_resolution = 4
    line = curve.splines.new("POLY")
    line.points.add(n)
    for i, q in enumerate(line.points):
        a, t = 2 * math.pi * i / 20, i / n
        even = min(max((t - 0.12) / 0.76, 0), 1)
        closed = 0.0052 * (min(t, 0.12) + max(t - 0.88, 0)) * turns
        q.co = (x + r * math.cos(a), y0 + closed + (y1 - y0 - 0.0052 * 0.24 * turns) * even, r + 0.0024 + r * math.sin(a), 1)
    curve.materials.append(metal("#9a9ea3", 0.22, 0))
    bpy.context.collection.objects.link(bpy.data.objects.new("spring", curve))


def bearing(x, y, r=0.019):
    """a ball bearing lying flat: two rings, a dark shield between them"""
    m = metal("#c9ccce", 0.16, 0)
    outer = [(0.78, 0), (1, 0), (1.03, 0.08), (1.03, 0.56), (1, 0.64), (0.8, 0.64), (0.78, 0.58), (0.78, 0)]
    inner = [(0.4, 0), (0.56, 0), (0.56, 0.58), (0.54, 0.64), (0.42, 0.64), (0.4, 0.58), (0.4, 0)]
    for ring in (outer, inner):
        lathe([(q * r, h * r) for q, h in ring], (x, y, 0), m, 48)
    lathe([(0.56 * r, 0.5 * r), (0.78 * r, 0.5 * r)], (x, y, 0), plastic("#2a2c2f", 0.5), 48)


def ring(x, y, z, r, thick, mat):
    """a ring of round wire lying flat"""
    turn = [2 * math.pi * k / 12 for k in range(13)]
    return lathe([(r + thick * math.cos(t), thick * math.sin(t)) for t in turn], (x, y, z), mat, 40)


def key(x, y, z, turn):
    """a flat key: a bow with a hole, a shank with teeth"""
    m = metal("#cfd1d2", 0.25, 0)
    bow = lathe([(0.0035, 0), (0.0105, 0), (0.0105, 0.0022), (0.0035, 0.0022), (0.0035, 0)], (0, 0, 0), m, 32)
    parts = [bow, box(0.0095, 0.037, -0.0036, 0.0024, 0, 0.0021, m, 0.0003)]
    parts += [box(0.015 + 0.005 * k, 0.0178 + 0.005 * k, -0.0036 - h, -0.003, 0, 0.0021, m, 0) for k, h in enumerate((0.0016, 0.0008, 0.002, 0.0012))]
    place(parts, x, y, z, turn)


def lock(x, y):
    """a shutter lock: steel case with a brass cylinder and two bolts, two keys on a ring beside it"""
    brass, steel = metal("#cda452", 0.22, 0), metal("#a9acb0", 0.3, 0)
    box(x - 0.036, x + 0.036, y - 0.022, y + 0.022, 0, 0.017, steel, 0.002)
    for q in (-1, 1):
        box(x + q * 0.036, x + q * 0.052, y - 0.006, y + 0.006, 0.003, 0.013, metal(STEEL, 0.25, 0), 0.001)
        for p in (-0.015, 0.015):
            lathe([(0.0045, 0), (0.0045, 0.001), (0.0022, 0.0016), (0, 0.0016)], (x + q * 0.028, y + p, 0.017), steel, 16)
    lathe([(0.0135, 0), (0.0135, 0.004), (0.012, 0.0055), (0.0095, 0.0055), (0.009, 0.005), (0, 0.005)], (x, y, 0.017), brass, 40)
    box(x - 0.001, x + 0.001, y - 0.0055, y + 0.0055, 0.0215, 0.0223, plastic("#0c0c0c", 0.8), 0)
    kx, ky = x + 0.088, y - 0.006
    ring(kx - 0.012, ky + 0.012, 0.0052, 0.0115, 0.0008, metal(STEEL, 0.2, 0))
    key(kx - 0.006, ky + 0.004, 0.0002, -0.45)
    key(kx - 0.014, ky, 0.0025, -1.15)


def screw(x, y, turn):
    """a pan-head screw lying on its head's rim and its tip"""
    m = metal("#c3c6c8", 0.2, 0)
    body = lathe([(0, 0), (0.0024, 0), (0.0044, 0.0012), (0.0046, 0.0028), (0.0022, 0.003), (0.0022, 0.003)], (0, 0, 0), m, 20)
    rows = [(0.0017 if k % 2 else 0.0023, 0.003 + 0.0009 * k) for k in range(20)] + [(0, 0.0232)]
    shank = lathe(rows, (0, 0, 0), m, 12)
    place([body, shank], x, y, 0.0046 + 0.0022, turn, math.pi / 2 + 0.12)


def nut(x, y, z):
    """a hexagon nut lying flat"""
    m = metal("#b9bcbe", 0.25, 0)
    lathe([(0.0032, 0), (0.0066, 0), (0.0066, 0.005), (0.0032, 0.005), (0.0032, 0)], (x, y, z), m, 6)


def tray(x0, x1, y0, y1):
    """a small tray with two compartments, screws in one and nuts in the other"""
    m, middle = plastic("#8f2a1e", 0.4), x0 + 0.64 * (x1 - x0)
    box(x0, x1, y0, y1, 0, 0.002, m, 0.0005)
    for a, b, c, d in ((x0, x0 + 0.002, y0, y1), (x1 - 0.002, x1, y0, y1), (middle, middle + 0.002, y0, y1), (x0, x1, y0, y0 + 0.002), (x0, x1, y1 - 0.002, y1)):
        box(a, b, c, d, 0, 0.015, m, 0.0007)
    for i in range(5):
        for j in range(2):
            screw(x0 + 0.012 + 0.0125 * i, y0 + 0.034 + 0.035 * j, R.uniform(-0.3, 0.3))
    for i in range(2):
        for j in range(4):
            nut(middle + 0.012 + 0.0155 * i, y0 + 0.013 + 0.0165 * j, 0.002)


def folded_rule(x, y):
    """a yellow folding rule, shut: five wooden links side by side, rivets through their ends, a scale on the front one"""
    n, w = 5, 0.0062
    for k in range(n):
        a = 0.004 * (k % 2)
        box(x + a, x + 0.226 + a, y + w * k, y + w * k + w - 0.0005, 0, 0.016, plastic("#dba92c", 0.5), 0.0012)
        for q in (0.009, 0.217):
            cyl((x + q + a, y + w * k - 0.0003, 0.008), (x + q + a, y + w * k + w - 0.0002, 0.008), 0.0042, metal("#c9a24a", 0.25, 0), 16)
    for k in range(1, 42):  # the scale faces the camera
        box(x + 0.005 * k + 0.004, x + 0.005 * k + 0.0046, y - 0.0002, y + 0.001, 0.0158 - (0.008 if k % 2 == 0 else 0.005), 0.0158, plastic("#1b1b1b", 0.6), 0)


def screwdriver(x, y):
    """a screwdriver lying along x, its blade to the right"""
    grip, red, steel = plastic("#23262a", 0.55), plastic("#b3311f", 0.4), metal(STEEL, 0.22, 0)
    r = 0.0145
    cyl((x, y, r), (x + 0.008, y, r), 0.011, red, 24, 0.0135)
    cyl((x + 0.008, y, r), (x + 0.07, y, r), r, grip, 8)
    cyl((x + 0.07, y, r), (x + 0.082, y, r), 0.0135, grip, 24, 0.008)
    cyl((x + 0.082, y, r), (x + 0.097, y, r), 0.0095, red, 24, 0.0075)
    cyl((x + 0.097, y, r), (x + 0.195, y, 0.004), 0.0032, steel, 20)
    cyl((x + 0.195, y, 0.004), (x + 0.207, y, 0.0024), 0.0036, steel, 4, 0.0018)


def wall_switch(x, y):
    """a white switch for up and down, its frame not yet on the wall"""
    white = plastic("#efeeea", 0.3)
    box(x - 0.04, x + 0.04, y - 0.04, y + 0.04, 0, 0.01, white, 0.004)
    for q in (-1, 1):
        box(x - 0.026, x + 0.026, y + q * 0.0135 - 0.0125, y + q * 0.0135 + 0.0125, 0.008, 0.0125, white, 0.0015)
        arrow = [(x - 0.005, y + q * 0.01, 0.0126), (x + 0.005, y + q * 0.01, 0.0126), (x, y + q * 0.018, 0.0126)]
        mesh("arrow", arrow, [(0, 1, 2) if q > 0 else (1, 0, 2)], plastic("#5a5d61", 0.5))


def tape(x, y, r=0.034):
    """a roll of insulating tape lying flat"""
    lathe([(0.66 * r, 0), (r, 0), (r, 0.019), (0.66 * r, 0.019), (0.66 * r, 0)], (x, y, -0.003), plastic(BLACK, 0.35), 40)
    lathe([(0.6 * r, 0.001), (0.66 * r, 0.001), (0.66 * r, 0.0185), (0.6 * r, 0.0185), (0.6 * r, 0.001)], (x, y, -0.003), plastic("#c9a878", 0.8), 40)


def profiles(x, y0, y1):
    """guide rail, five slats of different colours and a bottom seal side by side"""
    gap = 0.013
    x = rail(x, y0, y1) + gap
    x = slat(x, y0, y1, 0.071, 0.019, paint("#b6babd", 0.34, 0.0, 0.0, 0.6)) + gap
    x = slat(x, y0, y1, 0.05, 0.02, paint("#ece9e2", 0.36, 0.05), 0.75) + gap
    x = slat(x, y0, y1, 0.071, 0.019, paint("#5a3a26", 0.36, 0.05)) + gap
    x = slat(x, y0, y1, 0.041, 0.0135, paint("#2f3a44", 0.36, 0.05), 0.4, "#d9c27a") + gap
    x = slat(x, y0, y1, 0.041, 0.0135, paint("#93271f", 0.36, 0.05), 0.4, "#d9c27a") + gap
    seal(x + 0.004, y0, y1)


def scene_parts(p):
    """spare parts in rows on a mat on a worn bench: profiles, motors, remotes, spring, lock, bearings, screws"""
    daylight()
    box(-1.2, 1.2, -0.6, 1.4, -0.06, -0.003, bench_top("#8a6640"), 0.004)
    box(-0.475, 0.475, -0.225, 0.46, -0.003, 0, workshop_mat("#3d5260"), 0.0012)
    profiles(-0.315, -0.19, 0.05)
    folded_rule(-0.34, 0.1)
    screwdriver(-0.05, 0.118)
    tube_motor(-0.25, 0.12, 0.215, 0.024, (-0.39, 0.21))
    tube_motor(-0.25, 0.22, 0.34, 0.03, (-0.405, 0.35))
    spring(0.4, 0.21, 0.41)
    wall_switch(0.265, 0.215)
    for k, c in enumerate(("#1d1f22", "#e4e4e0")):
        remote(0.235 + 0.07 * k, 0.115, 0, 0.0, c=c)
    lock(0.232, 0.035)
    for k in range(3):
        bearing(0.212 + 0.052 * k, -0.045)
    tray(0.188, 0.3, -0.185, -0.105)
    tape(-0.3, 0.53)
    tape(-0.215, 0.55, 0.03)
