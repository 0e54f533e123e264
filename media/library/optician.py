"""An optician's shop: spectacles in rows on lit boards, a fitting table with a mirror, the till. Metres."""

import math

from chance import R
from chemist import lit_boards
from geometry import box, cyl, lathe
from materials import metal, paint, plastic, wood
from patisserie import till


FRAMES = ["#17181a", "#17181a", "#5a3420", "#8a5a2c", "#b8975a", "#3a4a5f", "#7a2a2f", "#9a9da0"]


def rim(s, board, t, z, colour, dark):
    """one rim of spectacles around t, 5 cm wide, upright and facing out, its lens in it"""
    n = 14
    ring = [(r * math.cos(2 * math.pi * i / n), 0.8 * r * math.sin(2 * math.pi * i / n)) for r in (0.026, 0.0215) for i in range(n)]
    for side in (-1, 1):
        s.add([(*board.at(t + u, side * 0.052), z + v) for u, v in ring], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], colour)
    if dark:
        s.add([(*board.at(t + u, -0.051), z + v) for u, v in ring[n:]], [tuple(range(n))], "#2b2622")


def spectacles(s, t, board):
    """a row of pairs of one make, arms folded out behind them; returns the room they take"""
    colour, dark, n = R.choice(FRAMES), R.random() < 0.3, R.randint(2, 4)
    for i in range(n):
        m, z = t + 0.08 + 0.17 * i, board.z + 0.045
        for q in (-0.032, 0.032):
            rim(s, board, m + q, z, colour, dark)
            board.box(s, m + 1.8 * q, 0.002, 0.05, 0.05, 0.056, colour)
        board.box(s, m, 0.008, 0.052, 0.05, 0.054, colour)
        board.box(s, m, 0.05, 0.035, 0, 0.02, "#f2f0ea")
    return 0.17 * n + 0.05


def fitting_table(x, y, z):
    """a white table with a round mirror on a stand and a chair before it"""
    box(x - 0.55, x + 0.55, y - 0.3, y + 0.3, z + 0.7, z + 0.74, wood("#c9a678", 0.3, False, 0.4), 0.006)
    for q in (-0.5, 0.47):
        box(x + q, x + q + 0.03, y - 0.27, y + 0.27, z, z + 0.7, paint("#f4f5f4", 0.3, 0), 0.003)
    lathe([(0, 0), (0.09, 0), (0.09, 0.012), (0.01, 0.02), (0.01, 0.22)], (x - 0.2, y, z + 0.74), metal("#b8975a", 0.25, 0), 24)
    cyl((x - 0.2, y - 0.008, z + 1.1), (x - 0.2, y + 0.008, z + 1.1), 0.16, metal("#b8975a", 0.25, 0), 40)
    cyl((x - 0.2, y - 0.012, z + 1.1), (x - 0.2, y - 0.008, z + 1.1), 0.148, metal("#e8ecee", 0.02, 0), 40)
    lathe([(0, 0), (0.2, 0), (0.2, 0.015), (0.025, 0.03), (0.025, 0.42), (0.2, 0.44), (0.21, 0.49), (0, 0.5)], (x, y - 0.6, z), plastic("#3a4a5f", 0.45), 32)


def desk(x0, x1, y, z):
    """the counter with the till"""
    box(x0, x1, y, y + 0.55, z, z + 0.96, paint("#f6f7f6", 0.25, 0), 0.01)
    box(x0 - 0.03, x1 + 0.03, y - 0.03, y + 0.58, z + 0.96, z + 1.0, wood("#c9a678", 0.3, False, 0.4), 0.006)
    till(x1 - 0.35, y + 0.26, z + 1.0)


def optician(room):
    """boards of spectacles on three walls, the fitting table in the middle, the counter at the right"""
    z, width, heights = room.z0, room.x1 - room.x0, [0.75 + 0.24 * k for k in range(6)]
    white = paint("#f4f5f4", 0.3, 0)
    lit_boards(room, (room.x0 + 0.3, room.x1 - 0.3), 0.22, room.y1, spectacles, heights, 0)
    box(room.x0 + 0.3, room.x1 - 0.3, room.y1 - 0.35, room.y1, z, z + 0.6, white, 0.004)
    for wall, side in ((room.x0, 1), (room.x1, -1)):
        lit_boards(room, (room.y0 + 0.5, room.y1 - 0.5), 0.22, wall, spectacles, heights, side)
        box(*sorted((wall, wall + side * 0.35)), room.y0 + 0.5, room.y1 - 0.5, z, z + 0.6, white, 0.004)
    fitting_table(room.x0 + 0.36 * width, room.y0 + 1.9, z)
    desk(room.x0 + 0.58 * width, room.x0 + 0.85 * width, room.y0 + 2.3, z)
