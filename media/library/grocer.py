"""A grocer's shop: rows of packed goods on shelves and in the middle of the room, crates, the till. Metres."""

from chance import R
from geometry import box, cyl
from goods import FRUIT, crate
from materials import metal, paint, plastic, stone, wood
from shelves import Board, back_shelf, fill, side_shelves


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


def tin(s, x, y, z, r, h, brand):
    s.turn([(0, 0), (r, 0), (r, 0.006), (r * 0.97, 0.01), (r * 0.97, h - 0.01), (r, h - 0.006), (r, h), (0, h - 0.002)], x, y, z, "#b5b7b8", 18)
    s.turn([(r * 0.98, 0.012), (r * 0.98, h - 0.012)], x, y, z, brand[0], 18)
    s.turn([(r * 0.99, h * 0.3), (r * 0.99, h * 0.72)], x, y, z, brand[1], 18)


def bottle(s, x, y, z, r, h, brand, glass):
    s.turn([(0, 0), (r, 0), (r, h * 0.58), (r * 0.8, h * 0.7), (r * 0.36, h * 0.8), (r * 0.33, h * 0.93), (0, h * 0.93)], x, y, z, glass, 16)
    s.turn([(r + 0.001, h * 0.18), (r + 0.001, h * 0.5)], x, y, z, brand[1], 16)
    s.turn([(r + 0.0015, h * 0.28), (r + 0.0015, h * 0.38)], x, y, z, brand[0], 16)
    s.turn([(0.36 * r, h * 0.92), (0.4 * r, h * 0.92), (0.4 * r, h), (0, h)], x, y, z, brand[2], 12)


def jar(s, x, y, z, r, h, brand, glass):
    s.turn([(0, 0), (r * 0.94, 0), (r, 0.01), (r, h * 0.78), (r * 0.84, h * 0.86), (0, h * 0.86)], x, y, z, glass, 16)
    s.turn([(r + 0.001, h * 0.22), (r + 0.001, h * 0.62)], x, y, z, brand[1], 16)
    s.turn([(r * 0.86, h * 0.84), (r * 0.9, h * 0.84), (r * 0.9, h), (0, h)], x, y, z, brand[2], 16)


def carton(s, x, y, z, r, h, brand):
    """a box with a field of print on each side and a mark on it"""
    s.box(x - r, x + r, y - r * 0.8, y + r * 0.8, z, z + h, brand[0])
    s.box(x - r * 0.86, x + r * 0.86, y - r * 0.8 - 0.001, y + r * 0.8 + 0.001, z + h * 0.12, z + h * 0.55, brand[1])
    s.box(x - r - 0.001, x + r + 0.001, y - r * 0.68, y + r * 0.68, z + h * 0.12, z + h * 0.55, brand[1])
    s.box(x - r * 0.5, x + r * 0.5, y - r * 0.8 - 0.002, y + r * 0.8 + 0.002, z + h * 0.66, z + h * 0.86, brand[2])


def pouch(s, x, y, z, r, h, brand, along_x):
    """a bag that is pressed flat at the top, a band of print around its belly"""

    def ring(k, flat):
        a, b = (r * k, r * 0.75 * flat) if along_x else (r * 0.75 * flat, r * k)
        return [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]

    rows = [(0, 0.92, 0.8), (0.25, 1, 1), (0.6, 1, 0.8), (0.9, 0.97, 0.12), (1, 0.97, 0.06)]
    for (t0, k0, f0), (t1, k1, f1), c in zip(rows, rows[1:], (brand[0], brand[1], brand[0], brand[2])):
        v = [(a, b, z + h * t0) for a, b in ring(k0, f0)] + [(a, b, z + h * t1) for a, b in ring(k1, f1)]
        s.add(v, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], c)


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
    if kind == "tin":
        tin(s, x, y, z, r, h, brand)
    elif kind == "bottle":
        bottle(s, x, y, z, r, h, brand, glass)
    elif kind == "jar":
        jar(s, x, y, z, r, h, brand, glass)
    elif kind == "carton":
        carton(s, x, y, z, r, h, brand)
    else:
        pouch(s, x, y, z, r, h, brand, along_x)


def gondola(room, x0, x1, y):
    """a low shelf in the middle of the room, its goods towards the street; price strips along the boards"""
    m, z = paint("#d9d6cd", 0.4, 0.2), room.z0
    box(x0, x1, y, y + 0.42, z, z + 0.12, paint("#6f7376", 0.4, 0.3), 0.004)
    box(x0, x1, y + 0.4, y + 0.43, z, z + 1.32, m, 0.003)
    for x in (x0 - 0.03, x1):
        box(x, x + 0.03, y + 0.1, y + 0.43, z, z + 1.32, m, 0.004)
    for h in (0.14, 0.54, 0.93):
        box(x0, x1, y, y + 0.42, z + h - 0.02, z + h, m, 0.002)
        box(x0, x1, y - 0.006, y, z + h - 0.035, z + h + 0.003, plastic("#f0ece2", 0.4), 0)
        for k in range(int((x1 - x0) / 0.3)):  # price tags
            x = x0 + 0.12 + 0.3 * k + R.uniform(-0.04, 0.04)
            room.goods.box(x, x + 0.055, y - 0.008, y - 0.006, z + h - 0.033, z + h + 0.001, R.choice(["#e8c23a", "#fbf8f0", "#c23a2e"]))
        for across in (0.12, 0.27):
            fill(room.goods, Board(True, x0 + 0.03, x1 - 0.12, y + across, z + h), packs)


def soda_crate(s, x, y, z, colour, glass):
    """a plastic crate of twelve bottles: four walls with a grip on each side"""
    s.box(x - 0.2, x + 0.2, y - 0.15, y + 0.15, z, z + 0.02, colour)
    for a, b, c, d in ((-0.2, 0.2, -0.15, -0.138), (-0.2, 0.2, 0.138, 0.15), (-0.2, -0.188, -0.15, 0.15), (0.188, 0.2, -0.15, 0.15)):
        s.box(x + a, x + b, y + c, y + d, z, z + 0.17, colour)
        s.box(x + a * 1.02, x + b * 1.02, y + c * 1.02, y + d * 1.02, z + 0.21, z + 0.25, colour)
    for a in (-0.2, 0.188):
        for b in (-0.15, 0.138):
            s.box(x + a, x + a + 0.012, y + b, y + b + 0.012, z, z + 0.24, colour)
    for i in range(4):
        for j in range(3):
            bottle(s, x - 0.144 + 0.096 * i, y - 0.096 + 0.096 * j, z + 0.02, 0.036, 0.27, BRANDS[0], glass)


def checkout(room, x, y):
    """the till: a desk with a belt, a screen and a small rack of sweets"""
    z, dark = room.z0, plastic("#232628", 0.45)
    box(x, x + 0.95, y, y + 0.6, z, z + 0.86, wood("#8a6238", 0.12), 0.006)
    box(x - 0.02, x + 0.97, y - 0.02, y + 0.62, z + 0.86, z + 0.9, stone("#c9c5bc", 3, 3, dirt=0, gloss=0.3), 0.005)
    box(x + 0.05, x + 0.6, y + 0.08, y + 0.42, z + 0.9, z + 0.905, dark, 0)
    cyl((x + 0.76, y + 0.3, z + 0.9), (x + 0.76, y + 0.3, z + 1.1), 0.02, metal("#55585a", 0.4, 0), 12)
    box(x + 0.6, x + 0.92, y + 0.29, y + 0.32, z + 1.06, z + 1.3, dark, 0.006)
    fill(room.goods, Board(True, x + 0.04, x + 0.42, y + 0.52, z + 0.9), packs)


def grocer(room):
    """shelves on three walls, a low shelf in the middle, fruit and bottle crates near the window, the till at the back"""
    s, z, width = room.goods, room.z0, room.x1 - room.x0
    m = paint("#cfc8b8", 0.45, 0.25)
    back_shelf(room, packs, mat=m)
    side_shelves(room, packs, m)
    gondola(room, room.x0 + 0.3 * width, room.x0 + 0.62 * width, room.y0 + 1.5)
    checkout(room, room.x0 + 0.68 * width, room.y0 + 2.3)
    for k, x in enumerate((room.x1 - 0.62, room.x1 - 1.08)):
        for high in range(4):  # full ones on empty ones
            colour, r, n = FRUIT[k]
            crate(s, x, room.y0 + 0.75, z + 0.14 * high, (colour, r, n if high == 3 else 0))
    for x, high in ((room.x0 + 0.6, 3), (room.x0 + 1.03, 2)):
        for k in range(high):
            soda_crate(s, x, room.y0 + 0.55, z + 0.26 * k, ("#a8322a", "#2f5a8c", "#c9962c")[(k + high) % 3], "#4a3420" if k % 2 else "#3f5a32")
