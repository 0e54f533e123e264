"""A jeweller's shop: bracelets on bars before velvet, necklaces on lit boards, a sloping window display, a glass counter of rings. Metres."""

import math
from dataclasses import dataclass, field

import numpy as np

from chance import R
from geometry import box, cyl, lathe, rod
from light import lamp
from materials import cloth, emit, glass, metal, plastic, wood
from shelves import Board, fill
from soup import Soup


NIGHT, WINE, CREAM, BRASS, WALNUT = "#17161a", "#3a0b14", "#e9dcc6", "#b98f45", "#5a3219"
WARM = "#ffd9a0"


@dataclass
class Wares:
    """what glints and what swallows light: two meshes of their own beside the room's goods"""

    gold: Soup = field(default_factory=Soup)
    velvet: Soup = field(default_factory=Soup)


BUST = (  # height, half width, half depth of a torso without arms, cut off under the breast and at the neck
    [0, 0.05, 0.12, 0.155, 0.18, 0.2, 0.22, 0.26, 0.29, 0.292],
    [0.096, 0.112, 0.125, 0.121, 0.1, 0.068, 0.048, 0.041, 0.039, 0],
    [0.05, 0.058, 0.058, 0.053, 0.048, 0.043, 0.038, 0.035, 0.034, 0],
)


def bust(wares, x, y, z, k=1.0):
    """a bust of velvet that faces the street, a necklace of three strands and a pendant on it"""
    turn, n = np.linspace(0, 2 * math.pi, 20, False), 20
    rows = list(zip(*BUST))
    v = [(x + k * w * math.cos(a), y + k * d * math.sin(a), z + k * h) for h, w, d in rows for a in turn]
    wares.velvet.add(v, [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rows) - 1) for j in range(n)], NIGHT)
    drop = R.choice((0.1, 0.115, 0.13))
    for strand in range(3):
        half, top, low = 0.052 + 0.014 * strand, 0.222 - 0.012 * strand, 0.215 - drop * (0.45 + 0.27 * strand)
        line = []
        for t in np.linspace(-1, 1, 13):
            h, across = low + (top - low) * t * t, half * math.sin(t * math.pi / 2)
            w, d = np.interp(h, BUST[0], BUST[1]), np.interp(h, BUST[0], BUST[2])
            line.append((x + k * across, y - k * (d * math.sqrt(max(0.0, 1 - (across / w) ** 2)) + 0.003), z + k * h))
        for a, b in zip(line, line[1:]):
            wares.gold.add(*rod(a, b, 0.0055 * k, 6), BRASS)
    px, py, pz = line[6]
    wares.gold.loaf(px, py - 0.002, pz - 0.03 * k, 0.016 * k, 0.006 * k, 0.018 * k, BRASS)


def sets(wares):
    """a necklace with a pendant and two earrings, each on an upright board of velvet that leans back"""

    def product(s, t, board):
        m, w, h = t + 0.12, 0.1, 0.29
        x, y = board.at(m)

        def on(u, v):
            return (x + u, y - 0.045 + 0.3 * v, board.z + v + 0.004)

        front = [on(u, v) for u, v in ((-w, 0), (w, 0), (w, h - 0.03), (w - 0.03, h), (0.03 - w, h), (-w, h - 0.03))]
        wares.velvet.add([*front, *((a, b + 0.012, c) for a, b, c in front)], [tuple(range(6)), *((i, i + 6, (i + 1) % 6 + 6, (i + 1) % 6) for i in range(6))], NIGHT)
        low = R.uniform(0.08, 0.11)
        for strand in range(3):
            half, foot = 0.074 - 0.013 * strand, low + 0.026 * strand
            line = [on(half * math.sin(q * math.pi / 2), foot + (0.25 - foot) * q * q) for q in np.linspace(-1, 1, 11)]
            for a, b in zip(line, line[1:]):
                wares.gold.add(*rod(a, b, 0.0055, 6), BRASS)
        for u, v, r in ((0, low - 0.022, 0.018), (-0.06, 0.055, 0.012), (0.06, 0.055, 0.012)):
            a, b, c = on(u, v)
            wares.gold.loaf(a, b - 0.006, c - r, r, 0.007, 1.2 * r, BRASS)
        return 0.235

    return product


def busts(wares, k=1.0):
    """busts one beside the other along a board"""

    def product(s, t, board):
        bust(wares, *board.at(t + 0.125 * k), board.z, k)
        return 0.28 * k

    return product


def bangles(gold, a, b, r=0.034):
    """bracelets pushed together on a bar from a to b, a groove between each two, in groups of one make"""
    a, b = np.array(a), np.array(b)
    length = np.linalg.norm(b - a)
    along, t, rows = (b - a) / length, 0.0, []
    side = np.array((-along[1], along[0], 0))
    while t < length - 0.03:
        each, q = R.choice((0.012, 0.018, 0.026)), r * R.uniform(0.86, 1.0)
        for _ in range(R.randint(3, 7)):
            if t + each > length:
                break
            rows += [(t, 0.82 * q), (t + 0.25 * each, q), (t + 0.75 * each, q), (t + each, 0.82 * q)]
            t += each + 0.001
    n = 14
    ring = [math.cos(2 * math.pi * i / n) * side + math.sin(2 * math.pi * i / n) * np.array((0, 0, 1)) for i in range(n)]
    v = [tuple(a + along * t + q * u) for t, q in rows for u in ring]
    gold.add(v, [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n)], BRASS)


def bracelet_panel(room, wares, x0, x1):
    """wine-red velvet on the back wall in a frame of walnut, rows of bracelets on bars before it, a strip of light over them"""
    z, y = room.z0, room.y1
    wares.velvet.box(x0, x1, y - 0.06, y, z + 0.86, z + 2.4, WINE)
    for x in (x0, x1 - 0.05):
        box(x, x + 0.05, y - 0.16, y, z + 0.8, z + 2.42, wood(WALNUT, 0.3), 0.004)
    for k in range(8):
        h = z + 0.98 + 0.17 * k
        cyl((x0 + 0.05, y - 0.115, h), (x1 - 0.05, y - 0.115, h), 0.012, metal(BRASS, 0.25, 0), 10)
        bangles(wares.gold, (x0 + 0.08, y - 0.115, h), (x1 - 0.08 - R.uniform(0, 0.16), y - 0.115, h))
    strip(x0 + 0.06, x1 - 0.06, y - 0.34, z + 2.37, (y - 0.1, z + 1.4))


def strip(x0, x1, y, z, at, power=9):
    """a strip of warm light under a cornice, aimed at a line `at` = (y, z)"""
    lamp("AREA", ((x0 + x1) / 2, y, z), power, WARM, x1 - x0, ((x0 + x1) / 2, *at), size_y=0.04)


def niche(room, wares, x0, x1):
    """lit boards of glass in the middle of the back wall, dark busts with necklaces on them"""
    z, y = room.z0, room.y1
    box(x0, x1, y - 0.02, y, z + 0.86, z + 2.4, emit("#ffbe7a", 0.5), 0)
    for k, h in enumerate((0.86, 1.24, 1.62, 2.0)):
        if k:
            box(x0, x1, y - 0.26, y - 0.02, z + h - 0.012, z + h, glass("#f6f0e6"), 0)
            box(x0, x1, y - 0.266, y - 0.26, z + h - 0.014, z + h + 0.004, metal(BRASS, 0.25, 0), 0)
        fill(room.goods, Board(True, x0 + 0.03, x1 - 0.22, y - 0.13, z + h), sets(wares))
    strip(x0, x1, y - 0.4, z + 2.37, (y - 0.1, z + 1.5), 12)


def back_wall(room, wares):
    """walnut cabinets below, velvet and boards above them, a cornice with a brass edge"""
    z, y, x0, x1 = room.z0, room.y1, room.x0, room.x1
    dark = wood(WALNUT, 0.3)
    box(x0, x1, y - 0.4, y, z, z + 0.82, dark, 0.004)
    n = 8
    for k in range(n):
        a, w = x0 + (x1 - x0) * k / n, (x1 - x0) / n
        box(a + 0.03, a + w - 0.03, y - 0.414, y - 0.4, z + 0.1, z + 0.76, dark, 0.008)
        box(a + w / 2 - 0.05, a + w / 2 + 0.05, y - 0.43, y - 0.414, z + 0.66, z + 0.675, metal(BRASS, 0.25, 0), 0.003)
    box(x0, x1, y - 0.42, y, z + 0.82, z + 0.86, plastic("#1d1a18", 0.15), 0.004)
    box(x0, x1, y - 0.4, y, z + 2.4, room.z1, dark, 0.006)
    for h in (2.41, 2.74):
        box(x0, x1, y - 0.41, y - 0.4, z + h, z + h + 0.03, metal(BRASS, 0.25, 0), 0.002)
    a, b = x0 + (x1 - x0) * 0.32, x0 + (x1 - x0) * 0.68
    bracelet_panel(room, wares, x0, a)
    niche(room, wares, a, b)
    bracelet_panel(room, wares, b, x1)


def chains(gold, wall, side, y0, y1, z):
    """chains hung in loops from a bar along a side wall"""
    x = wall + side * 0.05
    for y in np.arange(y0, y1 - 0.04, 0.075):
        w, drop = 0.02, R.uniform(0.24, 0.42)
        line = [(x, y + w * math.sin(t), z - drop * math.cos(t)) for t in np.linspace(-math.pi / 2, math.pi / 2, 9)]
        for a, b in zip(line, line[1:]):
            gold.add(*rod(a, b, R.choice((0.004, 0.0055)), 6), BRASS)


def side_panel(room, wares, wall, side):
    """a side wall: walnut cabinets, two bays of velvet with chains above and bracelets below, a cornice"""
    z, y0, y1, dark = room.z0, room.y0 + 0.5, room.y1 - 0.5, wood(WALNUT, 0.3)
    box(*sorted((wall, wall + side * 0.3)), y0, y1, z, z + 0.82, dark, 0.004)
    box(*sorted((wall, wall + side * 0.32)), y0, y1, z + 0.82, z + 0.86, plastic("#1d1a18", 0.15), 0.004)
    wares.velvet.box(*sorted((wall, wall + side * 0.03)), y0, y1, z + 0.86, z + 2.4, WINE)
    box(*sorted((wall, wall + side * 0.26)), y0, y1, z + 2.4, room.z1, dark, 0.006)
    half = (y1 - y0) / 2
    for k in range(3):
        box(*sorted((wall, wall + side * 0.12)), y0 + half * k - 0.03, y0 + half * k + 0.03, z + 0.86, z + 2.4, dark, 0.004)
    for a in (y0 + 0.06, y0 + half + 0.06):
        b = a + half - 0.12
        for h in (2.26, 1.78):
            cyl((wall + side * 0.05, a, z + h), (wall + side * 0.05, b, z + h), 0.008, metal(BRASS, 0.25, 0), 10)
            chains(wares.gold, wall, side, a + 0.05, b, z + h)
        for h in (1.0, 1.17):
            bangles(wares.gold, (wall + side * 0.08, a, z + h), (wall + side * 0.08, b - R.uniform(0, 0.3), z + h))
    lamp("AREA", (wall + side * 0.3, (y0 + y1) / 2, z + 2.38), 9, WARM, 0.04, (wall, (y0 + y1) / 2, z + 1.4), size_y=y1 - y0)


def rings(wares, x, y, z, w=0.3, d=0.2):
    """a tray of rings in rows on velvet"""
    wares.velvet.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z, z + 0.02, R.choice((CREAM, WINE)))
    for i in np.arange(-w / 2 + 0.03, w / 2 - 0.02, 0.038):
        for j in np.arange(-d / 2 + 0.03, d / 2 - 0.02, 0.045):
            wares.gold.turn([(0, 0.02), (0.011, 0.022), (0.013, 0.034), (0.006, 0.042), (0, 0.043)], x + i, y + j, z, BRASS, 8)


def slope(wares, x0, x1, low, high, rows):
    """a slope of velvet between two edges given as (y, z), bracelets on rolls and rings in turn in rows on it"""
    n, w = round((x1 - x0) / 0.34), (x1 - x0) / round((x1 - x0) / 0.34)
    foot = min(low[1], high[1]) - 0.01
    v = [(x, a, h) for x in (x0, x1) for a, h in ((low[0], foot), low, high, (high[0], foot))]
    wares.velvet.add(v, [(0, 4, 5, 1), (1, 5, 6, 2), (0, 1, 2, 3), (4, 7, 6, 5)], WINE)
    step = np.subtract(high, low) / rows
    rise = step[1] / step[0]
    for row in range(rows):
        a, h = np.add(low, step * (row + 0.5))
        for i in range(n):
            q = x0 + w * i
            if (row + i) % 2:
                for u in np.arange(q + 0.04, q + w - 0.02, 0.036):
                    for k in (-0.018, 0.018):
                        wares.gold.loaf(u, a + k, h + rise * k - 0.003, 0.0125, 0.009, 0.012, BRASS)
            else:
                bangles(wares.gold, (q + 0.02, a, h + 0.024), (q + w - 0.02, a, h + 0.024), 0.036)


def window_slope(room, wares, x0, x1):
    """the window's own display: a slope of gold behind the glass, busts above it"""
    z, y, dark = room.z0, room.y0 + 0.06, wood(WALNUT, 0.3)
    box(x0, x1, y, y + 0.66, z, z + 0.4, dark, 0.004)
    box(x0, x1, y - 0.004, y, z + 0.35, z + 0.38, metal(BRASS, 0.25, 0), 0)
    box(x0, x1, y + 0.46, y + 0.66, z + 0.4, z + 0.86, dark, 0.004)
    slope(wares, x0, x1, (y + 0.01, z + 0.43), (y + 0.46, z + 0.86), 5)
    fill(room.goods, Board(True, x0 + 0.05, x1 - 0.3, y + 0.56, z + 0.86), busts(wares, 1.3))
    for x in (x0 + 0.3, x1 - 0.3):
        lamp("SPOT", (x, y + 0.05, room.z1 - 0.05), 40, WARM, 0.03, (x, y + 0.3, z + 0.7), 50)


def balance(x, y, z):
    """a goldsmith's brass balance: foot, column, beam, two pans on threads"""
    m = metal("#d8ad58", 0.2, 0)
    box(x - 0.13, x + 0.13, y - 0.07, y + 0.07, z, z + 0.03, wood(WALNUT, 0.3), 0.004)
    lathe([(0.05, 0.03), (0.03, 0.045), (0.01, 0.06), (0.009, 0.34), (0.016, 0.35), (0.016, 0.37), (0, 0.385)], (x, y, z), m, 20)
    cyl((x - 0.17, y, z + 0.335), (x + 0.17, y, z + 0.335), 0.006, m, 10)
    for q in (-0.17, 0.17):
        lathe([(0, 0), (0.05, 0.004), (0.065, 0.02), (0.066, 0.022), (0.05, 0.008), (0, 0.004)], (x + q, y, z + 0.09), m, 24)
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.5
            cyl((x + q, y, z + 0.335), (x + q + 0.062 * math.cos(a), y + 0.062 * math.sin(a), z + 0.11), 0.0015, m, 6)


def ring_counter(room, wares, x0, x1, y):
    """a walnut counter whose upper half is glass, a lit slope of gold in it, the balance and a tray on it"""
    z, dark, pane = room.z0, wood(WALNUT, 0.3), glass("#fbf8f2")
    box(x0, x1, y, y + 0.6, z, z + 0.66, dark, 0.006)
    n = round((x1 - x0) / 0.5)
    for k in range(n):
        a, w = x0 + (x1 - x0) * k / n, (x1 - x0) / n
        box(a + 0.04, a + w - 0.04, y - 0.014, y, z + 0.1, z + 0.58, dark, 0.01)
    box(x0 + 0.01, x1 - 0.01, y + 0.02, y + 0.58, z + 0.66, z + 0.67, plastic(CREAM, 0.9), 0)
    box(x0, x1, y, y + 0.006, z + 0.66, z + 1.0, pane, 0)
    box(x0, x1, y, y + 0.6, z + 1.0, z + 1.01, pane, 0)
    for x in (x0, x1 - 0.02):
        for q in (y, y + 0.58):
            box(x, x + 0.02, q, q + 0.02, z + 0.66, z + 1.0, metal(BRASS, 0.25, 0), 0.002)
    for q in (y - 0.004, y + 0.588):
        box(x0, x1, q, q + 0.016, z + 0.985, z + 1.014, metal(BRASS, 0.25, 0), 0.002)
    slope(wares, x0 + 0.02, x1 - 0.02, (y + 0.05, z + 0.69), (y + 0.4, z + 0.92), 3)
    lamp("AREA", ((x0 + x1) / 2, y + 0.03, z + 0.97), 7, WARM, x1 - x0 - 0.1, ((x0 + x1) / 2, y + 0.35, z + 0.67), size_y=0.03)
    balance(x0 + 0.22, y + 0.3, z + 1.014)
    rings(wares, x0 + 0.3 * (x1 - x0), y + 0.3, z + 1.014, 0.36, 0.24)


def chandelier(x, y, z, top):
    """a small brass chandelier: eight arms with candle lamps, drops of glass under them"""
    m = metal("#d8ad58", 0.2, 0)
    cyl((x, y, z), (x, y, top), 0.006, m, 8)
    lathe([(0, -0.14), (0.02, -0.12), (0.012, -0.06), (0.045, 0), (0.02, 0.06), (0.03, 0.12), (0, 0.2)], (x, y, z), m, 20)
    lathe([(0, -0.02), (0.06, -0.012), (0.06, 0)], (x, y, top), m, 20)
    for k in range(8):
        a = 2 * math.pi * k / 8 + 0.2
        u, v = math.cos(a), math.sin(a)
        line = [(x + r * u, y + r * v, z + h) for r, h in ((0.03, 0.0), (0.15, -0.08), (0.28, -0.07), (0.38, 0.03))]
        for p, q in zip(line, line[1:]):
            cyl(p, q, 0.009, m, 8)
        px, py, pz = line[-1]
        lathe([(0, -0.01), (0.035, 0), (0.036, 0.006), (0.011, 0.008), (0.011, 0.07), (0, 0.07)], (px, py, pz), m, 16)
        lathe([(0.008, 0.07), (0.017, 0.09), (0.012, 0.115), (0, 0.135)], (px, py, pz), emit("#ffdca8", 22), 12)
        lathe([(0, -0.07), (0.01, -0.055), (0, -0.025)], (px, py, pz), glass("#fffaf0"), 8)
    lamp("POINT", (x, y, z + 0.16), 45, WARM, 0.22)


def stool(x, y, z):
    """a round velvet seat on a brass foot"""
    lathe([(0, 0), (0.19, 0), (0.19, 0.012), (0.03, 0.03), (0.025, 0.46), (0, 0.46)], (x, y, z), metal(BRASS, 0.25, 0), 28)
    lathe([(0, 0.45), (0.18, 0.45), (0.2, 0.48), (0.19, 0.53), (0.14, 0.55), (0, 0.555)], (x, y, z), plastic(WINE, 0.85), 32)


def jeweller(room):
    """velvet and walnut on three walls, the counter under a chandelier, a sloping display in the right half of the window"""
    wares, width, y = Wares(), room.x1 - room.x0, room.y0 + 1.75
    room.pendant = None
    back_wall(room, wares)
    side_panel(room, wares, room.x0, 1)
    side_panel(room, wares, room.x1, -1)
    window_slope(room, wares, room.x0 + 0.53 * width, room.x1 - 0.22)
    ring_counter(room, wares, room.x0 + 0.13 * width, room.x0 + 0.72 * width, y)
    chandelier(room.x0 + 0.24 * width, y + 0.3, room.z0 + 2.08, room.z1)
    stool(room.x0 + 0.2 * width, y - 0.5, room.z0)
    wares.gold.make(metal("#f2c25a", 0.2, 0))
    wares.velvet.make(cloth())
