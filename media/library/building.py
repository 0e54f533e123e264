"""Walls with openings, shop windows, house windows, awnings. Metres."""

import math

from geometry import BOXF, box, boxv, cyl, extrude, extrude_z, mesh
from light import lamp
from materials import emit, fabric, glass, metal, paint, stone
from shutter import shutter


def facade(x0, x1, z0, z1, y0, y1, mat, holes=()):
    """wall slab with rectangular openings [(x0,x1,z0,z1)]"""
    xs = sorted({x0, x1, *[h for o in holes for h in o[:2] if x0 < h < x1]})
    zs = sorted({z0, z1, *[h for o in holes for h in o[2:] if z0 < h < z1]})
    v, f = [], []
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(zs, zs[1:]):
            if any(o[0] < (a + b) / 2 < o[1] and o[2] < (c + d) / 2 < o[3] for o in holes):
                continue
            k = len(v)
            v += boxv(a, b, y0, y1, c, d)
            f += [tuple(i + k for i in q) for q in BOXF]
    return mesh("wall", v, f, mat)


def glazing(x0, x1, z0, z1, y, fr="#2b2d30", cols=2, door=None, transom=0.55, w=0.055, tint="#eef4f2"):
    """aluminium shop window; door = column index with a handle"""
    m = paint(fr, 0.35, 0.15)
    bs = [(x0, x0 + w), (x1 - w, x1)]
    xs = [x0 + (x1 - x0) * i / cols for i in range(cols + 1)]
    g = glass(tint)
    for a, b in bs:
        box(a, b, y, y + 0.07, z0, z1, m, 0.003)
    for a, b in ((z0, z0 + 0.09), (z1 - w, z1)) + (((z1 - transom - w / 2, z1 - transom + w / 2),) if transom else ()):
        box(x0, x1, y + 0.005, y + 0.065, a, b, m, 0.003)
    for i, x in enumerate(xs[1:-1]):
        box(x - w * 0.6, x + w * 0.6, y, y + 0.07, z0, z1, m, 0.003)
    box(x0 + w, x1 - w, y + 0.03, y + 0.036, z0 + 0.09, z1 - w, g, 0)
    if door is not None:
        a, b = xs[door], xs[door + 1]
        t = z1 - transom if transom else z1
        for q in (a + w * 0.6, b - w * 0.6 - 0.06):
            box(q, q + 0.06, y - 0.012, y + 0.05, z0 + 0.01, t - 0.02, m, 0.003)
        box(a + w, b - w, y - 0.012, y + 0.05, z0 + 0.01, z0 + 0.16, m, 0.003)
        hx = b - 0.14
        cyl((hx, y - 0.06, z0 + 0.8), (hx, y - 0.06, z0 + 1.35), 0.013, metal("#c4c6c8", 0.2))
        for hz in (0.85, 1.3):
            cyl((hx, y - 0.06, z0 + hz), (hx, y, z0 + hz), 0.008, metal("#c4c6c8", 0.2))


def awning(x0, x1, z, out=1.05, drop=0.42, c1="#8f2f2a", c2="#f0e6d4"):
    m = fabric(c1, c2)
    extrude([(0, z), (-0.35 * out, z - 0.1 * drop), (-0.7 * out, z - 0.55 * drop), (-out, z - drop)], x0, x1, m, 60)
    v, f, n = [], [], int((x1 - x0) / 0.16)
    for i in range(n * 6 + 1):
        x = x0 + (x1 - x0) * i / (n * 6)
        v += [(x, -out, z - drop), (x, -out - 0.005, z - drop - 0.13 - 0.045 * abs(math.sin(math.pi * i / 6)))]
    mesh("valance", v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n * 6)], m)
    fr = metal("#cfcfcf", 0.35)
    cyl((x0, -out, z - drop), (x1, -out, z - drop), 0.016, fr)
    for x in (x0 + 0.02, x1 - 0.02):
        cyl((x, 0, z - drop * 0.95), (x, -out, z - drop), 0.012, fr, 10)


def window(x0, x1, z0, z1, y, p=None, frame="#e9e8e4", glow=None, light=False, curtain="#e9e3d6", sill="#d9d2c4", grid=2, reach=1.8):
    """window with PVC frame, tulle curtain and optional blind (p = shutter dict)"""
    glazing(x0, x1, z0, z1, y + 0.06, frame, grid, None, 0, 0.06)
    n = 60
    w = x1 - x0
    for a, b in ((x0 + 0.05, x0 + w * 0.36), (x1 - w * 0.36, x1 - 0.05)):
        extrude_z([(a + (b - a) * i / n, y + 0.2 + 0.022 * math.sin(i * 0.95 + a)) for i in range(n + 1)], z0, z1, fabric(curtain, curtain))
    box(x0 - reach, x1 + reach, y + 1.4, y + 1.5, z0 - 0.5, z1 + 0.3, emit(glow, 1.0) if glow else emit("#b5a48c", 0.22), 0)
    if glow and light:
        lamp("AREA", ((x0 + x1) / 2, y + 1.1, z1 - 0.1), 26 * (x1 - x0), glow, w, ((x0 + x1) / 2, y, z0), size_y=0.5)
    elif light:
        lamp("AREA", ((x0 + x1) / 2, y + 1.2, z1), 14 * w, "#fff0dd", w, ((x0 + x1) / 2, y, z0 + 0.4), size_y=0.5)
    box(x0 - 0.08, x1 + 0.08, y - 0.1, y + 0.1, z0 - 0.05, z0, stone(sill, 3, 3, gloss=0.35), 0.006)
    if p:
        return shutter(x0, x1, z0 + 0.002, z1 - p.get("boxh", 0.2) * (1 if p.get("inbox", True) else 0), y + 0.0, p)
