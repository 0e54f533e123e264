"""A confectioner's: cakes and sweets, the glass counter they stand in, tables by the window. Metres."""

import math

from chance import R
from geometry import box, cyl
from light import lamp
from materials import emit, glass, metal, paint, plastic, stone, wood
from props import chair
from shelves import back_shelf


CAKES = [  # sponge, cream, what lies on top
    ("#e9d2a0", "#f6efe2", "#b3202a"),
    ("#4a2818", "#4f2a1a", "#f1e6d2"),
    ("#e9d2a0", "#dd97a2", "#8f2440"),
    ("#5a2f1c", "#f4ecdf", "#3b2016"),
    ("#d9b878", "#d39a4a", "#6a3518"),
    ("#4a2818", "#a8323c", "#f4efe0"),
    ("#c9a46a", "#8fae6a", "#f4efe0"),
]
PASTEL = ["#e8b7bd", "#cfe0c0", "#f0dfae", "#c9b6dd", "#e8cdb0", "#b5784a"]


def cake(s, x, y, z, r, h, kind):
    """a layered cake on a white plate: cream all around or the layers bare, dots of cream and fruit along the rim"""
    sponge, cream, top = kind
    s.turn([(0, 0), (r * 1.2, 0), (r * 1.25, 0.006), (r * 1.2, 0.009), (0, 0.009)], x, y, z, "#f2efe8", 28)
    z += 0.009
    if R.random() < 0.4:
        for k in range(3):
            a, b = h * k / 3, h * (k + 0.7) / 3
            s.turn([(0, a), (r * 0.98, a), (r * 0.98, b), (0, b)], x, y, z, sponge, 28)
            s.turn([(0, b), (r, b), (r, h * (k + 1) / 3), (0, h * (k + 1) / 3)], x, y, z, cream, 28)
    else:
        s.turn([(0, 0), (r, 0), (r, h * 0.93), (r * 0.97, h), (0, h)], x, y, z, cream, 28)
        s.turn([(r + 0.001, 0), (r + 0.003, 0.008), (r + 0.001, 0.016)], x, y, z, sponge, 28)
    for i in range(10):
        a = i * math.pi / 5
        px, py = x + 0.8 * r * math.cos(a), y + 0.8 * r * math.sin(a)
        s.turn([(0.016, 0), (0.017, 0.006), (0.009, 0.016), (0, 0.021)], px, py, z + h, "#f6f0e4" if cream != "#f6efe2" else sponge, 10)
        s.loaf(px, py, z + h + 0.014, 0.009, 0.009, 0.009, top)


def pastry_tray(s, x, y, z, w, d):
    """a steel tray of one kind of small pastry in rows: éclairs, macarons or tartlets with fruit"""
    s.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + 0.008, "#c9cbcc")
    kind, colour = R.choice(["eclair", "macaron", "tartlet"]), R.choice(PASTEL)
    step = 0.062 if kind == "macaron" else 0.075
    for i in range(int(w / step)):
        for j in range(int(d / step)):
            px, py = x - w / 2 + step * (i + 0.6), y - d / 2 + step * (j + 0.6)
            if kind == "eclair":
                s.loaf(px, py, z + 0.008, 0.026, 0.036, 0.016, "#b5783c")
                s.loaf(px, py, z + 0.022, 0.021, 0.031, 0.011, "#3f2114")
            elif kind == "macaron":
                s.turn([(0, 0), (0.024, 0.001), (0.025, 0.009), (0.02, 0.011), (0.02, 0.014), (0.025, 0.016), (0.023, 0.025), (0, 0.029)], px, py, z + 0.008, colour, 14)
            else:
                s.turn([(0, 0), (0.022, 0), (0.032, 0.022), (0.027, 0.024), (0, 0.018)], px, py, z + 0.008, "#c08a4a", 14)
                for a in (0, 2.1, 4.2):
                    s.loaf(px + 0.012 * math.cos(a), py + 0.012 * math.sin(a), z + 0.024, 0.011, 0.011, 0.01, "#a8202c")


def display(s, x0, x1, y, z, big):
    """one floor of the glass counter: cakes, or trays of small pastry with a cake here and there"""
    x, kinds = x0 + 0.18, R.sample(CAKES, len(CAKES))
    while x < x1 - 0.14:
        if R.random() < big:
            cake(s, x, y - 0.08, z, R.uniform(0.115, 0.14), R.uniform(0.09, 0.125), kinds[int(x / 0.3) % len(kinds)])
            x += 0.36
        else:
            pastry_tray(s, x, y, z, 0.26, 0.34)
            x += 0.3


def cake_counter(room):
    """a glass counter on a panelled base, lit from inside, a stone slab on top"""
    width, z = room.x1 - room.x0, room.z0
    x0, x1, y = room.x0 + 0.2 * width, room.x0 + 0.8 * width, room.y0 + 2.0
    pane, frame = glass("#fbfdfc"), metal("#c9a86a", 0.3, 0)
    box(x0, x1, y, y + 0.62, z, z + 0.34, paint("#e6ddcc", 0.4, 0.1), 0.004)
    for k in range(int((x1 - x0) / 0.16)):
        box(x0 + 0.16 * k + 0.012, x0 + 0.16 * k + 0.148, y - 0.012, y, z + 0.08, z + 0.31, paint("#e6ddcc", 0.4, 0.1), 0.006)
    box(x0 + 0.02, x1 - 0.02, y + 0.03, y + 0.65, z, z + 0.07, wood("#3a2a20", 0.4), 0)
    box(x0 - 0.01, x1 + 0.01, y - 0.02, y + 0.63, z + 0.34, z + 0.37, stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2), 0.004)
    box(x0 - 0.03, x1 + 0.03, y - 0.03, y + 0.66, z + 1.22, z + 1.255, stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2), 0.006)
    box(x0, x1, y, y + 0.008, z + 0.37, z + 1.22, pane, 0)
    for x in (x0, x1 - 0.008):
        box(x, x + 0.008, y, y + 0.6, z + 0.37, z + 1.22, pane, 0)
    for x in (x0, (x0 + x1) / 2 - 0.01, x1 - 0.02):
        box(x, x + 0.02, y - 0.004, y + 0.016, z + 0.37, z + 1.22, frame, 0.002)
        box(x, x + 0.02, y + 0.58, y + 0.6, z + 0.37, z + 1.22, frame, 0.002)
    for h in (0.66, 0.94):
        box(x0 + 0.01, x1 - 0.01, y + 0.06, y + 0.56, z + h - 0.008, z + h, pane, 0)
        box(x0 + 0.01, x1 - 0.01, y + 0.05, y + 0.06, z + h - 0.012, z + h + 0.004, frame, 0)
    for h, big in ((0.37, 0.75), (0.66, 0.6), (0.94, 0.25)):
        display(room.goods, x0 + 0.03, x1 - 0.03, y + 0.3, z + h, big)
    box(x0 + 0.01, x1 - 0.01, y + 0.57, y + 0.585, z + 0.37, z + 1.22, plastic("#d9cbb2", 0.35), 0)
    box(x0 + 0.05, x1 - 0.05, y + 0.04, y + 0.06, z + 1.204, z + 1.216, emit("#ffe6c0", 8), 0)
    for h in (0.65, 0.93, 1.19):  # one lamp for each floor
        lamp("AREA", ((x0 + x1) / 2, y + 0.07, z + h), 16, "#ffe2b8", x1 - x0 - 0.2, ((x0 + x1) / 2, y + 0.36, z + h - 0.28), size_y=0.04)
    dome(room.goods, x0 + 0.35, y + 0.3, z + 1.255)
    till(x1 - 0.4, y + 0.3, z + 1.255)


def dome(s, x, y, z):
    """a cake on a foot"""
    s.turn([(0, 0), (0.07, 0), (0.07, 0.008), (0.018, 0.02), (0.018, 0.1), (0.14, 0.112), (0.145, 0.12), (0, 0.12)], x, y, z, "#f2efe8", 28)
    cake(s, x, y, z + 0.118, 0.105, 0.09, CAKES[0])


def till(x, y, z):
    box(x - 0.14, x + 0.14, y, y + 0.22, z, z + 0.07, paint("#2b2c2e", 0.4, 0), 0.01)
    cyl((x, y + 0.14, z + 0.07), (x, y + 0.14, z + 0.16), 0.02, metal("#6a6d70", 0.4, 0), 12)
    box(x - 0.15, x + 0.15, y + 0.1, y + 0.125, z + 0.14, z + 0.34, paint("#2b2c2e", 0.3, 0), 0.008)


def sweets(s, t, board):
    """a jar of sweets, a tied box or a stack of them, from t on; returns the room it takes"""
    k, c = R.random(), R.choice(PASTEL)
    if k < 0.5:
        r, h = R.uniform(0.06, 0.085), R.uniform(0.18, 0.27)
        x, y = board.at(t + r)
        s.turn([(0, 0), (r * 0.95, 0), (r, 0.01), (r, h * 0.8), (r * 0.8, h * 0.88), (0, h * 0.88)], x, y, board.z, R.choice(["#b04a3a", "#d9a84a", "#e7dcc6", "#6a3a24", "#c98f9a", "#9aa86a"]), 18)
        s.turn([(r * 0.8, h * 0.86), (r * 0.84, h * 0.86), (r * 0.84, h * 0.96), (r * 0.2, h), (0, h * 1.06)], x, y, board.z, "#b08a4a", 18)
        return 2 * r + R.uniform(0.02, 0.08)
    w, z = R.uniform(0.09, 0.14), 0.0
    for _ in range(R.randint(1, 3)):
        h = R.uniform(0.06, 0.1)
        board.box(s, t + w, w, 0.1, z, z + h, c)
        board.box(s, t + w, 0.01, 0.101, z - 0.0005, z + h + 0.001, "#f4ead8")
        board.box(s, t + w, w + 0.001, 0.01, z - 0.0005, z + h + 0.001, "#f4ead8")
        z += h
    return 2 * w + R.uniform(0.03, 0.1)


def panelled_walls(room):
    """side walls with wooden panels up to the hip and a row of pictures above"""
    z = room.z0
    for x, side in ((room.x0, 1), (room.x1, -1)):

        def slab(out0, out1, ya, yb, za, zb, mat, bevel=0.0, x=x, side=side):
            box(*sorted((x + side * out0, x + side * out1)), ya, yb, z + za, z + zb, mat, bevel)

        slab(0, 0.03, room.y0, room.y1, 0, 1.1, wood("#7a5230", 0.16))
        for k in range(4):
            y = room.y0 + 0.6 + k * 0.8
            slab(0, 0.055, y, y + 0.55, 1.25, 2.0, wood("#2b2019", 1), 0.004)
            slab(0.056, 0.058, y + 0.04, y + 0.51, 1.29, 1.96, plastic("#ece6d8", 0.6))
            slab(0.058, 0.059, y + 0.12, y + 0.43, 1.4, 1.86, plastic(R.choice(["#c98f86", "#e2d3bd", "#7f4a3a"]), 0.5))


def tables(room):
    """two round tables with a cup and two chairs each near the window"""
    y, z = room.y0 + 1.0, room.z0
    for x in (room.x0 + 0.75, room.x1 - 0.75):
        cyl((x, y, z), (x, y, z + 0.72), 0.03, metal("#2a2b2c", 0.4, 0))
        cyl((x, y, z + 0.72), (x, y, z + 0.75), 0.34, wood("#a06c3f", 0.3, False), 32)
        for q in (-1, 1):
            chair(x, y + q * 0.55, 0, z, q)
        room.goods.turn([(0, 0), (0.035, 0), (0.04, 0.08), (0, 0.08)], x + 0.05, y - 0.05, z + 0.75, "#f4f1ea")


def patisserie(room):
    """tables in front, a glass counter of cakes, jars and boxes of sweets behind it"""
    back_shelf(room, sweets)
    panelled_walls(room)
    tables(room)
    cake_counter(room)
