"""Cooked food and what it is served with. Metres."""

import math

from chance import R
from geometry import box, cyl, lathe
from materials import glass, metal, stone, wood


DISHES = [  # sauce, what lies in it: colours, half length and half height of a piece, how many
    ("#efe6d0", ["#f4ecda", "#efe2c4", "#d9b678"], 0.011, 0.007, 420),  # rice
    ("#8a2f14", ["#c9a06a", "#b8854a", "#a8482a"], 0.014, 0.01, 230),  # white beans
    ("#6b2a12", ["#5a2f18", "#74401f", "#c2542a", "#d98a3a"], 0.024, 0.018, 90),  # stew
    ("#5a3a14", ["#5d6b2a", "#6f7d33", "#4f5a24", "#b84a26"], 0.028, 0.009, 130),  # green beans
    ("#7a3a16", ["#3d2a3a", "#4a2f3f", "#a8321c"], 0.042, 0.026, 34),  # stuffed aubergines
    ("#b8652a", ["#c47a34", "#a8602a", "#d99a50"], 0.034, 0.022, 48),  # meat balls and potatoes
    ("#c98a2a", ["#d9a23a", "#e0b04f"], 0.02, 0.006, 110),  # chick peas in sauce
    ("#4a5a2a", ["#46602c", "#5d7a34", "#efe6d0"], 0.03, 0.02, 60),  # stuffed leaves
]


def dish(s, x, y, z, kind, w=0.33, d=0.33, tilt=0.3):
    """a steel tray heaped with one dish, its front edge at y, tilted towards the guests"""
    sauce, colours, r, h, n = DISHES[kind % len(DISHES)]

    def at(u, v, up):
        return (x + u, y + v * math.cos(tilt) - up * math.sin(tilt), z + v * math.sin(tilt) + up * math.cos(tilt))

    def slab(u0, u1, v0, v1, a, b, c):
        corners = ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
        s.add([at(u, v, k) for k in (a, b) for u, v in corners], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], c)

    for u0, u1, v0, v1 in ((-w / 2, w / 2, 0, 0.02), (-w / 2, w / 2, d - 0.02, d), (-w / 2, -w / 2 + 0.02, 0, d), (w / 2 - 0.02, w / 2, 0, d)):
        slab(u0, u1, v0, v1, -0.06, 0.012, "#c3c6c8")
    slab(-w / 2 + 0.02, w / 2 - 0.02, 0.02, d - 0.02, -0.05, -0.012, sauce)
    for _ in range(n):
        u, v = R.uniform(-1, 1), R.uniform(-1, 1)
        top = 0.034 * (1 - u * u) * (1 - v * v)
        px, py, pz = at(u * (w / 2 - 0.02 - r), d / 2 + v * (d / 2 - 0.02 - r), R.uniform(-0.012, top) - h)
        s.loaf(px, py, pz, r * R.uniform(0.8, 1.1), r * R.uniform(0.6, 0.9), h, R.choice(colours))


def plates(s, x, y, z, n, r=0.115):
    """a stack of n white plates"""
    for k in range(n):
        s.turn([(0, 0), (r * 0.6, 0), (r * 0.72, 0.008), (r, 0.02), (r, 0.023), (r * 0.7, 0.012), (0, 0.008)], x, y, z + 0.011 * k, "#f1eee6", 28)


def glasses(s, x, y, z, n=2):
    """glasses turned upside down, n behind one another"""
    for k in range(n):
        lathe([(0.034, 0), (0.029, 0.1), (0.025, 0.105), (0, 0.105)], (x, y + 0.1 * k, z), glass("#f6fbf9"), 18)


def bread_basket(s, x, y, z):
    """a wicker basket of sliced white bread"""
    s.turn([(0, 0), (0.09, 0), (0.12, 0.045), (0.125, 0.06), (0.115, 0.06), (0.085, 0.012), (0, 0.012)], x, y, z, "#a8763e", 24)
    for k in range(6):
        a = x - 0.075 + 0.03 * k
        s.loaf(a, y, z + 0.02, 0.012, 0.062, 0.042, "#b8793a")
        s.loaf(a + 0.011, y, z + 0.024, 0.006, 0.056, 0.037, "#f0e2c2")


def tea_urn(s, x, y, z):
    """a cupboard with a tea boiler on it, two pots warming on top, tea glasses on their saucers beside"""
    box(x - 0.45, x + 0.45, y - 0.3, y + 0.3, z, z + 0.88, wood("#6d4526", 0.15), 0.004)
    box(x - 0.47, x + 0.47, y - 0.32, y + 0.32, z + 0.88, z + 0.91, stone("#e0dcd2", 3, 3, dirt=0, gloss=0.2), 0.004)
    copper, steel = metal("#b5763f", 0.2, 0), metal("#d3d5d6", 0.15, 0)
    lathe([(0, 0), (0.19, 0), (0.19, 0.03), (0.17, 0.04), (0.17, 0.36), (0.19, 0.37), (0.19, 0.39), (0, 0.4)], (x + 0.2, y, z + 0.91), copper, 36)
    for q in (-0.08, 0.08):
        pot = (x + 0.2 + q, y - 0.02, z + 1.31)
        lathe([(0, 0), (0.07, 0), (0.078, 0.05), (0.055, 0.1), (0.03, 0.115), (0.012, 0.12), (0.012, 0.135), (0, 0.14)], pot, steel, 24)
        cyl((pot[0], pot[1] - 0.07, pot[2] + 0.04), (pot[0], pot[1] - 0.13, pot[2] + 0.1), 0.011, steel, 10, 0.007)
    cyl((x + 0.2, y - 0.17, z + 0.99), (x + 0.2, y - 0.22, z + 0.98), 0.011, steel, 10)
    for i in range(3):
        for j in range(3):
            px, py = x - 0.36 + 0.12 * i, y - 0.2 + 0.14 * j
            s.turn([(0, 0), (0.03, 0), (0.052, 0.008), (0.05, 0.01), (0, 0.004)], px, py, z + 0.91, "#f2efe8", 18)
            s.turn([(0.019, 0.004), (0.021, 0.018), (0.0165, 0.045), (0.0235, 0.08)], px, py, z + 0.91, "#cfdcd8", 14)
