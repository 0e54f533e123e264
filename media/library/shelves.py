"""Shelves of a shop, filled board by board; a product is a function that puts the next piece on a board. Metres."""

from dataclasses import dataclass

import numpy as np

from chance import R
from geometry import box
from materials import stone, wood


@dataclass
class Board:
    """one board that goods stand on: runs along x or along y, from start to end; `middle` is its other coordinate"""

    along_x: bool
    start: float
    end: float
    middle: float
    z: float

    def at(self, t, across=0.0):
        """the point at t along the board, so far from its middle line"""
        return (t, self.middle + across) if self.along_x else (self.middle + across, t)

    def box(self, s, t, along, across, z0, z1, colour):
        """a box around t: half its length along the board, half its depth across, its height over the board"""
        x, y = self.at(t)
        a, b = (along, across) if self.along_x else (across, along)
        s.box(x - a, x + a, y - b, y + b, self.z + z0, self.z + z1, colour)


def fill(s, board, product):
    t = board.start
    while t < board.end:
        t += product(s, t, board)


def shelf(room, xa, xb, ya, yb, along_x, product, low=0.35, mat=None):
    """boards one above the other between two uprights, each full of the product"""
    m = mat or wood("#8f6236", 0.14)
    start, end, middle = (xa, xb, (ya + yb) / 2) if along_x else (ya, yb, (xa + xb) / 2)
    for z in np.arange(room.z0 + low, room.z1 - 0.35, 0.42):
        box(xa, xb, ya, yb, z - 0.025, z, m, 0.002)
        fill(room.goods, Board(along_x, start + 0.06, end - 0.1, middle, z), product)
    for q in (start, end - 0.03):
        box(*((q, q + 0.03, ya, yb) if along_x else (xa, xb, q, q + 0.03)), room.z0, room.z1 - 0.3, m, 0.002)


def back_shelf(room, product, low=0.35, mat=None):
    shelf(room, room.x0 + 0.3, room.x1 - 0.3, room.y1 - 0.34, room.y1 - 0.04, True, product, low, mat)


def side_shelves(room, product, mat=None):
    for xa in (room.x0 + 0.02, room.x1 - 0.3):
        shelf(room, xa, xa + 0.28, room.y0 + 0.7, room.y1 - 0.5, False, product, mat=mat)


def counter(room, colours):
    """a wooden counter with a stone top in the middle of the room, some goods on it"""
    s, z = room.goods, room.z0
    x0, x1 = room.x0 + (room.x1 - room.x0) * 0.28, room.x0 + (room.x1 - room.x0) * 0.78
    y = (room.y0 + room.y1) / 2
    box(x0, x1, y, y + 0.6, z, z + 0.98, wood("#6d4526", 0.11), 0.006)
    box(x0 - 0.04, x1 + 0.04, y - 0.04, y + 0.64, z + 0.98, z + 1.02, stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2), 0.004)
    t = x0 + 0.1
    while t < x1 - 0.2:
        w = R.uniform(0.1, 0.25)
        if R.random() < 0.6:
            s.loaf(t + w / 2, y + 0.25, z + 1.02, w * 0.5, 0.12, 0.06, R.choice(colours))
        else:
            s.box(t, t + w * 0.7, y + 0.15, y + 0.4, z + 1.02, z + 1.02 + R.uniform(0.1, 0.3), R.choice(colours))
        t += w + 0.1


def mixed(colours):
    """boxes, bottles and bowls of all sorts"""

    def product(s, t, board):
        c, w, h, k = R.choice(colours), R.uniform(0.06, 0.17), R.uniform(0.12, 0.3), R.random()
        x, y = board.at(t + w / 2)
        if k < 0.45:
            s.box(x - w * 0.42, x + w * 0.42, y - 0.07, y + 0.07, board.z, board.z + h, c)
        elif k < 0.75:
            s.turn([(0, 0), (w * 0.4, 0), (w * 0.4, h * 0.6), (w * 0.15, h * 0.78), (w * 0.15, h), (0, h)], x, y, board.z, c)
        else:
            s.turn([(0, 0), (w * 0.38, 0), (w * 0.42, h * 0.5), (w * 0.3, h * 0.62), (0, h * 0.64)], x, y, board.z, c)
        return w * R.uniform(1.02, 1.5)

    return product
