"""A flower shop: buckets of cut flowers on stepped stands, potted plants, the binding table. Metres."""

import math

import numpy as np

from chance import R
from garden import blades, clump
from geometry import box, cyl, lathe, rod
from materials import goods_mat, leaf, metal, paint, petal, plaster, stone, wood
from planting import foliage
from shelves import Board, fill
from soup import Soup


STEM = "#4f6b35"
FLOWERS = [  # shape, colours
    ("round", ["#b3202e", "#e9b3b8", "#f1e6d2", "#d9567a", "#e8a03a"]),
    ("daisy", ["#e0662a", "#d8b52e", "#c8385a", "#f2ede2"]),
    ("tulip", ["#d9822a", "#c2304a", "#e6c33c", "#8a4a8f"]),
    ("spike", ["#5a56b0", "#8f6ab8", "#d98aa8"]),
    ("ball", ["#8f9fd0", "#d99ab5", "#e6e9d8"]),
    ("sun", ["#e2ac1e"]),
    ("mist", ["#efece4"]),
    ("green", ["#7d9482", "#5d7a44"]),
]
HEADS = {  # how many in a bunch, their half width and half height, petals of each, size of a petal
    "round": (19, 0.034, 0.03, 40, 0.02),
    "daisy": (17, 0.042, 0.016, 26, 0.022),
    "tulip": (19, 0.021, 0.035, 18, 0.026),
    "ball": (6, 0.085, 0.07, 170, 0.017),
    "sun": (6, 0.075, 0.02, 44, 0.036),
}


def dome(x, y, z, n, spread, height):
    """n points on a dome over (x, y, z), evenly strewn and a little irregular"""
    points = []
    for i in range(n):
        a, q = i * 2.4 + R.uniform(-0.3, 0.3), math.sqrt((i + 0.5) / n)
        points.append((x + spread * q * math.cos(a), y + spread * q * math.sin(a), z + height * (1 - 0.55 * q * q) + R.uniform(-0.025, 0.025)))
    return np.array(points)


def heads(s, points, shape, colour):
    """flowers at these points; what looks at you has a dark middle"""
    n, r, h, petals, size = HEADS[shape]
    foliage(np.repeat(points, petals, 0), (r, r, h), petals * len(points), size, petal(colour), 0.45, asp=0.75, bend=0.5)
    if shape in ("daisy", "sun"):
        for x, y, z in points:
            s.loaf(x, y - 0.3 * r, z, r * 0.42, r * 0.42, h * 0.9, "#4a2c14" if shape == "sun" else "#c9a02e")


def bunch(s, x, y, z, shape, colour, spread=0.15, height=0.26):
    """cut flowers that stand in water whose rim is at z"""
    root = np.array((x, y, z - 0.06))
    if shape == "spike":
        blades(clump(x, y, 0.07, 34, z - 0.05), height * 1.7, 0.42, 0.0045, STEM, colour)
    elif shape == "mist":
        foliage((x, y, z + height * 0.8), (spread * 1.05, spread * 1.05, height * 0.42), 1500, 0.0065, petal(colour), 0.2, asp=0.9)
    elif shape == "green":
        foliage((x, y, z + height * 0.75), (spread, spread, height * 0.6), 330, 0.03, leaf(colour), 0.2, asp=0.7, bend=0.35)
    else:
        points = dome(x, y, z, HEADS[shape][0], spread, height)
        heads(s, points, shape, colour)
        for p in points:
            s.add(*rod(root + (p - root) * (0.25, 0.25, 0), p, 0.0035, 4), STEM)
    foliage((x, y, z + height * 0.35), (spread * 0.75, spread * 0.75, height * 0.33), 110, 0.034, leaf("#4d6b34"), 0.2, bend=0.4)


def bucket(x, y, z, h=0.3):
    """an open bucket; returns the height of its rim"""
    m = R.choice([metal("#9a9ea0", 0.42, 0), paint("#2f4238", 0.4, 0.3), paint("#dcd7ca", 0.4, 0.3), paint("#26282a", 0.5, 0.3)])
    lathe([(0, 0.0), (0.1, 0), (0.135, h), (0.142, h), (0.142, h + 0.008), (0.13, h + 0.008), (0.128, h - 0.05), (0, h - 0.05)], (x, y, z), m, 28)
    return z + h


def buckets(s, place, n, z, order):
    """a row of n full buckets; place(i) is where the one stands, order[i] what is in it"""
    for i in range(n):
        x, y = place(i)
        shape, colours = FLOWERS[order[i] % len(FLOWERS)]
        h = R.uniform(0.24, 0.3)
        bunch(s, x, y, bucket(x, y, z, h), shape, R.choice(colours), R.uniform(0.13, 0.16), R.uniform(0.22, 0.3))


def stand(s, place, along, n, steps, z):
    """a stepped wooden stand full of buckets; place(t, out) turns distances along it and out of its back into x and y"""
    plank = wood("#7d5a38", 0.3, False)
    for k in range(steps):
        out, top = 0.22 + 0.36 * k, z + 0.12 + 0.3 * (steps - 1 - k)
        (xa, ya), (xb, yb) = place(0, out - 0.2), place(along, out + 0.18)
        box(*sorted((xa, xb)), *sorted((ya, yb)), top - 0.04, top, plank, 0.005)
        box(*sorted((xa, xb)), *sorted((ya, yb)), z, top - 0.04, wood("#5b4128", 0.14, False), 0.002)
        d = along / n
        order = [i * 3 + k * 5 for i in range(n)]
        buckets(s, lambda i, out=out: place(d * (i + 0.5) + R.uniform(-0.015, 0.015), out), n, top, order)


def potted(s, t, board):
    """a potted plant on a board, some of them trailing; returns the room it takes"""
    r = R.uniform(0.06, 0.085)
    x, y = board.at(t + r)
    lathe([(0, 0), (r * 0.72, 0), (r, r * 1.7), (r * 1.05, r * 1.7), (r * 0.9, r * 1.55), (0, r * 1.5)], (x, y, board.z), plaster(R.choice(["#b5654a", "#d9d2c4", "#7d8b80"]), 0.3, 0.4), 20)
    hex_ = R.choice(["#4f7038", "#6d8a4a", "#3d5f34", "#7f9a72"])
    foliage((x, y, board.z + r * 2.6), (r * 1.7, r * 1.3, r * 1.4), 260, 0.032, leaf(hex_), 0.2, bend=0.4)
    if R.random() < 0.45:
        foliage((x, y - 0.1, board.z - 0.02), (r * 1.2, 0.05, 0.16), 190, 0.026, leaf(hex_), 0.1, bend=0.4)
    return 2 * r + R.uniform(0.1, 0.2)


def plant_board(s, board):
    """a wooden board on a wall, full of potted plants"""
    (xa, ya), (xb, yb) = board.at(board.start, -0.13), board.at(board.end, 0.13)
    box(xa, xb, ya, yb, board.z - 0.03, board.z, wood("#7d5a38", 0.3), 0.004)
    fill(s, Board(board.along_x, board.start + 0.08, board.end - 0.2, board.middle, board.z), potted)


def binding_table(room, x0, x1, y):
    """where bouquets are tied: paper on a roll, ribbons, scissors' work in a vase"""
    s, z = room.goods, room.z0
    box(x0, x1, y, y + 0.6, z, z + 0.88, paint("#e4dfd2", 0.45, 0.2), 0.006)
    for k in range(int((x1 - x0) / 0.18)):
        box(x0 + 0.18 * k + 0.01, x0 + 0.18 * k + 0.17, y - 0.012, y, z + 0.06, z + 0.84, paint("#e4dfd2", 0.45, 0.2), 0.004)
    box(x0 - 0.03, x1 + 0.03, y - 0.04, y + 0.63, z + 0.88, z + 0.92, wood("#8a623c", 0.3, False), 0.006)
    cyl((x0 + 0.12, y + 0.4, z + 1.0), (x0 + 0.72, y + 0.4, z + 1.0), 0.055, stone("#c9ab7d", 3, 3, dirt=0), 24)
    for x in (x0 + 0.1, x0 + 0.72):
        box(x, x + 0.02, y + 0.33, y + 0.47, z + 0.92, z + 1.07, metal("#2b2d2e", 0.4, 0), 0.003)
    for k, c in enumerate(("#b3303a", "#e2d3bd", "#4f6f58")):  # ribbons
        s.turn([(0, 0), (0.035, 0), (0.035, 0.035), (0, 0.035)], x0 + 0.18 + 0.09 * k, y + 0.14, z + 0.92, c, 18)
    x = x1 - 0.3
    lathe([(0, 0), (0.06, 0), (0.075, 0.1), (0.055, 0.22), (0.065, 0.24), (0.05, 0.22), (0, 0.06)], (x, y + 0.3, z + 0.92), plaster("#e9e5dc", 0.1, 0.3), 24)
    bunch(s, x, y + 0.3, z + 1.15, "round", "#e9b3b8", 0.16, 0.24)


def florist(room):
    """stepped stands along three walls, two low ones behind the window, plants on a board at the back"""
    s, z, width = room.goods, room.z0, room.x1 - room.x0
    stand(s, lambda t, out: (room.x0 + 0.35 + t, room.y1 - out), width - 0.7, int((width - 0.7) / 0.33), 3, z)
    for wall, side in ((room.x0, 1), (room.x1, -1)):
        stand(s, lambda t, out, a=wall, b=side: (a + b * out, room.y0 + 0.75 + t), 2.1, 6, 2, z)
    for x in (room.x0 + 0.35, room.x1 - 1.3):
        stand(s, lambda t, out, x=x: (x + t, room.y0 + 0.5 - out), 0.95, 3, 1, z)
    binding_table(room, room.x0 + 0.47 * width, room.x0 + 0.77 * width, room.y0 + 2.3)
    for h in (1.42, 1.92):
        plant_board(s, Board(True, room.x0 + 0.3, room.x1 - 0.3, room.y1 - 0.14, z + h))
    for x in (room.x0 + 0.14, room.x1 - 0.14):
        plant_board(s, Board(False, room.y0 + 0.8, room.y1 - 0.8, x, z + 1.42))


def flower_stand(x0, x1, y, steps, z=0.0):
    """a stand on the pavement, its back at y"""
    s = Soup()
    stand(s, lambda t, out: (x0 + t, y - out), x1 - x0, int((x1 - x0) / 0.33), steps, z)
    s.make(goods_mat(0.0))
