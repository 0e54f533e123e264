"""Many small coloured solids in one mesh: goods on shelves, bars of a grille, far buildings. Metres."""

import math

import numpy as np

from chance import R
from geometry import BOXF, boxv, mesh
from node_graph import lin


class Soup:
    """many small coloured solids in one mesh (goods on shelves, grille rods, far buildings...)"""

    def __init__(s):
        s.v, s.f, s.c = [], [], []

    def add(s, v, f, c):
        o = len(s.v)
        s.v += v
        s.f += [tuple(i + o for i in q) for q in f]
        s.c += [lin(c)] * len(v)

    def box(s, x0, x1, y0, y1, z0, z1, c):
        s.add(boxv(x0, x1, y0, y1, z0, z1), BOXF, c)

    def row(s, xs, widths, y0, y1, z0, tops, colours, share=1.0):
        """a box at each x of xs, its width and its top from a range in metres; `share` of the places are taken"""
        for x in xs:
            if share < 1 and R.random() >= share:
                continue
            s.box(x, x + R.uniform(*widths), y0, y1, z0, R.uniform(*tops), R.choice(colours))

    def turn(s, pts, x, y, z, c, seg=10):
        v = [(x + r * math.cos(2 * math.pi * i / seg), y + r * math.sin(2 * math.pi * i / seg), z + h) for r, h in pts for i in range(seg)]
        s.add(
            v,
            [
                (k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i)
                for k in range(len(pts) - 1)
                for i in range(seg)
            ],
            c,
        )

    def loaf(s, x, y, z, rx, ry, rz, c):
        s.add(
            [
                (x + rx * math.cos(a) * math.cos(b), y + ry * math.sin(a) * math.cos(b), z + rz + rz * math.sin(b))
                for b in np.linspace(-1.5, 1.5, 6)
                for a in np.linspace(0, 2 * math.pi, 10, False)
            ],
            [(k * 10 + i, k * 10 + (i + 1) % 10, (k + 1) * 10 + (i + 1) % 10, (k + 1) * 10 + i) for k in range(5) for i in range(10)],
            c,
        )

    def make(s, mat, smooth=40, bevel=0):
        return mesh("soup", s.v, s.f, mat, smooth=smooth, bevel=bevel, col=s.c) if s.v else None
