"""A clothes shop: garments on rails, tailor's busts, folded piles, a mirror, a fitting cabin. Metres."""

import math

import numpy as np

from chance import R
from geometry import box, cyl, extrude_z, lathe, rod
from materials import cloth, fabric, metal, plastic, wood
from soup import Soup


BRASS = "#b8975a"
CUTS = {  # height under the hanger and there half width, half depth and depth of the folds; how far the sleeves hang
    "dress": ([(-0.02, 0.07, 0.05, 0), (0.02, 0.17, 0.055, 0), (0.2, 0.18, 0.06, 0.003), (0.4, 0.145, 0.05, 0.006), (0.7, 0.2, 0.06, 0.018), (1.08, 0.26, 0.07, 0.03)], 0),
    "coat": ([(-0.03, 0.06, 0.05, 0), (0.02, 0.2, 0.06, 0), (0.25, 0.22, 0.075, 0.003), (0.6, 0.22, 0.07, 0.006), (1.05, 0.245, 0.075, 0.012)], 0.62),
    "jacket": ([(-0.03, 0.06, 0.05, 0), (0.02, 0.2, 0.06, 0), (0.25, 0.215, 0.075, 0.003), (0.7, 0.225, 0.07, 0.006)], 0.6),
    "shirt": ([(-0.03, 0.055, 0.045, 0), (0.03, 0.2, 0.045, 0), (0.3, 0.205, 0.055, 0.006), (0.72, 0.21, 0.055, 0.014)], 0.57),
    "knit": ([(-0.02, 0.09, 0.05, 0), (0.03, 0.21, 0.055, 0), (0.3, 0.23, 0.065, 0.006), (0.62, 0.21, 0.06, 0.004)], 0.55),
    "skirt": ([(0.08, 0.14, 0.03, 0), (0.12, 0.145, 0.04, 0.002), (0.4, 0.2, 0.055, 0.014), (0.78, 0.24, 0.065, 0.024)], 0),
    "trousers": ([(0.07, 0.16, 0.02, 0), (0.1, 0.165, 0.028, 0.002), (0.62, 0.16, 0.034, 0.006)], 0),
}
CLOTHS = ["#e6dfd0", "#26303f", "#6f2a33", "#b0905f", "#4d5a49", "#cfaea4", "#1d1e21", "#8d8478", "#38506b", "#a65f3f", "#d9d3c6", "#5b4a3e"]


def tube(s, rows, place, colour, n=30, twist=7):
    """cloth around a row of ellipses (height, x, y, half width, half depth, depth of the folds), turned and set at place"""
    x0, y0, z0, turn = place
    a, phase = np.linspace(0, 2 * math.pi, n, False), R.uniform(0, 6.3)
    v = []
    for z, x, y, w, d, fold in rows:
        k = 1 + fold * np.sin(twist * a + phase) / max(d, 0.02)
        px = x + w * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.8 * (0.6 + 0.4 * k)
        py = y + d * np.sin(a) * k
        v += [(x0 + math.cos(turn) * p - math.sin(turn) * q, y0 + math.sin(turn) * p + math.cos(turn) * q, z0 + z) for p, q in zip(px, py)]
    s.add(v, [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n)], colour)


def smooth(rows, n=16):
    """more rows of the same course, so that cloth bends softly"""
    rows = np.array(rows)
    t = np.linspace(rows[0, 0], rows[-1, 0], n)
    return np.stack([t] + [np.interp(t, rows[:, 0], rows[:, i]) for i in range(1, rows.shape[1])], 1)


def sleeves(s, place, shoulder, length, colour):
    for side in (-1, 1):
        lean, ahead = R.uniform(0.02, 0.06), R.uniform(-0.03, 0.01)
        rows = [(-0.015, side * (shoulder - 0.05), 0, 0.03, 0.03, 0), (-0.05, side * (shoulder - 0.01), 0, 0.05, 0.05, 0)]
        for t in np.linspace(0.15, 1, 9):
            x = side * (shoulder + lean * math.sin(t * 2.2))
            rows.append((-0.05 - length * t, x, ahead * t, 0.052 - 0.012 * t, 0.05 - 0.012 * t, 0.004 + 0.003 * math.sin(9 * t)))
        tube(s, rows, place, colour, 18, 3)


def garment(s, x, y, z, turn, kind, colour):
    """a garment on a hanger whose hook goes over the rail at height z; turn 0 faces the street"""
    cut, sleeve = CUTS[kind]
    place = (x, y, z - 0.1, turn)
    tube(s, [(-h, 0, 0, w, d, f) for h, w, d, f in smooth(cut)], place, colour)
    if sleeve:
        sleeves(s, place, cut[1][1], sleeve, colour)
    w = 0.17
    a, b = ((x - w * math.cos(turn), y - w * math.sin(turn), z - 0.125), (x + w * math.cos(turn), y + w * math.sin(turn), z - 0.125))
    for end in (a, b):
        s.add(*rod(end, (x, y, z - 0.07), 0.008, 6), "#8a6238")
    s.add(*rod((x, y, z - 0.07), (x, y, z + 0.015), 0.003, 6), "#8f8f8f")


def rail(s, a, b, z0, h=1.6, gap=0.075, kinds=("dress", "coat", "shirt", "knit", "skirt", "trousers", "jacket"), first=None):
    """garments side by side on a rail from a to b, sorted in groups; `first` hangs at the near end and faces the street"""
    m, along = metal(BRASS, 0.25, 0), math.atan2(b[1] - a[1], b[0] - a[0])
    z, length = z0 + h, math.dist(a, b)
    cyl((*a, z), (*b, z), 0.013, m, 12)
    for x, y in (a, b):
        cyl((x, y, z0), (x, y, z), 0.013, m, 12)
        across = along + math.pi / 2
        foot = [(x + q * 0.24 * math.cos(across), y + q * 0.24 * math.sin(across), z0 + 0.015) for q in (-1, 1)]
        cyl(*foot, 0.013, m, 12)
    t, left = 0.1, 0
    while t < length - 0.08:
        if left == 0:
            kind, colour, left = R.choice(kinds), R.choice(CLOTHS), R.randint(2, 5)
        x, y = a[0] + t * math.cos(along), a[1] + t * math.sin(along)
        garment(s, x, y, z, along + math.pi / 2 + R.gauss(0.12, 0.07), kind, colour)
        t, left = t + gap * R.uniform(0.8, 1.25), left - 1
        if left == 0:
            t += 0.03
    if first:
        garment(s, a[0] - 0.03, a[1] - 0.05, z, R.uniform(-0.1, 0.1), *first)


TORSO = [(0, 0, 0.15, 0.112), (0.06, 0, 0.165, 0.125), (0.16, 0, 0.155, 0.118), (0.29, 0, 0.12, 0.092), (0.38, -0.006, 0.132, 0.104), (0.46, -0.016, 0.155, 0.122), (0.53, -0.008, 0.163, 0.115), (0.6, 0, 0.17, 0.092), (0.64, 0, 0.15, 0.076), (0.67, 0, 0.095, 0.064), (0.7, 0, 0.058, 0.056), (0.76, 0, 0.052, 0.052)]


def torso(grow, z0, z1, n=22):
    """rows of the bust between two heights, bigger by so many metres"""
    rows = np.array(TORSO)
    z = np.linspace(z0, z1, n)
    y, w, d = (np.interp(z, rows[:, 0], rows[:, i]) for i in (1, 2, 3))
    return [(z[i], 0, y[i], w[i] + grow, d[i] + grow, 0.0) for i in range(n)]


def bust(s, x, y, z, turn, kind, colour, linen="#d9cdb6"):
    """a tailor's bust on a wooden foot, in a dress, in a jacket or bare"""
    oak, up = wood("#6b4a2e", 0.4), z + 0.86
    lathe([(0, 0), (0.17, 0), (0.17, 0.02), (0.05, 0.045), (0.02, 0.09), (0.018, up - z + 0.02)], (x, y, z), oak, 28)
    lathe([(0.053, 0.755), (0.055, 0.765), (0.03, 0.78), (0.015, 0.8), (0.024, 0.825), (0, 0.84)], (x, y, up), oak, 24)
    place = (x, y, up, turn)
    tube(s, torso(0, 0, 0.76), place, linen, 40)
    s.turn([(0, 0.0), (0.15, 0.0)], x, y, up, linen, 24)
    if kind == "dress":
        skirt = [(0.26 - t * 0.78, 0, 0, 0.125 + 0.2 * t**0.8, 0.097 + 0.18 * t**0.8, 0.028 * t) for t in np.linspace(0, 1, 18)]
        tube(s, torso(0.008, 0.24, 0.58), place, colour, 40)
        tube(s, skirt, place, colour, 90, 11)
        tube(s, torso(0.013, 0.245, 0.275, 4), place, "#2a211b", 40)
        for side in (-0.09, 0.09):
            tube(s, [(0.56, side, -0.1, 0.014, 0.008, 0), (0.62, side * 0.95, -0.08, 0.014, 0.008, 0), (0.665, side * 0.85, -0.03, 0.014, 0.02, 0)], place, colour, 12)
    elif kind == "jacket":
        tube(s, [(q[0], q[1], q[2], q[3] + 0.03 * (0.3 - min(q[0], 0.3)), q[4] + 0.02, 0.002) for q in torso(0.016, -0.08, 0.665)], place, colour, 40, 4)
        sleeves(s, (x, y, up + 0.66, turn), 0.19, 0.56, colour)
        chest = torso(0.042, 0.3, 0.63, 12)
        tube(s, [(q[0], 0, q[2], 0.01 + 0.07 * i / 11, q[4], 0) for i, q in enumerate(chest)], place, "#ece6d9", 30)
        for q in torso(0.038, 0.07, 0.25, 3):
            y = q[2] - q[4]
            tube(s, [(q[0], 0.014, y, 0.009, 0.006, 0), (q[0] + 0.018, 0.014, y, 0.009, 0.006, 0)], place, "#1a1613", 10)


def folded(x, y, z, n, folded_goods):
    """a pile of folded knitwear: each a little askew, the fold towards the street"""
    for _ in range(n):
        w, d, h = 0.145 + R.uniform(-0.008, 0.008), 0.12 + R.uniform(-0.006, 0.006), R.uniform(0.026, 0.042)
        a, b, c = x + R.uniform(-0.008, 0.008), y + R.uniform(-0.008, 0.008), R.choice(CLOTHS)
        folded_goods.box(a - w, a + w, b - d, b + d, z, z + h * 0.55, c)
        folded_goods.box(a - w + 0.006, a + w - 0.004, b - d + 0.004, b + d - 0.01, z + h * 0.5, z + h, c)
        z += h


def low_table(x, y, z, w=1.3, d=0.75, h=0.52):
    """a table of folded piles, shoes under it"""
    m, goods = wood("#9a6f46", 0.3, False), Soup()
    box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z + h - 0.04, z + h, m, 0.006)
    box(x - w / 2 + 0.05, x + w / 2 - 0.05, y - d / 2 + 0.05, y + d / 2 - 0.05, z + 0.12, z + 0.15, m, 0.004)
    for a in (-1, 1):
        for b in (-1, 1):
            box(x + a * (w / 2 - 0.03) - 0.025, x + a * (w / 2 - 0.03) + 0.025, y + b * (d / 2 - 0.03) - 0.025, y + b * (d / 2 - 0.03) + 0.025, z, z + h - 0.04, m, 0.003)
    for i in range(4):
        for j in range(2):
            folded(x - 0.48 + 0.32 * i, y - 0.17 + 0.34 * j, z + h, R.randint(3, 8), goods)
    for i in range(3):
        box(x - 0.45 + 0.36 * i, x - 0.17 + 0.36 * i, y - 0.18, y + 0.02, z + 0.15, z + 0.27, plastic(R.choice(["#8a6f52", "#c9bda6", "#3a3f44"]), 0.7), 0.004)
    goods.make(cloth(), smooth=80, bevel=0.011)


def mirror(x, y, z, w=0.62, h=1.75):
    """a tall mirror that leans against the back wall"""
    frame, lean = wood("#5d4028", 0.5), 0.1
    parts = [box(-w / 2, w / 2, 0, 0.01, 0.05, h, metal("#e8ecee", 0.02, 0), 0)]
    parts += [box(a, a + 0.05, -0.012, 0.03, 0, h, frame, 0.004) for a in (-w / 2 - 0.03, w / 2 - 0.02)]
    parts += [box(-w / 2 - 0.03, w / 2 + 0.03, -0.012, 0.03, b, b + 0.06, frame, 0.004) for b in (0, h - 0.01)]
    for part in parts:
        part.location, part.rotation_euler = (x, y, z), (-lean, 0, 0)


def cabin(room, x0, x1):
    """a fitting cabin in the corner: a curtain on a brass rail, half drawn"""
    y, z, top = room.y1 - 0.95, room.z0, room.z0 + 2.1
    cyl((x0, y, top), (room.x1, y, top), 0.014, metal(BRASS, 0.25, 0), 12)
    n = 130
    line = [(x0 + (x1 - x0) * i / n, y + 0.035 * math.sin(i * 0.62) + 0.01 * math.sin(i * 0.23)) for i in range(n + 1)]
    extrude_z(line, z + 0.05, top - 0.03, fabric("#3f4d46", "#3f4d46"))


def boutique(room):
    """rails at the side and back walls and one behind the window, two busts, folded piles, mirror, fitting cabin"""
    s, z, width = Soup(), room.z0, room.x1 - room.x0
    rail(s, (room.x0 + 0.3, room.y1 - 0.4), (room.x1 - 2.1, room.y1 - 0.4), z)
    for x in (room.x0 + 0.36, room.x1 - 0.36):
        rail(s, (x, room.y0 + 1.7), (x, room.y1 - 1.3), z, first=("dress", "#7a2f36"))
    rail(s, (room.x1 - 1.25, room.y0 + 0.75), (room.x1 - 0.3, room.y0 + 0.75), z, 1.45, first=("shirt", "#e6e0d2"))
    bust(s, room.x0 + 0.72, room.y0 + 0.5, z, 0.35, "dress", "#8f2f3a")
    bust(s, room.x0 + 1.4, room.y0 + 0.8, z, 0.15, "jacket", "#2b3444")
    s.make(cloth(), smooth=80)
    low_table(room.x0 + 0.56 * width, room.y0 + 2.0, z)
    mirror(room.x1 - 1.65, room.y1 - 0.22, z)
    cabin(room, room.x1 - 1.15, room.x1 - 0.2)
    box(room.x0 + 0.35 * width, room.x0 + 0.8 * width, room.y0 + 1.2, room.y0 + 2.8, z, z + 0.012, fabric("#b9a78c", "#b3a084"), 0.004)
