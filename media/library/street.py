"""Pavement, kerb, far side and end of the street. Metres; wet is a share from 0 to 1."""

import numpy as np

from chance import R
from geometry import box
from materials import concrete, goods_mat, ground, plaster_col
from soup import Soup


def street(p, wet=0.0, walk=2.6, x=14.0, tile=("#8b8781", 0.4, 0.4)):
    """sidewalk, granite kerb, asphalt"""
    box(-x, x, -walk, 6, -0.3, 0, ground("pavers", tile[0], wet, tile[1], tile[2]), 0)
    k = -x
    while k < x:
        box(k + 0.003, k + 0.797, -walk - 0.16, -walk, -0.3, 0.005 + R.uniform(-0.003, 0.003), concrete("#a3a09a", 0.5), 0.012)
        k += 0.8
    box(-x, x, -26, -walk - 0.16, -0.4, -0.14, ground("asphalt", wet=wet), 0)


def opposite(night=0.0, y=-17.0, h=10.0):
    """far side of the street: only seen in reflections and as sky blocker"""
    s = Soup()
    g = Soup()
    x = -30
    while x < 30:
        w = R.uniform(6, 9)
        hh = h * R.uniform(0.75, 1.1)
        s.box(x, x + w - 0.05, y - 1, y, -0.2, hh, R.choice(["#c9b79c", "#b5a79a", "#d6cdbb", "#a98f7c", "#98a09f"]))
        for zz in np.arange(0.4, hh - 1.2, 3.0):
            for k in range(int(w // 1.9)):
                xx = x + 0.6 + k * 1.9
                # the shops over there are shut: their light would stand as pale panes in the windows here
                on = night and R.random() < 0.35 and zz > 1
                (g if on else s).box(xx, xx + 1.1, y - 0.02, y + 0.03, zz + 0.3, zz + 1.9, R.choice(["#ffc780", "#ffdcae"]) if on else "#2b3138")
        x += w
    s.make(goods_mat(0.0), smooth=0)
    g.make(goods_mat(0.8), smooth=0)


def vista(x, night):
    """rest of the street beyond the building: stepped facades with lit windows and shops, closing the perspective"""
    s, g = Soup(), Soup()
    y = 0
    for i in range(7):
        w = R.uniform(6, 8)
        hh = R.uniform(8, 13)
        y = y - R.uniform(-0.2, 0.5)
        c = R.choice(["#b9a78c", "#a5968a", "#c6bca8", "#99806e"])
        s.box(x + 0.02, x + w, y, y + 9, -0.1, hh, c)
        for zz in [0.3] + list(np.arange(4.2, hh - 1.5, 3.0)):
            for k in range(int(w // 2)):
                xx = x + 0.5 + k * 2.0
                on = night and R.random() < (0.8 if zz < 1 else 0.35)
                (g if on else s).box(
                    xx,
                    xx + (1.7 if zz < 1 else 1.1),
                    y - 0.03,
                    y + 0.03,
                    zz,
                    zz + (2.3 if zz < 1 else 1.6),
                    R.choice(["#ffc780", "#ffdcae", "#ffe9cf"]) if on else "#2b3138",
                )
        x += w
    s.box(x - 2, x + 20, -30, y, -0.1, 14, "#a5968a")
    s.make(plaster_col(), smooth=0)
    g.make(goods_mat(1.6), smooth=0)
