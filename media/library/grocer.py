"""A grocer's shop: rows of packed goods on shelves and in the middle of the room, crates, the till. Metres."""

from chance import R
from geometry import box, cyl
from goods import FRUIT, crate
from materials import metal, paint, plastic, stone, wood
from packets import BRANDS, bottle, packs
from shelves import Board, back_shelf, fill, side_shelves


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
