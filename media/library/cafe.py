"""A coffee bar: the bar with stools, the wall of cups and coffee behind it, a bench with small tables. Metres."""

import math

from coffee import baked, bar_goods, cups, espresso_machine, grinder, sack
from geometry import box, cyl, lathe
from lettering import text
from light import lamp
from materials import brick, glass, leaf, metal, paint, plaster, plastic, stone, wood
from patisserie import till
from planting import foliage
from props import chair
from shelves import Board, fill


def pastry_case(s, x0, x1, y, z):
    """a glass case of two floors on the bar, 36 cm deep, lit from its lid"""
    pane, steel = glass("#fbfdfc"), metal("#bfc2c4", 0.25, 0)
    box(x0, x1, y, y + 0.36, z, z + 0.025, steel, 0.003)
    box(x0, x1, y, y + 0.36, z + 0.42, z + 0.44, steel, 0.003)
    for a, b, c, d in ((x0, x1, y, y + 0.005), (x0, x0 + 0.005, y, y + 0.36), (x1 - 0.005, x1, y, y + 0.36)):
        box(a, b, c, d, z + 0.025, z + 0.42, pane, 0)
    for x in (x0, x1 - 0.014):
        box(x, x + 0.014, y - 0.002, y + 0.012, z + 0.025, z + 0.42, steel, 0)
    box(x0 + 0.01, x1 - 0.01, y + 0.03, y + 0.34, z + 0.215, z + 0.222, pane, 0)
    half = (x0 + x1) / 2
    for h, kinds in ((0.025, ("croissant", "slice")), (0.222, ("ring", "croissant"))):
        for a, b, kind in ((x0 + 0.03, half - 0.01, kinds[0]), (half + 0.01, x1 - 0.03, kinds[1])):
            baked(s, a, b, y + 0.18, z + h, kind)
    for h in (0.415, 0.21):
        lamp("AREA", (half, y + 0.05, z + h), 4, "#ffe2b8", x1 - x0 - 0.1, (half, y + 0.2, z + h - 0.2), size_y=0.03)


def stool(x, y, z):
    """a bar stool with a leather seat and a ring for the feet"""
    m = metal("#2a2b2c", 0.4, 0)
    lathe([(0, 0), (0.16, 0), (0.165, 0.03), (0.15, 0.055), (0, 0.06)], (x, y, z + 0.7), plastic("#6b3d24", 0.4), 28)
    for a in (0.8, 2.37, 3.94, 5.51):
        c, q = math.cos(a), math.sin(a)
        cyl((x + 0.12 * c, y + 0.12 * q, z + 0.7), (x + 0.2 * c, y + 0.2 * q, z), 0.011, m, 8)
        cyl((x + 0.173 * c, y + 0.173 * q, z + 0.25), (x - 0.173 * q, y + 0.173 * c, z + 0.25), 0.008, m, 8)


def bar(room, x0, x1, y):
    """the bar, 1.08 m high: a front of upright slats, a wooden top, pastry case, till and a few cups on it, stools before it"""
    s, z = room.goods, room.z0
    green = paint("#2f443c", 0.4, 0.1)
    box(x0, x1, y, y + 0.55, z + 0.1, z + 1.04, green, 0.004)
    box(x0, x1 - 0.03, y + 0.05, y + 0.55, z, z + 0.1, plastic("#161817", 0.6), 0)
    for k in range(int((x1 - x0) / 0.075)):
        box(x0 + 0.075 * k + 0.012, x0 + 0.075 * k + 0.063, y - 0.018, y, z + 0.1, z + 1.04, green, 0.006)
    box(x0, x1 + 0.04, y - 0.12, y + 0.6, z + 1.04, z + 1.08, wood("#9a6c3e", 0.2, False, 0.35), 0.008)
    pastry_case(s, x1 - 1.36, x1 - 0.46, y + 0.06, z + 1.08)
    till(x1 - 0.22, y + 0.15, z + 1.08)
    for k in range(3):
        cups(s, x0 + 0.3 + 0.11 * k, y + 0.38, z + 1.08, 4, "#4f6a63")
    for k in range(3):
        stool(x0 + 0.35 + 0.52 * k, y - 0.32, z)


def back_bar(room):
    """cupboards along the back wall with the coffee machine on them; tiles and two boards of cups and coffee above"""
    s, z, y, width = room.goods, room.z0, room.y1 - 0.55, room.x1 - room.x0
    doors = paint("#2f443c", 0.4, 0.1)
    box(room.x0, room.x1, y, room.y1, z, z + 0.88, doors, 0)
    for k in range(int(width / 0.5)):
        box(room.x0 + 0.5 * k + 0.01, room.x0 + 0.5 * k + 0.49, y - 0.018, y, z + 0.1, z + 0.86, doors, 0.004)
        cyl((room.x0 + 0.5 * k + 0.4, y - 0.03, z + 0.78), (room.x0 + 0.5 * k + 0.46, y - 0.03, z + 0.78), 0.006, metal("#b8975a", 0.25, 0), 8)
    box(room.x0, room.x1, y - 0.03, room.y1, z + 0.88, z + 0.92, stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2), 0.004)
    box(room.x0, room.x1, room.y1 - 0.012, room.y1, z + 0.92, z + 2.3, brick("#efece4", "#e8e4da", "#b9b5ab", 0.15, 0.075, 0.003, 0.1, 0.2), 0)
    espresso_machine(s, room.x0 + 0.2 * width, y + 0.26, z + 0.92)
    grinder(room.x0 + 0.2 * width + 0.52, y + 0.24, z + 0.92)
    grinder(room.x0 + 0.2 * width + 0.73, y + 0.24, z + 0.92)
    x0, x1 = room.x0 + 0.04, room.x0 + 0.63 * width
    for h in (1.5, 1.86):
        box(x0, x1, room.y1 - 0.26, room.y1 - 0.012, z + h - 0.035, z + h, wood("#9a6c3e", 0.2, False), 0.004)
        fill(s, Board(True, x0 + 0.05, x1 - 0.3, room.y1 - 0.14, z + h), bar_goods)
    lamp("AREA", ((x0 + x1) / 2, room.y1 - 0.2, z + 1.45), 14, "#ffd9a0", x1 - x0 - 0.2, ((x0 + x1) / 2, room.y1 - 0.05, z + 0.9), size_y=0.03)
    menu_board(room.x0 + 0.67 * width, room.x0 + 0.95 * width, room.y1 - 0.012, z + 1.12, z + 1.95)


def menu_board(x0, x1, y, z0, z1):
    """a chalk board in a wooden frame: four drinks, a line of chalk for each price"""
    chalk = plastic("#dcd8cc", 0.9)
    box(x0, x1, y - 0.03, y, z0, z1, wood("#9a6c3e", 0.4), 0.004)
    box(x0 + 0.04, x1 - 0.04, y - 0.034, y - 0.03, z0 + 0.04, z1 - 0.04, plastic("#1f2422", 0.85), 0)
    step = (z1 - z0 - 0.16) / 4
    for k, word in enumerate(("KAHVE", "ÇAY", "SALEP", "KEK")):
        h = z1 - 0.08 - step * (k + 0.5)
        text(word, x0 + (x1 - x0) * 0.36, y - 0.036, h, 0.115, chalk, "dosis", 0.0005)
        box(x1 - 0.26, x1 - 0.12, y - 0.0355, y - 0.034, h - 0.006, h + 0.006, chalk, 0)


def bench(room, y0, y1):
    """an upholstered bench along the right wall, two small tables with coffee before it, pictures over it"""
    x, z, hide, oak = room.x1, room.z0, plastic("#7a4a2c", 0.42), wood("#7a5230", 0.16)
    box(x - 0.02, x, room.y0, room.y1 - 0.6, z, z + 1.12, paint("#2f443c", 0.45, 0.1), 0)
    box(x - 0.045, x, room.y0, room.y1 - 0.6, z + 1.12, z + 1.15, oak, 0.004)
    box(x - 0.5, x - 0.02, y0, y1, z, z + 0.36, oak, 0.004)
    box(x - 0.07, x - 0.02, y0, y1, z + 0.36, z + 0.96, oak, 0.004)
    n = round((y1 - y0) / 0.55)
    for k in range(n):
        a, b = y0 + (y1 - y0) * k / n + 0.004, y0 + (y1 - y0) * (k + 1) / n - 0.004
        box(x - 0.53, x - 0.08, a, b, z + 0.36, z + 0.46, hide, 0.03)
        box(x - 0.18, x - 0.065, a, b, z + 0.465, z + 0.93, hide, 0.035)
    for y in (y0 + 0.45, y1 - 0.45):
        small_table(room.goods, x - 0.82, y, z)
        chair(x - 1.34, y, -1, z)
    for k, c in enumerate(("#c98a4a", "#4f6a63", "#a8452f", "#d8c9a8")):
        y = y0 + 0.1 + 0.52 * k
        picture(x, y, z + 1.3, 0.36, 0.48, c)


def picture(x, y, z, w, h, colour):
    """a framed print on the right wall: a field of colour on white card, a disc on it"""
    box(x - 0.022, x, y, y + w, z, z + h, wood("#2b2019", 1), 0.003)
    box(x - 0.0235, x - 0.022, y + 0.02, y + w - 0.02, z + 0.02, z + h - 0.02, plastic("#f1ece0", 0.6), 0)
    box(x - 0.0245, x - 0.0235, y + 0.07, y + w - 0.07, z + 0.07, z + h - 0.07, plastic(colour, 0.6), 0)
    cyl((x - 0.0245, y + w / 2, z + h * 0.56), (x - 0.0255, y + w / 2, z + h * 0.56), w * 0.2, plastic("#efe4cc", 0.6), 28)


def small_table(s, x, y, z):
    """a round marble table with a cup on its saucer and a glass of water"""
    m = metal("#2a2b2c", 0.4, 0)
    lathe([(0.2, 0), (0.18, 0.02), (0.028, 0.035), (0.024, 0.71)], (x, y, z), m, 24)
    lathe([(0, 0.71), (0.28, 0.71), (0.29, 0.725), (0.285, 0.74), (0, 0.74)], (x, y, z), stone("#e2ddd3", 3, 3, dirt=0, gloss=0.25))
    s.turn([(0, 0), (0.04, 0), (0.065, 0.01), (0.063, 0.013), (0, 0.006)], x - 0.08, y + 0.05, z + 0.74, "#f4f1ea", 20)
    cups(s, x - 0.08, y + 0.05, z + 0.747, 1)
    lathe([(0.026, 0), (0.032, 0.11), (0.031, 0.11), (0.024, 0.005), (0, 0.005)], (x + 0.07, y - 0.06, z + 0.74), glass("#f6fbf9"), 16)


def cafe(room):
    """the bar from the left wall to the middle, the bench on the right, coffee sacks and a plant by the window"""
    s, z, width = room.goods, room.z0, room.x1 - room.x0
    room.pendant = 1.72
    back_bar(room)
    bar(room, room.x0, room.x0 + 0.6 * width, room.y0 + 1.75)
    bench(room, room.y0 + 0.5, room.y0 + 2.6)
    sack(s, room.x0 + 0.3, room.y0 + 0.95, z)
    sack(s, room.x0 + 0.62, room.y0 + 0.72, z)
    plant_pot = (room.x0 + 0.28, room.y0 + 0.36, z)
    lathe([(0, 0), (0.11, 0), (0.15, 0.3), (0.16, 0.3), (0.145, 0.27), (0, 0.27)], plant_pot, plaster("#b5654a", 0.2, 0.4), 24)
    foliage((room.x0 + 0.3, room.y0 + 0.4, z + 0.62), (0.2, 0.2, 0.3), 500, 0.06, leaf("#4f7038"), 0.2)
