"""Rooms behind a shop window, furnished by trade. Metres."""

import numpy as np

from chance import R
from geometry import box, cyl, lathe
from goods import fruit_steps, jewel, packs
from light import lamp
from materials import emit, goods_mat, ground, metal, paint, plaster, plastic, stone, wood
from props import chair
from soup import Soup


PALETTE = {
    "FIRIN": ["#c98a45", "#b8722f", "#d9a860", "#8a4f22"],
    "KAFE": ["#5a3a26", "#d8c3a0", "#8c2f22", "#efe8da", "#3d5a4c"],
    "ECZANE": ["#ffffff", "#d8ece6", "#5fae8c", "#f2f2f2", "#6fa4c8"],
    "KUYUMCU": ["#d9b45a", "#e8d9a8", "#7a1f2b", "#f5efe0"],
    "MARKET": ["#c43c2e", "#e5b934", "#3d7a3f", "#2f6ea8", "#f1efe9", "#d9742b"],
    "": ["#bba88a", "#7d8b8f", "#d8d2c4", "#8c5a3c", "#566b5a"],
}


def barber_chair(x, y, z):
    """barber's chair that faces the mirror on the left wall (-x): round foot, column, seat, arms, back, head rest"""
    steel, hide = metal("#c4c6c8", 0.2, 0), plastic("#5a2420", 0.35)
    lathe([(0, 0), (0.3, 0), (0.3, 0.02), (0.08, 0.06), (0.06, 0.45), (0, 0.45)], (x, y, z), steel)
    box(x - 0.27, x + 0.25, y - 0.26, y + 0.26, z + 0.45, z + 0.58, hide, 0.03)
    box(x + 0.2, x + 0.31, y - 0.25, y + 0.25, z + 0.55, z + 1.1, hide, 0.03)
    box(x + 0.22, x + 0.3, y - 0.13, y + 0.13, z + 1.14, z + 1.3, hide, 0.025)
    cyl((x + 0.26, y, z + 1.08), (x + 0.26, y, z + 1.16), 0.02, steel, 10)
    for q in (-0.29, 0.29):
        box(x - 0.2, x + 0.25, y + q - 0.04, y + q + 0.04, z + 0.74, z + 0.79, hide, 0.015)
        for k in (-0.16, 0.2):
            cyl((x + k, y + q, z + 0.5), (x + k, y + q, z + 0.75), 0.014, steel, 10)
    box(x - 0.55, x - 0.3, y - 0.18, y + 0.18, z + 0.16, z + 0.19, steel, 0.008)
    for q in (-0.16, 0.16):
        cyl((x - 0.32, y + q, z + 0.18), (x - 0.2, y + q, z + 0.46), 0.014, steel, 10)


def interior(x0, x1, z0, z1, y0, depth, word="", warm="#ffc98a", power=1.0, lit=True):
    """a shop room: tiled floor, wainscot, shelves with goods, counter, pendants, ceiling strip"""
    pal = PALETTE.get(word, PALETTE[""])
    y1 = y0 + depth
    wall = plaster("#e9dfcf", 0.05)
    bm = paint("#f0ebe0", 0.3, 0) if word == "KUYUMCU" else wood("#8f6236", 0.14)
    box(x0, x1, y0, y1, z0 - 0.05, z0, ground("tiles", "#b9aa94", w=0.45, h=0.45), 0)
    box(x0, x1, y0, y1, z1, z1 + 0.05, plaster("#e8e4dc", 0), 0)
    box(x0, x1, y1, y1 + 0.05, z0, z1, wall, 0)
    for xa in (x0 - 0.05, x1):
        box(xa, xa + 0.05, y0, y1, z0, z1, wall, 0)
    s = Soup()

    def shelf(xa, xb, ya, yb, face, low=0.35):
        along_x = face == "y"
        for zz in np.arange(z0 + low, z1 - 0.35, 0.42):
            box(xa, xb, ya, yb, zz - 0.025, zz, bm, 0.002)
            t = (xa if along_x else ya) + 0.06
            end = (xb if along_x else yb) - 0.1
            while t < end:
                if word in ("MARKET", "MANAV"):
                    t += packs(s, t, end, xa, xb, ya, yb, zz, along_x, pal)
                    continue
                c = R.choice(pal)
                w = R.uniform(0.06, 0.17)
                h = R.uniform(0.12, 0.3)
                k = R.random()
                if word == "KUYUMCU":
                    t += jewel(s, t, xa, xb, ya, yb, zz, along_x)
                    continue
                cx, cy = (t + w / 2, (ya + yb) / 2) if along_x else ((xa + xb) / 2, t + w / 2)
                if word == "FIRIN" and k < 0.75:
                    w = R.uniform(0.16, 0.3)
                    s.loaf(cx, cy, zz, w * 0.5 if along_x else 0.1, 0.1 if along_x else w * 0.5, R.uniform(0.045, 0.07), c)
                elif k < 0.45:
                    s.box(cx - w * 0.42, cx + w * 0.42, cy - 0.07, cy + 0.07, zz, zz + h, c)
                elif k < 0.75:
                    s.turn([(0, 0), (w * 0.4, 0), (w * 0.4, h * 0.6), (w * 0.15, h * 0.78), (w * 0.15, h), (0, h)], cx, cy, zz, c)
                else:
                    s.turn([(0, 0), (w * 0.38, 0), (w * 0.42, h * 0.5), (w * 0.3, h * 0.62), (0, h * 0.64)], cx, cy, zz, c)
                t += w * R.uniform(1.02, 1.5)
        for q in (xa, xb - 0.03) if along_x else (ya, yb - 0.03):
            box(*((q, q + 0.03, ya, yb) if along_x else (xa, xb, q, q + 0.03)), z0, z1 - 0.3, bm, 0.002)

    shelf(x0 + 0.3, x1 - 0.3, y1 - 0.34, y1 - 0.04, "y", 1.6 if word == "MANAV" else 0.35)
    kind = {"KAFE": "cafe", "LOKANTA": "cafe", "PASTANE": "cafe", "BERBER": "salon", "BUTİK": "rail", "TERZİ": "rail", "MANAV": "steps"}.get(word, "shelf")
    if kind == "shelf":
        shelf(x0 + 0.02, x0 + 0.3, y0 + 0.7, y1 - 0.5, "x")
        shelf(x1 - 0.3, x1 - 0.02, y0 + 0.7, y1 - 0.5, "x")
    elif kind == "steps":
        fruit_steps(s, lambda along, out: (x0 + 0.3 + along, y1 - out), x1 - x0 - 0.6, z0)
        for wall_x, side in ((x0, 1), (x1, -1)):
            fruit_steps(s, lambda along, out, a=wall_x, b=side: (a + b * out, y0 + 0.5 + along), 1.8, z0)
    else:
        for xa, sx in ((x0, 1), (x1, -1)):  # side walls: pictures / mirrors / clothes rails
            box(min(xa, xa + sx * 0.03), max(xa, xa + sx * 0.03), y0, y1, z0, z0 + 1.1, wood("#7a5230", 0.16), 0)
            for k in range(4):
                ya = y0 + 0.6 + k * 0.8
                d = 0.02 if kind != "salon" else 0.03
                box(min(xa, xa + sx * (d + 0.03)), max(xa, xa + sx * (d + 0.03)), ya, ya + 0.55, z0 + 1.25, z0 + 2.0, wood("#2b2019", 1), 0.004)
                xx = xa + sx * (d + 0.031)
                box(
                    min(xx, xx + sx * 0.002),
                    max(xx, xx + sx * 0.002),
                    ya + 0.04,
                    ya + 0.51,
                    z0 + 1.29,
                    z0 + 1.96,
                    metal("#e8ecee", 0.03, 0) if kind == "salon" else plastic(R.choice(pal), 0.5),
                    0,
                )
            if kind == "rail":
                xr = xa + sx * 0.45
                cyl((xr, y0 + 0.7, z0 + 1.65), (xr, y1 - 0.8, z0 + 1.65), 0.014, metal("#c8a86a", 0.25), 10)
                [cyl((xr, q, z0), (xr, q, z0 + 1.65), 0.012, metal("#c8a86a", 0.25), 10) for q in (y0 + 0.7, y1 - 0.8)]
                for yy in np.arange(y0 + 0.8, y1 - 0.9, 0.085):
                    s.box(
                        xr - 0.2,
                        xr + 0.2,
                        yy,
                        yy + R.uniform(0.02, 0.05),
                        z0 + R.uniform(0.55, 0.85),
                        z0 + 1.6,
                        R.choice(["#e8e1d4", "#2f3a4a", "#7a2f36", "#b89a6a", "#55604f", "#d8b8b0", "#1f2023"]),
                    )
        if kind == "cafe":
            for tx in (x0 + 0.75, x1 - 0.75):
                cyl((tx, y0 + 1.0, z0), (tx, y0 + 1.0, z0 + 0.72), 0.03, metal("#2a2b2c", 0.4, 0))
                cyl((tx, y0 + 1.0, z0 + 0.72), (tx, y0 + 1.0, z0 + 0.75), 0.34, wood("#a06c3f", 0.3, False), 32)
                [chair(tx, y0 + 1.0 + q * 0.55, 0, z0, q) for q in (-1, 1)]
                s.turn([(0, 0), (0.035, 0), (0.04, 0.08), (0, 0.08)], tx + 0.05, y0 + 0.95, z0 + 0.75, "#f4f1ea")
        if kind == "salon":
            [barber_chair(x0 + 0.95, q, z0) for q in (y0 + 0.9, y0 + 2.1)]
    cx0, cx1 = x0 + (x1 - x0) * 0.28, x0 + (x1 - x0) * 0.78
    box(cx0, cx1, y0 + depth * 0.5, y0 + depth * 0.5 + 0.6, z0, z0 + 0.98, wood("#6d4526", 0.11), 0.006)
    box(
        cx0 - 0.04,
        cx1 + 0.04,
        y0 + depth * 0.5 - 0.04,
        y0 + depth * 0.5 + 0.64,
        z0 + 0.98,
        z0 + 1.02,
        stone("#e8e4dc", 3, 3, dirt=0, gloss=0.2),
        0.004,
    )
    t = cx0 + 0.1
    while t < cx1 - 0.2:
        w = R.uniform(0.1, 0.25)
        (
            s.loaf(t + w / 2, y0 + depth * 0.5 + 0.25, z0 + 1.02, w * 0.5, 0.12, 0.06, R.choice(pal))
            if R.random() < 0.6
            else s.box(t, t + w * 0.7, y0 + depth * 0.5 + 0.15, y0 + depth * 0.5 + 0.4, z0 + 1.02, z0 + 1.02 + R.uniform(0.1, 0.3), R.choice(pal))
        )
        t += w + 0.1
    s.make(goods_mat(0.0))
    if lit:
        n = max(2, int((x1 - x0) / 1.1))
        for i in range(n):  # pendant lamps
            px = x0 + (x1 - x0) * (i + 0.5) / n
            py = y0 + depth * 0.46
            pz = z0 + 1.95
            cyl((px, py, pz), (px, py, z1), 0.006, plastic("#111111"), 8)
            lathe([(0.02, 0.16), (0.05, 0.14), (0.16, 0), (0.155, 0), (0.045, 0.13)], (px, py, pz), metal("#3a2f22", 0.3))
            lathe([(0.0, -0.05), (0.045, -0.02), (0.045, 0.03), (0.0, 0.06)], (px, py, pz + 0.03), emit(warm, 30))
        box(x0 + 0.3, x1 - 0.3, y0 + depth * 0.2, y0 + depth * 0.2 + 0.06, z1 - 0.03, z1 - 0.005, emit(warm, 14), 0)
        lamp(
            "AREA",
            ((x0 + x1) / 2, y0 + depth * 0.45, z1 - 0.08),
            120 * power,
            warm,
            x1 - x0 - 0.6,
            ((x0 + x1) / 2, y0 + depth * 0.45, 0),
            size_y=depth * 0.6,
        )
        lamp("AREA", ((x0 + x1) / 2, y1 - 0.7, z1 - 0.1), 40 * power, warm, x1 - x0 - 0.6, ((x0 + x1) / 2, y1, z0 + 1), size_y=0.2)
