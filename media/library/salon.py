"""A barber's shop: places before lit mirrors, wash basin, waiting bench, towels. Metres."""

import math

from boutique import tube
from chance import R
from geometry import box, cyl, lathe
from light import lamp
from materials import brick, emit, metal, plastic, stone, wood
from shelves import Board, fill


def barber_chair(x, y, z):
    """barber's chair that faces the mirror on the left wall (-x): round foot, column, seat, arms, back, head rest"""
    steel, hide = metal("#c4c6c8", 0.2, 0), plastic("#5a2420", 0.35)
    lathe([(0, 0), (0.3, 0), (0.3, 0.02), (0.08, 0.06), (0.06, 0.45), (0, 0.45)], (x, y, z), steel)
    box(x - 0.27, x + 0.25, y - 0.26, y + 0.26, z + 0.45, z + 0.58, hide, 0.03)
    box(x + 0.2, x + 0.31, y - 0.25, y + 0.25, z + 0.55, z + 1.1, hide, 0.03)
    box(x + 0.22, x + 0.3, y - 0.13, y + 0.13, z + 1.14, z + 1.3, hide, 0.025)
    cyl((x + 0.26, y, z + 1.08), (x + 0.26, y, z + 1.16), 0.02, steel, 10)
    for q in (-0.29, 0.29):
        box(x - 0.2, x + 0.25, y + q - 0.04, y + q + 0.04, z + 0.74, z + 0.79, hide, 0.015)
        for k in (-0.16, 0.2):
            cyl((x + k, y + q, z + 0.5), (x + k, y + q, z + 0.75), 0.014, steel, 10)
    box(x - 0.55, x - 0.3, y - 0.18, y + 0.18, z + 0.16, z + 0.19, steel, 0.008)
    for q in (-0.16, 0.16):
        cyl((x - 0.32, y + q, z + 0.18), (x - 0.2, y + q, z + 0.46), 0.014, steel, 10)


LOTIONS = ["#2f4a6b", "#c9a24a", "#8a2f28", "#e9e4d8", "#2f5a4a", "#1f2225", "#b9cfd6"]
TOWELS = ["#f2efe8", "#f2efe8", "#e2d9c8", "#7f2f2a"]


def lotion(s, t, board):
    """the next bottle of a barber's shelf: tall, flat, with a pump or a jar of cream; returns the room it takes"""
    k, c, r = R.random(), R.choice(LOTIONS), R.uniform(0.022, 0.032)
    x, y = board.at(t + r)
    if k < 0.3:
        s.turn([(0, 0), (r, 0), (r, 0.11), (r * 0.4, 0.13), (r * 0.4, 0.15), (0, 0.15)], x, y, board.z, c, 14)
        s.turn([(0.004, 0.15), (0.004, 0.18), (0, 0.18)], x, y, board.z, "#e9e7e2", 8)
        board.box(s, t + r, 0.008, 0.024, 0.18, 0.192, "#e9e7e2")
    elif k < 0.65:
        s.turn([(0, 0), (r, 0), (r, 0.12), (r * 0.5, 0.145), (r * 0.45, 0.16), (0, 0.16)], x, y, board.z, c, 14)
        s.turn([(r + 0.0008, 0.03), (r + 0.0008, 0.09)], x, y, board.z, "#efe9da", 14)
        s.turn([(r * 0.5, 0.16), (r * 0.5, 0.19), (0, 0.192)], x, y, board.z, "#b8975a", 12)
    elif k < 0.85:
        r *= 1.25
        x, y = board.at(t + r)
        s.turn([(0, 0), (r, 0), (r, 0.04), (r * 1.04, 0.042), (r * 1.04, 0.062), (0, 0.064)], x, y, board.z, c, 18)
        s.turn([(r * 1.05, 0.042), (r * 1.05, 0.062), (0, 0.065)], x, y, board.z, "#1f2225", 18)
    else:
        s.turn([(0, 0), (r, 0), (r, 0.17), (r * 0.9, 0.185), (r * 0.4, 0.19), (r * 0.4, 0.21), (0, 0.21)], x, y, board.z, "#c9cccf", 14)
        s.turn([(r + 0.0008, 0.02), (r + 0.0008, 0.14)], x, y, board.z, c, 14)
    return 2 * r + R.uniform(0.008, 0.05)


def tools(s, x, y, z):
    """combs and scissors upright in a glass of blue water, a shaving brush and a clipper"""
    s.turn([(0, 0), (0.036, 0), (0.036, 0.1), (0, 0.1)], x, y, z, "#4f8fb0", 18)
    s.turn([(0.038, 0.1), (0.04, 0.125), (0.036, 0.125)], x, y, z, "#d3d8da", 18)
    for k in range(4):
        a = (k - 1.5) * 0.014
        s.box(x - 0.002, x + 0.003, y + a - 0.009, y + a + 0.004, z + 0.1, z + 0.17 + 0.012 * (k % 2), ("#1f2225", "#c9a24a")[k % 2])
    s.turn([(0, 0), (0.02, 0), (0.014, 0.03), (0.018, 0.05), (0.02, 0.055)], x, y + 0.09, z, "#5a2420", 14)
    s.turn([(0.012, 0.055), (0.022, 0.1), (0, 0.106)], x, y + 0.09, z, "#e6ddc8", 14)
    s.box(x - 0.025, x + 0.02, y - 0.13, y - 0.08, z, z + 0.16, "#1f2225")
    s.box(x - 0.02, x + 0.015, y - 0.125, y - 0.085, z + 0.16, z + 0.18, "#c9cccf")


def place(room, y, basin):
    """a place at the left wall around y: cupboard with a stone top, mirror with a strip of light on each side, glass shelf, perhaps a basin"""
    s, x, z, half = room.goods, room.x0, room.z0, 0.52
    box(x, x + 0.36, y - half, y + half, z + 0.3, z + 0.78, wood("#4a3020", 0.52), 0.004)
    for k in range(2):  # drawers
        a = y - half + half * k
        for h in (0.33, 0.55):
            box(x + 0.36, x + 0.375, a + 0.01, a + half - 0.01, z + h, z + h + 0.205, wood("#4a3020", 0.52), 0.004)
            cyl((x + 0.39, a + half / 2 - 0.06, z + h + 0.16), (x + 0.39, a + half / 2 + 0.06, z + h + 0.16), 0.006, metal("#b8975a", 0.25, 0), 8)
    box(x, x + 0.42, y - half - 0.02, y + half + 0.02, z + 0.78, z + 0.82, stone("#d9d4ca", 3, 3, dirt=0, gloss=0.15), 0.005)
    box(x + 0.012, x + 0.022, y - 0.4, y + 0.4, z + 0.95, z + 2.1, metal("#e8ecee", 0.02, 0), 0)
    for a in (y - 0.46, y + 0.4):
        box(x + 0.005, x + 0.03, a, a + 0.06, z + 0.95, z + 2.1, metal("#b8975a", 0.25, 0), 0.003)
        box(x + 0.03, x + 0.04, a + 0.015, a + 0.045, z + 1.0, z + 2.05, emit("#fff0d6", 5), 0.002)
    lamp("AREA", (x + 0.06, y, z + 1.55), 6, "#ffe9c8", 0.9, (x + 2, y, z + 1.2), size_y=0.9)
    fill(s, Board(False, y - half + 0.04, y - 0.12 if basin else y + half - 0.3, x + 0.12, z + 0.82), lotion)
    tools(s, x + 0.2, y + half - 0.16, z + 0.82)
    basin and wash_basin(x + 0.22, y + 0.12, z + 0.82)


def wash_basin(x, y, z):
    """a white bowl on the stone top, its tap at the wall"""
    lathe([(0, 0), (0.1, 0), (0.17, 0.07), (0.19, 0.12), (0.182, 0.122), (0.16, 0.075), (0.08, 0.02), (0, 0.018)], (x, y, z), plastic("#f4f3ef", 0.12), 36)
    steel = metal("#d3d5d6", 0.12, 0)
    cyl((x - 0.17, y, z), (x - 0.17, y, z + 0.26), 0.013, steel, 14)
    cyl((x - 0.17, y, z + 0.25), (x - 0.03, y, z + 0.22), 0.011, steel, 12)


def rolled(s, t, board):
    """towels rolled up, three high, from t on; returns the room they take"""
    n = R.randint(1, 3)
    for i in range(n):
        for k in range(3 - i % 2):
            x, y = board.at(t + 0.06 + 0.115 * i)
            roll(s, x, y, board.z + 0.055 + 0.105 * k, 0.055, R.choice(TOWELS))
    return 0.115 * n + 0.06


def roll(s, x, y, z, r, colour):
    """a rolled towel that points at the street, 26 cm long"""
    k = 20
    v = [(x + r * q * math.cos(2 * math.pi * i / k), y + d, z + r * q * math.sin(2 * math.pi * i / k)) for d, q in ((0.13, 1), (-0.13, 1), (-0.125, 0.72), (-0.13, 0.66), (-0.122, 0.3), (-0.122, 0)) for i in range(k)]
    s.add(v, [(a * k + i, a * k + (i + 1) % k, (a + 1) * k + (i + 1) % k, (a + 1) * k + i) for a in range(5) for i in range(k)], colour)


def waiting_bench(room, y0, y1):
    """a leather bench along the right wall"""
    x, z, hide, m = room.x1, room.z0, plastic("#5a2420", 0.4), metal("#2a2b2c", 0.35, 0)
    n = round((y1 - y0) / 0.55)
    for k in range(n):
        a, b = y0 + (y1 - y0) * k / n + 0.006, y0 + (y1 - y0) * (k + 1) / n - 0.006
        box(x - 0.56, x - 0.1, a, b, z + 0.36, z + 0.46, hide, 0.03)
        box(x - 0.16, x - 0.04, a, b, z + 0.47, z + 0.86, hide, 0.03)
    for a in (y0 + 0.08, y1 - 0.08):
        for q in (0.5, 0.12):
            box(x - q - 0.015, x - q + 0.015, a - 0.015, a + 0.015, z, z + 0.36, m, 0.002)
    box(x - 0.53, x - 0.08, y0 + 0.03, y1 - 0.03, z + 0.33, z + 0.36, m, 0.003)
    box(x - 0.04, x - 0.01, y0, y1, z + 0.3, z + 0.84, wood("#4a3020", 0.2), 0.003)


def salon(room):
    """two places at the left wall with their chairs, the bench on the right, towels and bottles at the back, tiles to the shoulder"""
    s, z = room.goods, room.z0
    tile = brick("#2f4a4a", "#27403f", "#8f918a", 0.15, 0.075, 0.003, 0.1, 0.16)
    room.pendant = None
    box(room.x0, room.x0 + 0.008, room.y0, room.y1, z, z + 2.2, tile, 0)
    box(room.x0, room.x1, room.y1 - 0.008, room.y1, z, z + 1.1, tile, 0)
    for k, y in enumerate((room.y0 + 0.95, room.y0 + 2.35)):
        place(room, y, k == 0)
        barber_chair(room.x0 + 1.1, y, z)
    waiting_bench(room, room.y0 + 0.6, room.y0 + 2.3)
    back_wall(room)


def back_wall(room):
    """a cupboard with towels and bottles on two boards above it, capes on hooks"""
    s, z, y, oak = room.goods, room.z0, room.y1, wood("#4a3020", 0.5)
    x0, x1 = room.x0 + 0.5, room.x1 - 1.0
    box(x0, x1, y - 0.4, y, z, z + 0.85, oak, 0.004)
    for k in range(4):
        a = x0 + (x1 - x0) * k / 4
        box(a + 0.01, a + (x1 - x0) / 4 - 0.01, y - 0.415, y - 0.4, z + 0.08, z + 0.82, oak, 0.004)
    box(x0 - 0.02, x1 + 0.02, y - 0.43, y, z + 0.85, z + 0.88, stone("#d9d4ca", 3, 3, dirt=0, gloss=0.15), 0.004)
    fill(s, Board(True, x0 + 0.05, x1 - 0.35, y - 0.2, z + 0.88), rolled)
    for h in (1.32, 1.66):
        box(x0, x1, y - 0.22, y - 0.008, z + h - 0.03, z + h, oak, 0.003)
        fill(s, Board(True, x0 + 0.04, x1 - 0.12, y - 0.12, z + h), lotion)
    box(x1 + 0.15, room.x1 - 0.15, y - 0.03, y, z + 1.55, z + 1.63, oak, 0.004)
    for k, c in enumerate(("#1f2225", "#7f2f2a", "#e2d9c8")):
        x = x1 + 0.27 + 0.23 * k
        cyl((x, y - 0.03, z + 1.57), (x, y - 0.09, z + 1.58), 0.007, metal("#b8975a", 0.25, 0), 8)
        tube(s, [(0, 0, 0, 0.03, 0.02, 0), (-0.1, 0, 0, 0.07, 0.04, 0.01), (-0.5, 0, 0, 0.1, 0.045, 0.02), (-0.95, 0, 0, 0.13, 0.05, 0.02)], (x, y - 0.085, z + 1.59, 0), c, 40, 6)
