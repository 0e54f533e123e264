"""Goods that need a shape of their own. Metres."""

from chance import R


GOLD, VELVETS = "#e0b048", ("#3a1218", "#1f1c22", "#efe6d6", "#20342c")


def jewel(s, t, xa, xb, ya, yb, z, along_x):
    """the next piece on a jeweller's shelf, from t on: a bust with a necklace or a tray of rings; returns the room it takes"""
    velvet = R.choice(VELVETS)
    is_bust = R.random() < 0.45
    w = 0.24 if is_bust else R.uniform(0.26, 0.36)
    cx, cy = (t + w / 2, (ya + yb) / 2) if along_x else ((xa + xb) / 2, t + w / 2)
    if is_bust:
        s.turn([(0, 0), (0.06, 0), (0.03, 0.03), (0.085, 0.11), (0.08, 0.18), (0.034, 0.22), (0.03, 0.27), (0, 0.28)], cx, cy, z, velvet, 16)
        for r, h in ((0.084, 0.165), (0.066, 0.195)):
            s.turn([(r, h), (r + 0.006, h + 0.004), (r + 0.003, h + 0.011)], cx, cy, z, GOLD, 16)
        return w + R.uniform(0.03, 0.1)
    h = w / 2 - 0.015
    a, b = (h, 0.1) if along_x else (0.1, h)
    s.box(cx - a, cx + a, cy - b, cy + b, z, z + 0.03, velvet)
    for i in range(-2, 3):
        for j in (-1, 0, 1):
            x, y = (cx + i * a * 0.36, cy + j * 0.06) if along_x else (cx + j * 0.06, cy + i * b * 0.36)
            s.turn([(0, 0.03), (0.014, 0.032), (0.017, 0.045), (0.008, 0.055), (0, 0.056)], x, y, z, GOLD, 8)
    return w + R.uniform(0.04, 0.1)


def packs(s, t, end, xa, xb, ya, yb, z, along_x, colours):
    """one product of a grocer's shelf, several times side by side from t on, with a label around it; returns the room it takes"""
    body, label = R.sample(colours, 2)
    w, h, is_tin, room = R.uniform(0.08, 0.16), R.uniform(0.13, 0.27), R.random() < 0.5, 0.02
    for _ in range(R.randint(3, 7)):
        if t + room + w > end:
            break
        cx, cy = (t + room + w / 2, (ya + yb) / 2) if along_x else ((xa + xb) / 2, t + room + w / 2)
        r = w * 0.47
        if is_tin:
            s.turn([(0, 0), (r, 0), (r, h), (0, h)], cx, cy, z, body, 14)
            s.turn([(r + 0.001, h * 0.2), (r + 0.001, h * 0.8)], cx, cy, z, label, 14)
        else:
            s.box(cx - r, cx + r, cy - r, cy + r, z, z + h, body)
            s.box(cx - r - 0.001, cx + r + 0.001, cy - r - 0.001, cy + r + 0.001, z + h * 0.45, z + h * 0.8, label)
        room += w
    return room


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
