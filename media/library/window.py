"""Scene: windows of a house with blinds. Metres."""

from building import facade, window
from geometry import box, cyl
from light import SKY, dapple, sky, wall_lamp
from materials import WALLS, ground, leaf, paint, plaster, plastic, stone
from planting import foliage
from street import opposite


def scene_window(p):
    """apartment / villa window with blinds: 1..n windows, sill, flower boxes, optional french-balcony railing"""
    t = p.get("time", "day")
    night = t in ("dusk", "night")
    sky(t)
    wall = WALLS[p.get("wall", "plaster")](p.get("wallhex", "#d9c7a8"))
    n = p.get("n", 1)
    W, H, z0 = p.get("W", 1.9), p.get("H", 2.0), p.get("z0", 3.4)
    gap = p.get("gap", 0.95)
    tot = n * W + (n - 1) * gap
    cu = []
    hs = [(-tot / 2 + i * (W + gap), -tot / 2 + i * (W + gap) + W, z0, z0 + H) for i in range(n)]
    facade(-9, 9, 0, 9, 0, 0.4, wall, hs)
    box(-9, 9, -0.09, 0, z0 + H + 1.0, z0 + H + 1.18, stone("#d8cfc0", 2.4, 3), 0.012)
    box(-9, 9, -0.06, 0, z0 - 1.25, z0 - 1.1, stone("#d8cfc0", 2.4, 3), 0.012)
    for i, (a, b, lo, hi) in enumerate(hs):
        if p.get("trim", True):
            tr = stone(p.get("trimhex", "#e4dccd"), 5, 5, gloss=0.6, dirt=0.3)
            [
                box(*q, tr, 0.01)
                for q in (
                    (a - 0.14, a, -0.035, 0.05, lo - 0.1, hi + 0.16),
                    (b, b + 0.14, -0.035, 0.05, lo - 0.1, hi + 0.16),
                    (a - 0.2, b + 0.2, -0.07, 0.05, hi + 0.02, hi + 0.18),
                )
            ]
        sp = dict(dict(profile="foam45", color="#5a4636", open=0.5, boxh=0.2, lock=False), **p.get("shutter", {}))
        sp["open"] = p.get("opens", [sp["open"]])[i % len(p.get("opens", [0]))]
        cu += window(a, b, lo, hi, 0.12, sp, p.get("frame", "#e9e8e4"), "#ffc98a" if night else None, True)
        if p.get("rail"):
            m = plastic("#191a1b", 0.45)
            cyl((a - 0.05, -0.26, lo + 0.85), (b + 0.05, -0.26, lo + 0.85), 0.016, m)
            cyl((a - 0.05, -0.26, lo + 0.05), (b + 0.05, -0.26, lo + 0.05), 0.012, m)
            for k in range(int(W / 0.11) + 1):
                xx = a + k * W / int(W / 0.11)
                cyl((xx, -0.26, lo + 0.05), (xx, -0.26, lo + 0.85), 0.007, m, 8)
            for xx in (a - 0.05, b + 0.05):
                cyl((xx, -0.26, lo + 0.85), (xx, 0, lo + 0.85), 0.012, m, 8)
                cyl((xx, -0.26, lo + 0.05), (xx, 0, lo + 0.05), 0.012, m, 8)
        if p.get("flowers", True):
            zz = lo - 0.02 if not p.get("rail") else lo + 0.18
            yy = -0.125
            box(a + 0.15, b - 0.15, yy - 0.1, yy + 0.1, zz - 0.12, zz + 0.08, plaster("#a4553a", 0.5, 0.5), 0.01)
            for xx in (a + 0.4, (a + b) / 2, b - 0.4):
                box(xx - 0.012, xx + 0.012, -0.235, 0.0, zz - 0.135, zz - 0.12, plastic("#191a1b", 0.45), 0.002)
                cyl((xx, -0.22, zz - 0.13), (xx, 0.0, zz - 0.27), 0.008, plastic("#191a1b", 0.45), 8)
            foliage(((a + b) / 2, yy, zz + 0.17), (W * 0.42, 0.14, 0.16), 4200, 0.032, leaf("#4f7a35"), 0.2)
            foliage(((a + b) / 2, yy - 0.03, zz + 0.22), (W * 0.42, 0.17, 0.15), 1500, 0.017, leaf(p.get("flower", "#c2304a")), 0.8, asp=0.95)
    if p.get("ac"):
        box(hs[-1][1] + 0.5, hs[-1][1] + 1.3, -0.36, -0.06, z0 - 0.3, z0 + 0.3, paint("#e6e4de", 0.4, 0.6), 0.015)
        None
    wall_lamp(-tot / 2 - 0.75, z0 + 1.1, 0, night, p.get("updown", False))
    box(-14, 14, -20, 0, -0.3, 0, ground("asphalt"), 0)
    opposite(1.0 if night else 0, -13, 9)
    if not night and p.get("dapple", True):
        dapple(SKY[t], p.get("dapple_at", (-1.6, 0, z0 + 1.9)), 7, 2.0)
    if p.get("twig"):
        foliage((p.get("twig_x", -2.9), -2.3, z0 + 2.3), (1.1, 0.7, 0.75), 1500, 0.06, leaf("#5d7a36"), 0.2)
    return cu if p.get("animate") else []
