"""Goods that need a shape of their own. Metres."""

from chance import R


FRUIT = [  # colour, radius, how many fill a crate
    ("#c2331f", 0.036, 46),
    ("#e08a26", 0.042, 38),
    ("#dcb92e", 0.036, 44),
    ("#7fa036", 0.04, 40),
    ("#6f9a3c", 0.095, 9),
    ("#a8323c", 0.042, 38),
    ("#b08a58", 0.045, 36),
    ("#47294c", 0.05, 26),
    ("#3f7a34", 0.034, 46),
]


def crate(s, x, y, z, fruit):
    """a wooden crate, 46 cm square, heaped with one kind of fruit"""
    colour, r, n = fruit
    slat = R.choice(["#b08a58", "#a67f4e", "#b9965f"])
    s.box(x - 0.23, x + 0.23, y - 0.23, y + 0.23, z, z + 0.015, slat)
    for k in (0.02, 0.085):
        for q in (-0.23, 0.218):
            s.box(x - 0.23, x + 0.23, y + q, y + q + 0.012, z + k, z + k + 0.05, slat)
            s.box(x + q, x + q + 0.012, y - 0.23, y + 0.23, z + k, z + k + 0.05, slat)
    inside = 0.21 - r
    for _ in range(n):
        s.loaf(x + R.uniform(-inside, inside), y + R.uniform(-inside, inside), z + R.uniform(0.03, 0.14), r, r, r * 0.95, colour)


def fruit_steps(s, place, length, z):
    """crates on steps along a wall; place(along, out) turns distances along the wall and out of it into x and y"""
    order = R.sample(FRUIT, len(FRUIT))
    for k in range(2):
        out, top = 0.3 + 0.48 * k, z + 0.82 - 0.3 * k
        (xa, ya), (xb, yb) = place(0, out - 0.24), place(length, out + 0.24)
        s.box(min(xa, xb), max(xa, xb), min(ya, yb), max(ya, yb), z, top, "#6d4a2c")
        for i in range(int(length / 0.5)):
            crate(s, *place(0.25 + 0.5 * i, out), top, order[(i + 4 * k) % len(order)])
