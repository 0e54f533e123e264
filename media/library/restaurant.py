"""An eatery that cooks for its street: a steel counter of hot dishes, the hood over it, laid tables, tiles to the hip. Metres."""

import math

from dishes import bread_basket, dish, glasses, plates, tea_urn
from geometry import box, cyl, extrude_z, lathe
from light import lamp
from materials import brick, emit, fabric, glass, metal, paint, plaster, plastic, wood
from props import chair


def tiled_walls(room):
    """blue tiles to the hip along the sides with a white course on top, ochre above; pale tiles over the stove at the back"""
    blue, edge = brick("#44688a", "#3a5c7d", "#c9c3b6", 0.15, 0.15, 0.004, 0.15, 0.18, 0.0), paint("#e9e3d6", 0.25, 0)
    for x, side in ((room.x0, 1), (room.x1, -1)):
        for out, z0, z1, m in ((0.012, 0, 1.2, blue), (0.018, 1.2, 1.26, edge), (0.006, 1.26, 2.9, plaster("#cf9f5c", 0.1))):
            box(*sorted((x, x + side * out)), room.y0, room.y1, room.z0 + z0, room.z0 + z1, m, 0)
    box(room.x0, room.x1, room.y1 - 0.012, room.y1, room.z0, room.z0 + 2.3, brick("#c9bea4", "#bfb398", "#8f887a", 0.15, 0.15, 0.004, 0.2, 0.25, 0.0), 0)


def hot_counter(room, x0, x1, y):
    """a steel counter with two tilted rows of dishes, a glass guard, plates on its shelf and lamps over the food"""
    s, z, steel = room.goods, room.z0, paint("#a9adaf", 0.36, 0.0, 0.0, 0.35)
    box(x0, x1, y + 0.03, y + 0.78, z, z + 0.1, plastic("#1b1c1d", 0.6), 0)
    box(x0, x1, y, y + 0.8, z + 0.1, z + 0.86, steel, 0.004)
    for k in range(int((x1 - x0) / 0.6)):
        a = x0 + (x1 - x0) * k / int((x1 - x0) / 0.6)
        box(a + 0.012, a + (x1 - x0) / int((x1 - x0) / 0.6) - 0.012, y - 0.012, y, z + 0.16, z + 0.8, steel, 0.006)
    box(x0 - 0.01, x1 + 0.01, y - 0.22, y - 0.02, z + 0.84, z + 0.86, steel, 0.006)  # where the trays of the guests slide
    for row in range(2):
        for k in range(int((x1 - x0 - 0.06) / 0.37)):
            dish(s, x0 + 0.22 + 0.37 * k, y + 0.06 + 0.36 * row, z + 0.875 + 0.13 * row, 3 * row + 2 * k)
        box(x0, x1, y + 0.02 + 0.36 * row, y + 0.05 + 0.36 * row, z + 0.86, z + 0.885 + 0.13 * row, steel, 0.003)
    guard(x0, x1, y, z)
    plates(s, x0 + 0.2, y + 0.3, z + 1.372, 14)
    plates(s, x0 + 0.48, y + 0.3, z + 1.372, 9)
    for k in range(3):
        glasses(s, x1 - 0.5 + 0.16 * k, y + 0.3, z + 1.372)


def guard(x0, x1, y, z):
    """the glass before the dishes and the shelf over them, with a strip of warm light below"""
    pane, steel = glass("#fbfdfc"), paint("#a9adaf", 0.36, 0.0, 0.0, 0.35)
    box(x0, x1, y - 0.005, y, z + 0.9, z + 1.28, pane, 0)
    box(x0, x1, y + 0.1, y + 0.52, z + 1.36, z + 1.37, pane, 0)
    for q in (0.1, 0.5):
        box(x0, x1, y + q, y + q + 0.02, z + 1.345, z + 1.372, steel, 0.002)
    n = round((x1 - x0) / 1.1)
    for k in range(n + 1):
        x = x0 + 0.015 + (x1 - x0 - 0.03) * k / n
        cyl((x, y + 0.012, z + 0.86), (x, y + 0.012, z + 1.29), 0.011, steel, 10)
        cyl((x, y + 0.012, z + 1.29), (x, y + 0.12, z + 1.35), 0.011, steel, 10)
        cyl((x, y + 0.51, z + 0.86), (x, y + 0.51, z + 1.35), 0.011, steel, 10)
    box(x0 + 0.05, x1 - 0.05, y + 0.28, y + 0.32, z + 1.335, z + 1.358, emit("#ffdca4", 5), 0.002)
    lamp("AREA", ((x0 + x1) / 2, y + 0.3, z + 1.33), 9, "#ffd59a", x1 - x0 - 0.1, ((x0 + x1) / 2, y + 0.3, z), size_y=0.06)


def hood(room, x0, x1):
    """the steel hood at the back wall over the stoves, pots simmering under it"""
    y, z, steel = room.y1, room.z0, paint("#a9adaf", 0.36, 0.0, 0.0, 0.35)
    box(x0, x1, y - 0.75, y, z + 0.1, z + 0.88, steel, 0.004)
    for k, (r, h) in enumerate(((0.2, 0.3), (0.17, 0.22), (0.22, 0.34), (0.16, 0.2))):
        x = x0 + 0.3 + 0.48 * k
        if x < x1 - 0.2:
            lathe([(0, 0), (r, 0), (r, h), (r + 0.012, h + 0.01), (r * 0.97, h + 0.02), (r * 0.4, h + 0.045), (0.03, h + 0.05), (0.03, h + 0.08), (0, h + 0.085)], (x, y - 0.4, z + 0.9), metal("#cfd1d3", 0.2, 0), 32)
            for q in (-1, 1):
                box(x + q * (r + 0.02) - 0.02, x + q * (r + 0.02) + 0.02, y - 0.45, y - 0.35, z + 0.9 + h * 0.75, z + 0.915 + h * 0.75, metal("#cfd1d3", 0.2, 0), 0.004)
    box(x0, x1, y - 0.8, y - 0.75, z + 1.85, z + 2.0, steel, 0.004)
    for k in range(6):  # the hood narrows upwards
        box(x0 + 0.05 * k, x1 - 0.05 * k, y - 0.8 + 0.08 * k, y, z + 2.0 + 0.08 * k, z + 2.08 + 0.08 * k, steel, 0.002)
    box(x0 + 0.1, x1 - 0.1, y - 0.5, y - 0.44, z + 1.86, z + 1.88, emit("#fff0d8", 4), 0)
    lamp("AREA", ((x0 + x1) / 2, y - 0.45, z + 1.84), 5, "#ffe8c8", x1 - x0 - 0.2, ((x0 + x1) / 2, y - 0.4, z), size_y=0.2)


def cloth_over(x, y, z, w, d):
    """a table cloth that hangs 22 cm, its folds wider at the corners, and the white paper on it"""
    m, n, line = fabric("#7f2a28", "#7f2a28"), 40, []
    corners = [(-w, -d), (w, -d), (w, d), (-w, d)]
    for (xa, ya), (xb, yb) in zip(corners, corners[1:] + corners[:1]):
        for i in range(n):
            t = i / n
            out = 0.008 + 0.012 * math.sin(t * 25) * math.sin(math.pi * t) + 0.016 * abs(2 * t - 1) ** 6
            px, py = xa + (xb - xa) * t, ya + (yb - ya) * t
            length = math.hypot(px / w, py / d)
            line.append((x + px + out * px / w / length * 1.4, y + py + out * py / d / length * 1.4))
    extrude_z(line + line[:1], z - 0.22, z, m)
    box(x - w - 0.006, x + w + 0.006, y - d - 0.006, y + d + 0.006, z - 0.006, z - 0.002, m, 0.003)
    box(x - w + 0.03, x + w - 0.03, y - d + 0.03, y + d - 0.03, z - 0.002, z, plastic("#f0ebdf", 0.8), 0)


def laid_table(s, x, y, z):
    """a square table under its cloth: bread, water, salt and pepper, paper napkins, two plates with glasses; two chairs"""
    for a in (-0.34, 0.34):
        for b in (-0.34, 0.34):
            box(x + a - 0.025, x + a + 0.025, y + b - 0.025, y + b + 0.025, z, z + 0.74, wood("#5b3a22", 0.1), 0.003)
    box(x - 0.375, x + 0.375, y - 0.375, y + 0.375, z + 0.72, z + 0.745, wood("#5b3a22", 0.2), 0)
    top = z + 0.75
    cloth_over(x, y, top, 0.38, 0.38)
    bread_basket(s, x - 0.02, y + 0.12, top)
    lathe([(0, 0), (0.036, 0), (0.038, 0.02), (0.038, 0.15), (0.034, 0.18), (0.015, 0.22), (0.014, 0.25), (0, 0.25)], (x + 0.14, y + 0.04, top), glass("#e3f0f2"), 20)
    lathe([(0, 0), (0.036, 0), (0.037, 0.13), (0, 0.13)], (x + 0.14, y + 0.04, top + 0.002), plastic("#b9d3da", 0.1), 20)
    cyl((x + 0.14, y + 0.04, top + 0.24), (x + 0.14, y + 0.04, top + 0.262), 0.016, plastic("#2f6a9c", 0.4), 14)
    for k, c in enumerate(("#f4f2ec", "#3a2f26")):
        s.turn([(0, 0), (0.019, 0), (0.021, 0.05), (0.017, 0.058)], x - 0.16 + 0.05 * k, y - 0.02, top, "#dfe4e3", 14)
        s.turn([(0.0185, 0.004), (0.0215, 0.035)], x - 0.16 + 0.05 * k, y - 0.02, top, c, 14)
        s.turn([(0.019, 0.055), (0.016, 0.075), (0, 0.078)], x - 0.16 + 0.05 * k, y - 0.02, top, "#b9bcbe", 14)
    box(x - 0.2, x - 0.08, y - 0.075, y - 0.045, top, top + 0.085, metal("#c6c9cb", 0.25, 0), 0.003)
    box(x - 0.19, x - 0.09, y - 0.068, y - 0.052, top + 0.01, top + 0.12, plastic("#f6f4ee", 0.8), 0.002)
    for q in (-1, 1):
        plates(s, x, y + q * 0.25, top, 1)
        glasses(s, x + 0.17, y + q * 0.22, top, 1)
        chair(x, y + q * 0.6, 0, z, q)


def wall_things(room):
    """framed photographs over the tiles of the side walls"""
    for x, side in ((room.x0, 1), (room.x1, -1)):
        for k in range(4):
            y, h = room.y0 + 0.5 + 0.62 * k, room.z0 + 1.5 + (0.06 if k % 2 else 0)
            for out0, out1, inset, m in (
                (0, 0.022, 0, wood("#3a2618", 1)),
                (0.022, 0.0235, 0.025, plastic("#ece4d2", 0.6)),
                (0.0235, 0.0245, 0.06, plastic(("#7d6a54", "#54616a", "#8f7a5e", "#5d5148")[k], 0.5)),
            ):
                box(*sorted((x + side * out0, x + side * out1)), y + inset, y + 0.44 - inset, h + inset, h + 0.34 - inset, m, 0)


def restaurant(room):
    """the counter at the back right with the stove behind it, the tea urn beside it, two laid tables near the window"""
    s, z, width = room.goods, room.z0, room.x1 - room.x0
    tiled_walls(room)
    wall_things(room)
    x0, x1 = room.x0 + 0.3 * width, room.x1 - 0.35
    hot_counter(room, x0, x1, room.y0 + 2.35)
    hood(room, x0 + 0.1, x1 - 0.7)
    tea_urn(s, room.x0 + 0.55, room.y1 - 0.35, z)
    for x in (room.x0 + 0.95, room.x1 - 1.05):
        laid_table(s, x, room.y0 + 1.05, z)
