"""Scene: a villa with one or more garage doors. Metres."""

import numpy as np

from building import facade, window
from chance import R
from geometry import box, cyl
from light import dapple, lamp, sky, wall_lamp
from materials import WALLS, concrete, emit, glass, goods_mat, ground, leaf, metal, paint, plaster, plastic, wood
from planting import foliage, grass, planter, tree
from props import bicycle
from shutter import shutter
from soup import Soup


def scene_villa(p):
    """modern villa: garage door(s), timber + stone + plaster volumes, drive, hedge, trees"""
    t = p.get("time", "day")
    night = t in ("dusk", "night")
    c = sky(t)
    wet = p.get("wet", 0.35 if night else 0.0)
    W, H = p.get("W", 4.8), p.get("H", 2.45)
    wall = plaster(p.get("wallhex", "#ece7dd"), 0.25, 0.6)
    acc = WALLS[p.get("accent", "wood")](p.get("accenthex"))
    dark = paint(p.get("trim", "#2c2e31"), 0.4, 0.2)
    n = p.get("doors", 1)
    gap = 0.6
    tot = n * W + (n - 1) * gap
    x0 = -tot / 2
    holes = [(x0 + i * (W + gap), x0 + i * (W + gap) + W, 0, H) for i in range(n)]
    xr = tot / 2
    facade(x0 - 0.9, xr + 0.9, 0, 3.25, 0, 0.4, acc, holes)
    box(x0 - 1.3, xr + 1.5, -0.9, 5, 3.25, 3.52, wall, 0.012)
    box(x0 - 1.31, xr + 1.51, -0.91, 5, 3.49, 3.55, dark, 0.006)
    box(x0 - 1.2, xr + 1.4, -0.85, 0, 3.235, 3.25, wood("#9a6a40", 0.1, True), 0)  # slab roof, timber soffit
    cu = []
    for a, b, _, h in holes:
        for s in ((a - 0.09, a), (b, b + 0.09)):
            box(*s, -0.03, 0.3, 0, h + 0.09, dark, 0.005)
        box(a - 0.09, b + 0.09, -0.03, 0.3, h, h + 0.09, dark, 0.005)
        cu += shutter(
            a, b, 0.01, h, 0.16, dict(dict(profile="sectional500", color="#4a4e52", lock=False, box=False, rail="#2c2e31"), **p.get("shutter", {}))
        )
        box(a, b, 4.8, 4.9, 0, h, plaster("#cfc9bd"), 0)
        box(a - 0.1, a, 0.4, 4.9, 0, 2.8, plaster("#cfc9bd"), 0)
        box(b, b + 0.1, 0.4, 4.9, 0, 2.8, plaster("#cfc9bd"), 0)
        box(a, b, 0.4, 4.9, 2.8, 2.85, plaster("#ddd8ce"), 0)
        box(a, b, 0, 4.9, -0.05, 0.005, concrete("#a09d97", 0.4), 0)
        if p.get("shutter", {}).get("open", 0) > 0.05:
            s = Soup()
            lamp("AREA", ((a + b) / 2, 2.2, 2.7), 130 if night else 90, "#ffe2b8", W * 0.7, ((a + b) / 2, 2.2, 0), size_y=0.4)
            box(a + 0.4, b - 0.4, 1.5, 1.56, 2.74, 2.78, emit("#ffe8c6", 18), 0)
            for zz in (0.5, 1.0, 1.5, 2.0):
                box(a + 0.3, b - 0.3, 4.4, 4.78, zz, zz + 0.03, wood("#9b7a52", 0.2), 0.003)
                goods = ["#a9805a", "#b8946a", "#44617a", "#7d3b30", "#d2cdc2", "#3f4a44"]
                s.row(np.arange(a + 0.4, b - 0.7, 0.5), (0.2, 0.42), 4.45, 4.72, zz + 0.03, (zz + 0.2, zz + 0.4), goods, 0.8)
            s.make(goods_mat(0.0), bevel=0.006)
            bicycle(b - 1.3, 3.9)
    # living volume to the right and upper floor behind
    vx = xr + 0.9
    facade(vx, vx + 7, 0, 6.9, -1.0, -0.6, wall, [(vx + 1.2, vx + 3.2, 0.9, 2.6), (vx + 1.2, vx + 3.2, 4.2, 6.0)])
    box(vx, vx + 0.4, -0.6, 5, 0, 6.9, wall, 0)
    box(vx - 0.25, vx + 7, -1.35, 5, 6.9, 7.12, wall, 0.01)
    wp = p.get("blind", dict(profile="foam45", color="#55595d", open=0.55, boxh=0.2, lock=False))
    g = "#ffcf94" if night else None
    window(vx + 1.2, vx + 3.2, 0.9, 2.6, -0.92, dict(wp), frame="#2c2e31", glow=g, reach=1.1)
    window(vx + 1.2, vx + 3.2, 4.2, 6.0, -0.92, dict(wp, open=0.85), frame="#2c2e31", glow=g, reach=1.1)
    facade(x0 - 0.9, vx, 3.52, 6.7, 1.6, 2.0, wall, [(x0 + 0.3, x0 + 2.5, 4.1, 5.9), (x0 + 3.3, x0 + 4.6, 4.1, 5.9)])
    box(x0 - 1.2, vx, 1.2, 5, 6.7, 6.9, wall, 0.01)
    window(x0 + 0.3, x0 + 2.5, 4.1, 5.9, 1.68, dict(wp, open=0.35), frame="#2c2e31", glow=g, reach=1.1)
    window(x0 + 3.3, x0 + 4.6, 4.1, 5.9, 1.68, dict(wp, open=0.9), frame="#2c2e31", glow=g, reach=1.1)
    gl = glass("#e4f0ee")
    box(x0 - 0.9, vx, 0.1, 0.112, 3.6, 4.45, gl, 0)
    box(x0 - 0.9, vx, 0.08, 0.13, 4.45, 4.48, metal("#c2c4c6", 0.25), 0.004)  # glass parapet
    # drive + garden
    box(x0 - 0.6, xr + 0.6, -14, 0, -0.2, 0, ground("pavers", p.get("drive", "#9a948a"), wet, 0.6, 0.3), 0)
    box(-25, x0 - 0.6, -14, 5, -0.25, -0.03, plastic("#34421f", 0.95), 0)
    box(xr + 0.6, 30, -14, -0.95, -0.25, -0.03, plastic("#34421f", 0.95), 0)
    for xe in (x0 - 0.6, xr + 0.6):
        box(xe - 0.06, xe + 0.06, -14, 0, -0.2, 0.03, concrete("#b5b1a8", 0.4), 0.01)
    grass(x0 - 8, x0 - 0.68, -9, 0)
    grass(xr + 0.68, xr + 8, -9, -1.0)
    box(x0 - 12, x0 - 1.1, 1.2, 1.6, -0.1, 1.35, plastic("#18210f", 0.9), 0)
    foliage((x0 - 6.5, 1.2, 0.72), (5.4, 0.5, 0.8), 30000, 0.055, leaf("#3f5e2a"), box_=True)
    for xx in p.get("cypress", (x0 - 2.0, x0 - 3.6)):
        foliage((xx, 1.9, 2.6), (0.48, 0.48, 2.6), 22000, 0.05, leaf("#2f4a26"), 0.75)
    planter(x0 - 0.45, -0.42, "ball", 1.15, pot="#44474a")
    planter(xr + 0.45, -0.45, "ball", 1.15, pot="#44474a")
    tree(x0 - 5.5, 4.5, 0, 6.5, 2.6, n=16000, size=0.09)
    tree(vx + 9, 7, 0, 9, 3.5, n=16000, size=0.11)
    [foliage((vx + 0.8 + i * 0.75, -1.55, 0.22), (0.36, 0.3, 0.3), 1800, 0.04, leaf(R.choice(["#6d7f4a", "#5b7038", "#8a8f5a"]))) for i in range(7)]
    [wall_lamp(q, 2.05, 0, night) for q in (x0 - 0.45, xr + 0.45)]
    if night:
        for i in range(int(tot / 1.2)):
            xx = x0 + 0.6 + i * 1.2
            cyl((xx, -0.45, 3.225), (xx, -0.45, 3.236), 0.045, emit("#ffd9a8", 30), 16)
            lamp("SPOT", (xx, -0.45, 3.2), 16, "#ffd0a0", 0.03, (xx, -0.4, 0), 80)
        [
            (
                cyl((xe, yy, 0), (xe, yy, 0.45), 0.035, plastic("#1d1e20", 0.4), 12),
                lamp("POINT", (xe, yy - 0.02, 0.5), 5, "#ffc98e", 0.04),
                cyl((xe, yy, 0.43), (xe, yy, 0.49), 0.036, emit("#ffcf94", 12), 12),
            )
            for xe in (x0 - 0.85, xr + 0.85)
            for yy in (-2.2, -4.6)
        ]
    else:
        dapple(c, p.get("dapple_at", (vx + 3, -1, 4.2)), 9, 2.6)
        c.get("elev", 0) > 20 and dapple(c, (x0 + 1, -5, 0), 9, 2.2, clumps=5)
    return cu if p.get("animate") else []
