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
