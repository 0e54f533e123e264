"""Sloping roofs: clay tiles or standing seams laid as one rippled sheet, eaves, gutters. Metres."""

import math

import numpy as np
from mathutils import Vector

from geometry import cyl, mesh
from materials import clay, paint, surface, wood

SHEETS = {  # pitch across the slope, (share of the pitch, height) of the ripple, length of a course (0: one piece), how far a course stands up
    "tiles": (0.21, [(i / 8, 0.045 * abs(math.sin(math.pi * i / 8)) ** 0.7) for i in range(8)], 0.36, 0.022),
    "seams": (0.48, [(0, 0), (0.46, 0), (0.47, 0.03), (0.53, 0.03), (0.54, 0)], 0, 0),
}
PLANK = [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]  # faces of a board given by the corners of its two sides


def slope(start, along, up, sheet, hex_):
    """one roof plane: `start` is a lower corner, `along` runs along the eave, `up` to the ridge"""
    start, along, up = Vector(start), Vector(along), Vector(up)
    out = along.cross(up).normalized()
    out *= 1 if out.z > 0 else -1
    pitch, ripple, course, lift = SHEETS[sheet]
    n = max(1, round(along.length / pitch))
    across = [((i + q) / n, h) for i in range(n) for q, h in ripple] + [(1, 0)]
    rows = max(1, round(up.length / course)) if course else 1
    lines = [(r / rows + e / rows, lift * (1 - e)) for r in range(rows) for e in (0, 1)]
    v = [start + along * u + up * t + out * (h + k + 0.06) for t, k in lines for u, h in across]
    w = len(across)
    f = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(len(lines) - 1) for i in range(w - 1)]
    tone = np.random.default_rng(5).random((rows, n + 1))
    c = [tone[j // 2][min(i // len(ripple), n)] for j in range(len(lines)) for i in range(w)]
    mesh("roof", v, f, clay(hex_) if sheet == "tiles" else paint(hex_, 0.45, 0.3), col=[(q, q, q, 1) for q in c], smooth=30)
    a, b = start + out * 0.055, start - out * 0.06
    under = [q + s for q in (b, a) for s in (Vector(), along, along + up, up)]
    mesh("deck", under, PLANK, wood("#7a5a3c", 0.12))


def eaves(x0, x1, y0, y1, z0, z1, wall, hex_="#b5654a", sheet="tiles", over=0.5, gutter="#5a4a3e"):
    """roof over x0..x1 whose eave runs along the street at y0; the ridge lies midway to y1, at z1"""
    ym, fall = (y0 + y1) / 2, (z1 - z0) / ((y1 - y0) / 2)
    for side, edge in ((1, y0), (-1, y1)):
        lower = (x0 - 0.3, edge - side * over, z0 - fall * over)
        slope(lower, (x1 - x0 + 0.6, 0, 0), (0, ym - lower[1], z1 - lower[2]), sheet, hex_)
    for x in (x0, x1 - 0.3):
        triangle([(x, y0, z0), (x, y1, z0), (x, ym, z1)], (0.3, 0, 0), surface(wall))
    y, z = y0 - over, z0 - fall * over
    cyl((x0 - 0.32, y - 0.06, z - 0.02), (x1 + 0.32, y - 0.06, z - 0.02), 0.06, paint(gutter, 0.4, 0.3), 16)
    for x in np.arange(x0 + 0.1, x1, 0.7):  # rafter ends
        rafter_end(Vector((x, y + 0.05, z - 0.07)), Vector((0, over, fall * over)))


def rafter_end(start, run):
    side = (start, start + run, start + run - Vector((0, 0, 0.12)), start - Vector((0, 0, 0.09)))
    mesh("rafter", [Vector((q, 0, 0)) + p for q in (-0.04, 0.04) for p in side], PLANK, wood("#6a4a30", 0.12))


def triangle(corners, depth, mat):
    """triangular end wall, `depth` thick"""
    a = [Vector(q) for q in corners]
    v = a + [q + Vector(depth) for q in a]
    mesh("gable", v, [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], mat)


def gable(x0, x1, y0, y1, z0, z1, wall, hex_="#b5654a", sheet="tiles", over=0.4, side=0.3, board="#ece6da"):
    """roof over x0..x1 whose gable looks at the street; the ridge runs away from it at z1"""
    xm, fall = (x0 + x1) / 2, (z1 - z0) / ((x1 - x0) / 2)
    triangle([(x0, y0, z0), (x1, y0, z0), (xm, y0, z1)], (0, 0.4, 0), surface(wall))
    for s, edge in ((1, x0), (-1, x1)):
        lower = Vector((edge - s * side, y0 - over, z0 - fall * side))
        up = Vector((xm, y0 - over, z1)) - lower
        slope(lower, (0, y1 - y0 + over, 0), up, sheet, hex_)
        drop = Vector((0, 0, 0.2))
        face = [lower, lower + up, lower + up - drop, lower - drop]  # barge board
        v = [q + Vector((0, d, 0.03)) for d in (-0.03, 0.03) for q in face]
        mesh("barge", v, PLANK, paint(board, 0.5, 0.3))
    if sheet == "tiles":
        cyl((xm, y0 - over, z1 + 0.06), (xm, y1, z1 + 0.06), 0.11, clay(hex_), 16)
