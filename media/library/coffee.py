"""Coffee and what it is made with: machine, grinder, cups, beans, and the pastry beside it. Metres."""

import math

from boutique import tube
from chance import R
from geometry import box, cyl, lathe
from materials import emit, glass, metal, paint, plastic
from packets import bag


CHINA = ["#f4f1ea", "#f4f1ea", "#e9e2d4", "#4f6a63", "#2f3d45"]
KRAFT = [("#b08a5c", "#efe4cc", "#8a6a44"), ("#2c2a28", "#b98d4a", "#1d1c1b"), ("#e6dcc6", "#4f6a52", "#c8bb9f"), ("#7c3b2a", "#efe4cc", "#5e2c20")]
BEANS = ["#3a2113", "#4a2b18", "#5d3a22"]


def cups(s, x, y, z, n, colour="#f4f1ea", r=0.042):
    """n cups one in the other, upright"""
    for k in range(n):
        s.turn([(r * 0.6, 0), (r * 0.72, 0.012), (r * 0.95, 0.036), (r, 0.058), (r * 0.92, 0.058), (0, 0.02)], x, y, z + 0.03 * k, colour, 16)


def bar_goods(s, t, board):
    """a jar of beans, bags of coffee, cups in stacks or glasses, from t on; returns the room they take"""
    k = R.random()
    if k < 0.22:
        x, y = board.at(t + 0.07)
        s.turn([(0, 0), (0.062, 0), (0.066, 0.012), (0.066, 0.17), (0.05, 0.19), (0, 0.19)], x, y, board.z, R.choice(BEANS), 18)
        s.turn([(0.052, 0.187), (0.055, 0.187), (0.055, 0.215), (0.012, 0.22), (0.016, 0.24), (0, 0.245)], x, y, board.z, "#b08a4a", 18)
        return 0.16
    if k < 0.45:
        n, brand = R.randint(2, 4), R.choice(KRAFT)
        for i in range(n):
            bag(s, *board.at(t + 0.065 + 0.132 * i), board.z, 0.06, 0.22, brand, board.along_x)
        return 0.132 * n + 0.05
    n, colour = R.randint(2, 4), R.choice(CHINA)
    for i in range(n):
        if k < 0.8:
            cups(s, *board.at(t + 0.05 + 0.095 * i), board.z, R.randint(3, 5), colour)
        else:
            x, y = board.at(t + 0.05 + 0.095 * i)
            s.turn([(0.03, 0), (0.036, 0.12), (0.034, 0.12), (0.028, 0.004), (0, 0.004)], x, y, board.z, "#cdd8d6", 14)
    return 0.095 * n + 0.05


def espresso_machine(s, x, y, z):
    """two groups towards the guests, 76 cm wide: drip tray, filter holders, steam pipes, cups on the top"""
    steel, dark, red = metal("#d3d5d6", 0.16, 0), plastic("#17181a", 0.4), paint("#7a2620", 0.25, 0)
    box(x - 0.36, x + 0.36, y - 0.2, y + 0.24, z + 0.04, z + 0.09, steel, 0.008)
    box(x - 0.36, x + 0.36, y + 0.04, y + 0.24, z + 0.09, z + 0.31, steel, 0.006)
    box(x - 0.38, x + 0.38, y - 0.16, y + 0.26, z + 0.28, z + 0.43, red, 0.018)
    box(x - 0.34, x + 0.34, y - 0.166, y - 0.155, z + 0.31, z + 0.4, steel, 0.003)
    box(x - 0.33, x + 0.33, y - 0.19, y + 0.02, z + 0.09, z + 0.094, dark, 0)
    for q in (-0.34, 0.34):
        for v in (-0.17, 0.2):
            cyl((x + q, y + v, z), (x + q, y + v, z + 0.04), 0.02, dark, 12)
        box(x + q * 1.09 - 0.012, x + q * 1.09 + 0.012, y - 0.16, y + 0.25, z + 0.06, z + 0.44, red, 0.01)
        cyl((x + q * 0.94, y - 0.17, z + 0.3), (x + q * 0.99, y - 0.2, z + 0.13), 0.008, steel, 8)
        cyl((x + q * 0.8, y - 0.166, z + 0.355), (x + q * 0.8, y - 0.186, z + 0.355), 0.024, dark, 16)
    for q in (-0.14, 0.14):
        cyl((x + q, y - 0.08, z + 0.22), (x + q, y - 0.08, z + 0.3), 0.042, steel, 20)
        cyl((x + q, y - 0.08, z + 0.19), (x + q, y - 0.08, z + 0.22), 0.046, dark, 20)
        cyl((x + q, y - 0.11, z + 0.2), (x + q, y - 0.26, z + 0.185), 0.015, dark, 10)
        cups(s, x + q, y - 0.08, z + 0.094, 1)
    cyl((x, y - 0.166, z + 0.355), (x, y - 0.176, z + 0.355), 0.03, emit("#efe6d2", 0.8), 20)
    for i in range(7):
        for j in range(3):
            cups(s, x - 0.3 + 0.1 * i, y - 0.08 + 0.11 * j, z + 0.43, R.randint(1, 3))


def grinder(x, y, z):
    """a coffee grinder with a hopper full of beans"""
    dark, steel = paint("#24272a", 0.35, 0), metal("#c9cbcc", 0.2, 0)
    box(x - 0.09, x + 0.09, y - 0.1, y + 0.14, z, z + 0.05, dark, 0.01)
    box(x - 0.08, x + 0.08, y, y + 0.14, z + 0.05, z + 0.34, dark, 0.025)
    cyl((x, y - 0.02, z + 0.19), (x, y - 0.1, z + 0.17), 0.024, steel, 14)
    lathe([(0, 0), (0.05, 0), (0.085, 0.1), (0.087, 0.13), (0, 0.13)], (x, y + 0.06, z + 0.34), plastic("#3a2113", 0.3), 24)
    lathe([(0.051, 0), (0.089, 0.1), (0.091, 0.2), (0, 0.2)], (x, y + 0.06, z + 0.338), glass("#f2ede4"), 24)
    lathe([(0.094, 0.195), (0.094, 0.215), (0, 0.22)], (x, y + 0.06, z + 0.338), dark, 24)


def croissant(s, x, y, z, turn):
    """a crescent of pastry, 15 cm from tip to tip"""
    for k in range(-3, 4):
        a, r = k * 0.36, 0.036 - 0.007 * abs(k)
        u, v = 0.065 * math.sin(a), 0.05 * math.cos(a) - 0.03
        s.loaf(x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn), z, r, r, r * 0.85, "#b8752f" if k % 2 else "#c98a42")


def baked(s, x0, x1, y, z, kind):
    """a board with one kind of pastry: croissants, rings or slices of cake"""
    s.box(x0, x1, y - 0.14, y + 0.14, z, z + 0.012, "#8a6238")
    for i in range(int((x1 - x0) / 0.13)):
        for v in (-0.065, 0.07):
            x = x0 + 0.075 + 0.13 * i
            if kind == "croissant":
                croissant(s, x, y + v, z + 0.012, R.uniform(-0.3, 0.3))
            elif kind == "ring":
                s.turn([(0.02, 0.012), (0.038, 0.03), (0.056, 0.02), (0.056, 0.004), (0.03, 0)], x, y + v, z + 0.012, R.choice(["#6a3a1c", "#b8752f"]), 18)
            else:
                for h0, h1, c in ((0, 0.03, "#5a2f1c"), (0.03, 0.04, "#f1e6d2"), (0.04, 0.07, "#5a2f1c"), (0.07, 0.078, "#f1e6d2")):
                    s.box(x - 0.035, x + 0.035, y + v - 0.055, y + v + 0.055, z + 0.012 + h0, z + 0.012 + h1, c)


def sack(s, x, y, z):
    """an open jute sack of coffee beans"""
    rows = [(0, 0.17, 0), (0.07, 0.215, 0.006), (0.25, 0.225, 0.012), (0.4, 0.19, 0.02), (0.45, 0.205, 0.022), (0.42, 0.222, 0.022), (0.38, 0.212, 0.02)]
    tube(s, [(h, 0, 0, r, r, fold) for h, r, fold in rows], (x, y, z, R.uniform(0, 6.3)), "#b59668", 44, 9)
    s.turn([(0.2, 0.41), (0.13, 0.455), (0, 0.47)], x, y, z, "#3a2113", 22)
    for _ in range(90):
        a, r = R.uniform(0, 6.3), 0.185 * math.sqrt(R.random())
        s.loaf(x + r * math.cos(a), y + r * math.sin(a), z + 0.464 - 0.8 * r * r, 0.009, 0.006, 0.005, R.choice(BEANS))
