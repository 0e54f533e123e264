"""Packed goods of a grocer's shelf and what is printed on them: tins, bottles, jars, cartons, bags. Metres."""

import math

from chance import R


BRANDS = [  # pack, label, cap or print
    ("#a8352a", "#efe6d2", "#2b2a28"),
    ("#cf9f2c", "#7a2a22", "#f1ead8"),
    ("#3c6b3f", "#e9dfb8", "#c4892c"),
    ("#2d5a8c", "#f0ede4", "#b33a2c"),
    ("#e9e4d6", "#2f5f86", "#2f5f86"),
    ("#e6dcc2", "#3f7040", "#3f7040"),
    ("#c2672b", "#f3ead2", "#5a2d1c"),
    ("#5f3626", "#d9b878", "#d9b878"),
    ("#84a9b8", "#f2f0ea", "#284e72"),
    ("#efeae0", "#b03a2e", "#b03a2e"),
]
GLASS = ["#3f5a32", "#7a4a22", "#8f9c52", "#c9b48a", "#a35a2a", "#d8dcd2"]


def strip(s, at, u0, u1, v0, v1, colour):
    """a bar of print; at(u, v) is the point of a surface, u along it and v up"""
    us = [u0 + (u1 - u0) * k / 4 for k in range(5)]
    s.add([at(u, v) for v in (v0, v1) for u in us], [(k, k + 1, k + 6, k + 5) for k in range(4)], colour)


def disc(s, at, u, v, r, colour, n=12):
    s.add([at(u, v)] + [at(u + r * math.cos(2 * math.pi * k / n), v + r * math.sin(2 * math.pi * k / n)) for k in range(n)], [(0, k + 1, (k + 1) % n + 1) for k in range(n)], colour)


def printed(s, surface, w, h, brand):
    """what is printed on a field w by h: a heading, a picture by brand (ring, three dots, lozenge), small print; surface(out) gives at(u, v)"""
    at, r = surface(0.0012), 0.24 * min(w, h)
    strip(s, at, -0.4 * w, 0.4 * w, 0.76 * h, 0.92 * h, brand[2])
    for v, k in ((0.06, 0.34), (0.13, 0.26)):
        strip(s, at, -k * w, k * w, v * h, v * h + 0.03 * h, brand[0])
    kind = BRANDS.index(brand) % 3
    if kind == 0:
        disc(s, at, 0, 0.47 * h, r, brand[0])
        disc(s, surface(0.002), 0, 0.47 * h, 0.55 * r, brand[2])
    elif kind == 1:
        for u in (-0.25 * w, 0, 0.25 * w):
            disc(s, at, u, 0.47 * h, 0.45 * r, brand[0])
    else:
        disc(s, at, 0, 0.47 * h, 1.2 * r, brand[0], 4)


def print_around(s, x, y, z, r, h, brand, along_x):
    """print on both long sides of something round, h high from z"""
    for a in (-math.pi / 2, math.pi / 2) if along_x else (0, math.pi):
        printed(s, lambda out, a=a: lambda u, v: (x + (r + out) * math.cos(a + u / r), y + (r + out) * math.sin(a + u / r), z + v), 1.7 * r, h, brand)


def print_flat(s, place, w, h, brand, along_x):
    """print on both long sides of something flat; place(v) is the middle of the foot of the field, v up, and half the depth there"""
    for side in (-1, 1):

        def surface(out, side=side):
            def at(u, v):
                x, y, z, deep = place(v)
                d = side * (deep + out)
                return (x - side * u, y + d, z) if along_x else (x + d, y + side * u, z)

            return at

        printed(s, surface, w, h, brand)


def tin(s, x, y, z, r, h, brand, along_x):
    s.turn([(0, 0), (r, 0), (r, 0.006), (r * 0.97, 0.01), (r * 0.97, h - 0.01), (r, h - 0.006), (r, h), (0, h - 0.002)], x, y, z, "#b5b7b8", 18)
    s.turn([(r * 0.98, 0.012), (r * 0.98, h - 0.012)], x, y, z, brand[0], 18)
    s.turn([(r * 0.99, h * 0.3), (r * 0.99, h - 0.014)], x, y, z, brand[1], 18)
    print_around(s, x, y, z + h * 0.3, r, h * 0.58, brand, along_x)


def bottle(s, x, y, z, r, h, brand, glass, along_x=True):
    s.turn([(0, 0), (r, 0), (r, h * 0.58), (r * 0.8, h * 0.7), (r * 0.36, h * 0.8), (r * 0.33, h * 0.93), (0, h * 0.93)], x, y, z, glass, 16)
    s.turn([(r + 0.001, h * 0.18), (r + 0.001, h * 0.5)], x, y, z, brand[1], 16)
    s.turn([(0.37 * r, h * 0.82), (0.36 * r, h * 0.88)], x, y, z, brand[0], 12)
    s.turn([(0.36 * r, h * 0.92), (0.4 * r, h * 0.92), (0.4 * r, h), (0, h)], x, y, z, brand[2], 12)
    print_around(s, x, y, z + h * 0.18, r + 0.001, h * 0.32, brand, along_x)


def jar(s, x, y, z, r, h, brand, glass, along_x):
    s.turn([(0, 0), (r * 0.94, 0), (r, 0.01), (r, h * 0.78), (r * 0.84, h * 0.86), (0, h * 0.86)], x, y, z, glass, 16)
    s.turn([(r + 0.001, h * 0.2), (r + 0.001, h * 0.66)], x, y, z, brand[1], 16)
    s.turn([(r * 0.86, h * 0.84), (r * 0.9, h * 0.84), (r * 0.9, h), (0, h)], x, y, z, brand[2], 16)
    print_around(s, x, y, z + h * 0.2, r + 0.001, h * 0.46, brand, along_x)


def carton(s, x, y, z, r, h, brand, along_x):
    """a box with a field of print on each side, the field of another shape from brand to brand"""
    a, b = (r, r * 0.8) if along_x else (r * 0.8, r)
    low, high = ((0.1, 0.9), (0.0, 0.62), (0.3, 1.0))[BRANDS.index(brand) % 3]
    s.box(x - a, x + a, y - b, y + b, z, z + h, brand[0])
    s.box(x - a - 0.0006, x + a + 0.0006, y - b - 0.0006, y + b + 0.0006, z + h * low, z + h * high - 0.0004, brand[1])
    print_flat(s, lambda v: (x, y, z + h * low + v, r * 0.8 + 0.0006), 1.8 * r, h * (high - low), brand, along_x)


def bag(s, x, y, z, r, h, brand, along_x):
    """a plain bag that is pressed flat at the top, its belly in another colour"""

    def ring(k, flat):
        a, b = (r * k, r * 0.75 * flat) if along_x else (r * 0.75 * flat, r * k)
        return [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]

    rows = [(0, 0.92, 0.8), (0.25, 1, 1), (0.6, 1, 0.8), (0.9, 0.97, 0.12), (1, 0.97, 0.06)]
    for (t0, k0, f0), (t1, k1, f1), c in zip(rows, rows[1:], (brand[0], brand[1], brand[0], brand[2])):
        v = [(a, b, z + h * t0) for a, b in ring(k0, f0)] + [(a, b, z + h * t1) for a, b in ring(k1, f1)]
        s.add(v, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], c)


def pouch(s, x, y, z, r, h, brand, along_x):
    """a bag with print on its belly"""
    bag(s, x, y, z, r, h, brand, along_x)
    print_flat(s, lambda v: (x, y, z + h * 0.25 + v, r * 0.75 * (1 - 0.2 * v / (0.35 * h)) + 0.0006), 1.9 * r, h * 0.35, brand, along_x)


SIZES = {"tin": (0.036, 0.05, 0.09, 0.14), "bottle": (0.034, 0.045, 0.25, 0.33), "jar": (0.036, 0.048, 0.1, 0.17), "carton": (0.045, 0.08, 0.13, 0.28), "pouch": (0.055, 0.08, 0.15, 0.25)}


def packs(s, t, board):
    """one product of a grocer's shelf, several times side by side from t on and two rows deep; returns the room it takes"""
    kind, brand, glass = R.choice(list(SIZES)), R.choice(BRANDS), R.choice(GLASS)
    r0, r1, h0, h1 = SIZES[kind]
    r, h = R.uniform(r0, r1), R.uniform(h0, h1)
    n = min(R.randint(3, 7), int((board.end + 0.1 - t) / (2.06 * r)))
    stacked = 2 if kind == "tin" and h < 0.125 else 1
    for i in range(n):
        for across in (-0.6 * r - 0.025, 1.4 * r - 0.025) if R.random() < 0.9 else (1.4 * r - 0.025,):  # here and there one is sold
            x, y = board.at(t + r * (1 + 2.06 * i) + R.uniform(-0.003, 0.003), across)
            for k in range(stacked):
                put(s, kind, x, y, board.z + k * h, r, h, brand, glass, board.along_x)
    return max(n, 1) * 2.06 * r + R.uniform(0.005, 0.03)


def put(s, kind, x, y, z, r, h, brand, glass, along_x):
    if kind in ("bottle", "jar"):
        (bottle if kind == "bottle" else jar)(s, x, y, z, r, h, brand, glass, along_x)
    else:
        {"tin": tin, "carton": carton, "pouch": pouch}[kind](s, x, y, z, r, h, brand, along_x)
