"""Curtain, bottom bar, guides and box of a shutter or blind. Metres; open is a share from 0 (closed) to 1."""

import math

from chance import R
from geometry import box, cyl, extrude, rod
from materials import metal, paint, plastic, wood
from soup import Soup


def arc(n, d):
    return [(i / n, d * math.sin(math.pi * i / n) ** 0.8) for i in range(n + 1)]


PROFILES = {  # name: (pitch m, [(z/pitch, protrusion m)])
    "flat77": (0.077, [(0, 0), (0.06, 0), (0.075, 0.007), (0.3, 0.0092), (0.5, 0.0098), (0.7, 0.0092), (0.925, 0.007), (0.94, 0)]),
    "round55": (0.055, [(0, 0), (0.07, 0)] + [(0.08 + 0.9 * t, 0.002 + d) for t, d in arc(10, 0.013)]),
    "foam45": (0.045, [(0, 0), (0.08, 0), (0.09, 0.004)] + [(0.1 + 0.88 * t, 0.005 + d) for t, d in arc(8, 0.004)]),
    "steel80": (0.08, [(0, 0), (0.05, -0.004)] + [(0.08 + 0.78 * t, d) for t, d in arc(12, 0.018)] + [(0.88, 0.001), (0.94, 0.009), (0.98, 0.006)]),
    "extruded100": (
        0.1,
        [(0, 0), (0.035, 0), (0.045, 0.009), (0.48, 0.009), (0.49, 0.0055), (0.51, 0.0055), (0.52, 0.009), (0.955, 0.009), (0.965, 0)],
    ),
    "sectional500": (
        0.5,
        [
            (0, 0),
            (0.008, 0),
            (0.02, 0.012),
            (0.235, 0.012),
            (0.243, 0.006),
            (0.257, 0.006),
            (0.265, 0.012),
            (0.485, 0.012),
            (0.488, 0.006),
            (0.494, 0.006),
            (0.496, 0.012),
            (0.985, 0.012),
            (0.995, 0),
        ],
    ),
    "perforated": (0.077, [(0, 0), (0.06, 0), (0.075, 0.007), (0.5, 0.0085), (0.925, 0.007), (0.94, 0)]),
}


def shutter(x0, x1, z0, z1, y, p):
    """curtain + bottom bar + guide rails + box. p: profile, color, open 0..1, box, rails, rough, dirt, travel(extra slats above for animation)"""
    prof = p.get("profile", "flat77")
    colr = p.get("color", "#8d9296")
    op = p.get("open", 0.0)
    H = z1 - z0
    zb = z0 + op * (H - 0.12)
    railc = p.get("rail", colr)
    top = z1 + 0.12 + p.get("travel", 0)
    rail = paint(railc, rough=0.4, dirt=0.25)
    obs = []
    for sx, xe in ((1, x0), (-1, x1)):  # U-shaped guide rail, open towards the curtain
        a, b = sorted((xe, xe + sx * 0.075))
        box(a, b, y - 0.045, y - 0.022, z0, z1, rail, 0.003)
        box(a, b, y + 0.03, y + 0.045, z0, z1, rail, 0.002)
        a, b = sorted((xe, xe + sx * 0.02))
        box(a, b, y - 0.045, y + 0.045, z0, z1, rail, 0.002)
        a = xe + sx * 0.068
        box(min(a, a + sx * 0.008), max(a, a + sx * 0.008), y - 0.022, y + 0.03, z0, z1, plastic("#111111", 0.8), 0.001)  # brush seal
    ca, cb = x0 + 0.03, x1 - 0.03
    if prof == "grille":
        s = Soup()
        c = colr
        z = zb + 0.09
        row = 0
        while z < top:
            s.add(*rod((ca, y, z), (cb, y, z), 0.0075), c)
            x = ca + (0.11 if row % 2 else 0.0)
            while x < cb:
                s.add(*rod((x, y, z), (x, y, z + 0.1), 0.006), c)
                x += 0.22
            z += 0.1
            row += 1
        obs.append(s.make(metal(colr, 0.38) if p.get("metal", True) else paint(colr)))
    else:
        pitch, pts = PROFILES[prof]
        line, z, k = [], zb + 0.08, 0
        while z < top:  # every slat gets a hair of tilt and offset: breaks up the reflections like a real curtain
            t, o = R.gauss(0, 0.0009 if pitch < 0.3 else 0.0004), R.gauss(0, 0.0006)
            line += [(y - d - o - t * (q - 0.5), z + q * pitch) for q, d in pts]
            z += pitch
            k += 1
        m = (
            metal(colr, p.get("rough", 0.34))
            if p.get("metal")
            else wood(colr, 10, False)
            if p.get("wood")
            else paint(colr, p.get("rough", 0.4), p.get("dirt", 0.45), pitch, holes=(0.115, pitch) if prof == "perforated" else None)
        )
        ob = extrude(line, ca, cb, m)
        obs.append(ob)
        sol = ob.modifiers.new("s", "SOLIDIFY")
        sol.thickness = 0.001
        sol.offset = -1
    bar = metal("#a9adb0", 0.3) if p.get("metalbar", True) else rail
    obs.append(box(ca, cb, y - 0.016, y + 0.014, zb + 0.012, zb + 0.085, bar, 0.003))
    obs.append(box(ca, cb, y - 0.03, y - 0.014, zb + 0.012, zb + 0.03, bar, 0.002))
    obs.append(box(ca, cb, y - 0.014, y + 0.012, zb - 0.006, zb + 0.014, plastic("#151515", 0.75), 0.004))
    if p.get("lock", True) and prof not in ("foam45",):
        xm = (x0 + x1) / 2
        obs += [
            box(xm - 0.06, xm + 0.06, y - 0.026, y - 0.012, zb + 0.03, zb + 0.075, metal("#8b8e91", 0.28), 0.003),
            cyl((xm, y - 0.034, zb + 0.052), (xm, y - 0.02, zb + 0.052), 0.012, metal("#c9b27a", 0.25)),
        ]
        for e in (-1, 1):
            obs.append(box(xm + e * (x1 - x0) * 0.3 - 0.05, xm + e * (x1 - x0) * 0.3 + 0.05, y - 0.04, y - 0.014, zb + 0.05, zb + 0.065, bar, 0.004))
    if p.get("box", True):
        h = p.get("boxh", 0.3)
        bm = paint(p.get("boxcolor", railc), rough=0.42, dirt=0.3)
        d = p.get("boxd", 0.15)
        box(x0 - 0.04, x1 + 0.04, y - d, y + 0.16, z1 - 0.005, z1 + h, bm, 0.008)
        box(x0 - 0.045, x1 + 0.045, y - d - 0.004, y - d + 0.02, z1 - 0.012, z1 + 0.012, bm, 0.003)
    return obs
