"""Scene: a hall with large doors, fitted as storage or as workshop. Metres."""

import numpy as np

from building import facade
from chance import R
from geometry import box, cyl, extrude, lathe, mesh
from lettering import text
from light import lamp, sky
from materials import concrete, emit, goods_mat, ground, metal, paint, plaster, plastic, wood
from props import toolbox
from shutter import PROFILES, shutter
from soup import Soup
from street import opposite


def pallet(x, y):
    """euro pallet lying on the floor, 0.145 m high, centred at (x, y)"""
    m = wood("#b08d5e", 0.1)
    for k in (-0.4, 0, 0.4):
        box(x - 0.5, x + 0.5, y + k - 0.05, y + k + 0.05, 0, 0.022, m, 0.002)
        for q in (-0.42, 0, 0.42):
            box(x + q - 0.07, x + q + 0.07, y + k - 0.05, y + k + 0.05, 0.022, 0.1, m, 0.003)
    for k in range(5):
        box(x - 0.5, x + 0.5, y - 0.5 + k * 0.225, y - 0.4 + k * 0.225, 0.1, 0.145, m, 0.002)


def storage_room(a, b, night):
    """hall of a depot between the jambs a and b: pallet rack at the back, boxes on pallets, two strip lamps"""
    s = Soup()
    [
        box(a + 0.1 + k * (b - a - 0.2) / 3 - 0.04, a + 0.1 + k * (b - a - 0.2) / 3 + 0.04, 6.9, 7.0, 0, 4.2, paint("#1f4f8a", 0.4), 0.004)
        for k in range(4)
    ]
    for zz in (0.1, 1.45, 2.8):
        box(a, b, 6.9, 7.0, zz + 0.0, zz + 0.1, paint("#d9731c", 0.4), 0.004)
        boxes = ["#b08a5c", "#a37d50", "#c09a6b", "#8e9aa3"]
        s.row(np.arange(a + 0.15, b - 0.9, 1.05), (0.7, 0.95), 7.0, 7.9, zz + 0.12, (zz + 0.7, zz + 1.15), boxes)
    [
        s.box(a + 0.5, a + 1.4, 3 + q, 3.9 + q, 0.145 + 0.525 * k, 0.665 + 0.525 * k, R.choice(["#b08a5c", "#c09a6b"]))
        for k in range(3)
        for q in (0, 1.1)
    ]
    [pallet(a + 0.95, 3.45 + q) for q in (0, 1.1)]
    s.make(goods_mat(0.0), bevel=0.01)
    lamp("AREA", ((a + b) / 2, 3.6, 4.9), 420 if night else 300, "#fff1dc", (b - a) * 0.8, ((a + b) / 2, 3.6, 0), size_y=3)
    [box((a + b) / 2 - 0.9, (a + b) / 2 + 0.9, yy, yy + 0.12, 4.85, 4.9, emit("#fff3e0", 14), 0) for yy in (2.2, 4.4)]


def workshop_room(a, b, night):
    """shutter workshop between the jambs a and b: bench with vice, tool wall, slats on trestles, tubes in a rack"""
    s = Soup()
    steel = paint("#3f5f78", 0.45, 0.4)
    top = wood("#a9794a", 0.18, False)
    back = 6.2
    box(a - 0.5, b + 0.5, back, back + 0.1, 0, 5, plaster("#c9c3b6", 0.4), 0)  # partition behind the bench
    box(a - 0.5, b + 0.5, back - 0.012, back, 0, 1.3, paint("#5d7466", 0.5, 0.6), 0)
    # bench
    box(a + 0.4, b - 0.9, back - 0.85, back - 0.05, 0.86, 0.93, top, 0.006)
    for x in (a + 0.45, (a + b) / 2 - 0.3, b - 1.03):
        for y in (back - 0.82, back - 0.15):
            box(x, x + 0.08, y, y + 0.08, 0, 0.86, steel, 0.004)
    box(a + 0.5, b - 1.0, back - 0.8, back - 0.1, 0.2, 0.24, steel, 0.003)
    for k in range(3):  # drawers
        box(a + 0.62, a + 1.25, back - 0.83, back - 0.2, 0.28 + k * 0.19, 0.45 + k * 0.19, paint("#b3251d", 0.4, 0.4), 0.006)
        box(a + 0.8, a + 1.07, back - 0.85, back - 0.83, 0.35 + k * 0.19, 0.37 + k * 0.19, metal(), 0.003)
    xv = (a + b) / 2 + 0.35  # vice
    box(xv - 0.09, xv + 0.09, back - 0.86, back - 0.5, 0.93, 1.0, steel, 0.008)
    for y in (back - 0.9, back - 0.72):
        box(xv - 0.1, xv + 0.1, y, y + 0.06, 0.98, 1.12, steel, 0.008)
    cyl((xv, back - 1.05, 1.02), (xv, back - 0.66, 1.02), 0.018, metal())
    cyl((xv - 0.12, back - 1.03, 1.02), (xv + 0.12, back - 1.03, 1.02), 0.009, metal())
    toolbox(a + 1.0, back - 0.45, 0.93)
    # tool wall: every tool hangs on the board
    box(a + 0.6, b - 1.2, back - 0.03, back - 0.012, 1.35, 2.5, plastic("#7a5a3a", 0.7), 0.004)
    x = a + 0.75
    while x < b - 1.4:
        h = R.uniform(0.18, 0.34)
        for z in (2.38, 1.86):
            s.box(x, x + 0.022, back - 0.055, back - 0.03, z - h, z - 0.1, R.choice(["#9aa0a4", "#83898d"]))
            s.box(x - 0.012, x + 0.034, back - 0.062, back - 0.03, z - 0.11, z, R.choice(["#c0392b", "#d9a91c", "#1f4f8a", "#26282a"]))
        x += R.uniform(0.12, 0.2)
    # two trestles with slats waiting to be hung into each other
    for x in (a + 0.75, a + 2.15):
        box(x - 0.04, x + 0.04, 3.0, 3.9, 0.76, 0.84, wood("#9b7a52", 0.2, False), 0.004)
        for y in (3.05, 3.85):
            for q in (-1, 1):
                cyl((x, y, 0.78), (x + q * 0.24, y, 0), 0.022, wood("#9b7a52", 0.2), 10)
    for k in range(9):
        extrude([(3.06 + k * 0.09 + q * 0.08, 0.848 + d * 1.4) for q, d in PROFILES["flat77"][1]], a + 0.25, a + 2.75, paint("#b9bec2", 0.4, 0.1))
    for k in range(8):
        box(a + 0.35, a + 2.65, 3.08 + k * 0.085, 3.155 + k * 0.085, 0.842, 0.858, paint("#8d9296", 0.4, 0.2), 0.003)
    # upright tubes and slats against the right wall
    box(b + 0.1, b + 0.48, 2.2, 5.4, 0.0, 0.06, steel, 0.004)
    for k, y in enumerate(np.arange(2.3, 5.3, 0.16)):
        c = ["#c8cccf", "#59636a", "#c8cccf", "#1f4f7d", "#e9e6df", "#8d9296"][k % 6]
        cyl((b + 0.18, y, 0.06), (b + 0.44, y, R.uniform(2.6, 3.3)), 0.035, paint(c, 0.4, 0.2), 16)
    # a coiled curtain on the floor, a ladder beside it
    for r in range(7):
        cyl((b - 1.55, 3.9, 0.245), (b - 0.35, 3.9, 0.245), 0.245 - r * 0.03, paint("#59636a", 0.4, 0.3), 28)
    box(b - 1.6, b - 0.3, 3.62, 3.66, 0, 0.07, wood("#9b7a52", 0.2, False), 0.004)
    box(b - 1.6, b - 0.3, 4.14, 4.18, 0, 0.07, wood("#9b7a52", 0.2, False), 0.004)
    s.make(goods_mat(0.0))
    for y in (2.4, 4.6):
        box(a + 0.6, b - 0.6, y, y + 0.12, 4.4, 4.46, emit("#fff0d8", 12), 0)
        for x in (a + 0.8, b - 0.8):
            cyl((x, y + 0.06, 4.46), (x, y + 0.06, 5), 0.006, plastic("#222222"), 6)
    lamp("AREA", ((a + b) / 2, 3.4, 4.35), 190 if night else 260, "#ffe6c0", (b - a) * 0.8, ((a + b) / 2, 3.6, 0), size_y=3)
    lamp("AREA", ((a + b) / 2, back - 1.2, 2.9), 22, "#ffdca8", 2.4, ((a + b) / 2, back, 1.6), size_y=0.2)


def scene_warehouse(p):
    """industrial hall: ribbed cladding, concrete plinth, big roller doors, bollards"""
    t = p.get("time", "day")
    night = t in ("dusk", "night")
    sky(t)
    wet = p.get("wet", 0.5 if night else 0.0)
    n, W, H = p.get("doors", 2), p.get("W", 4.2), p.get("H", 4.4)
    gap = p.get("gap", 1.6)
    tot = n * W + (n - 1) * gap
    clad = paint(p.get("wallhex", "#c3c7c9"), 0.45, 0.6)
    cu = []
    hs = [(-tot / 2 + i * (W + gap), -tot / 2 + i * (W + gap) + W, 0, H) for i in range(n)]
    facade(-16, 16, 0, 0.95, 0, 0.3, concrete("#97958f", 0.8), hs)
    facade(-16, 16, 0.95, 9, 0.09, 0.3, clad, hs)
    rib = 0.25
    for xa, xb, za in (
        [(-16, hs[0][0], 0.95)]
        + [(hs[i][1], hs[i + 1][0], 0.95) for i in range(n - 1)]
        + [(hs[-1][1], 16, 0.95)]
        + [(h[0], h[1], H + 0.3) for h in hs]
    ):  # trapezoidal sheet
        k = int((xb - xa) / rib)
        v, f, x = [], [], xa
        line = [
            q
            for i in range(k + 1)
            for q in ((xa + i * rib, 0.06), (xa + i * rib + 0.13, 0.06), (xa + i * rib + 0.155, 0.02), (xa + i * rib + 0.225, 0.02))
            if q[0] <= xb
        ]
        mesh(
            "sheet",
            [(a, b, z) for z in (za, 7.5) for a, b in line],
            [(i, i + 1, len(line) + i + 1, len(line) + i) for i in range(len(line) - 1)],
            clad,
        )
    [
        box(u, w_, -0.02, 0.085, 0.93, 0.99, metal("#8a8d90", 0.4), 0.004)
        for u, w_ in zip([-16] + [h[1] + 0.14 for h in hs], [h[0] - 0.14 for h in hs] + [16])
    ]
    box(-16, 16, -0.06, 0.3, 7.4, 7.6, paint("#3a3f44", 0.4), 0.01)
    for i, (a, b, _, h) in enumerate(hs):
        fr = paint(p.get("trim", "#3a3f44"), 0.4, 0.5)
        [
            box(*q, fr, 0.006)
            for q in ((a - 0.14, a, -0.05, 0.3, 0, h + 0.3), (b, b + 0.14, -0.05, 0.3, 0, h + 0.3), (a - 0.14, b + 0.14, -0.05, 0.3, h, h + 0.3))
        ]
        sp = dict(dict(profile="steel80", color="#7d868c", lock=True, box=False), **p.get("shutter", {}))
        sp["open"] = p.get("opens", [sp.get("open", 0)])[i % len(p.get("opens", [0]))]
        cu += shutter(a, b, 0.01, h, 0.2, sp)
        text(str(p.get("first", 1) + i), (a + b) / 2, -0.065, h + 0.15, 0.22, plastic("#f1efe8", 0.4), "bebas", 0.002)
        d = 9
        box(a - 0.5, b + 0.5, 0.3, d, -0.06, 0.005, concrete("#8f8d88", 0.5), 0)
        box(a - 0.5, b + 0.5, d, d + 0.1, 0, 5, plaster("#b9b6ae", 0.3), 0)
        box(a - 0.5, b + 0.5, 0.3, d, 5, 5.1, plaster("#8e8b85", 0.1), 0)
        [box(q, q + 0.1, 0.3, d, 0, 5, plaster("#b9b6ae", 0.3), 0) for q in (a - 0.6, b + 0.5)]
        if sp["open"] > 0.03 or p.get("animate"):
            (workshop_room if p.get("room") == "workshop" else storage_room)(a, b, night)
        for xe in (a - 0.32, b + 0.32):  # bollards
            cyl((xe, -0.55, 0), (xe, -0.55, 1.05), 0.075, paint("#d9a91c", 0.45, 0.8))
            lathe([(0.075, 0), (0.06, 0.05), (0, 0.07)], (xe, -0.55, 1.05), paint("#d9a91c", 0.45, 0.8))
            [cyl((xe, -0.55, z), (xe, -0.55, z + 0.12), 0.0765, plastic("#1a1a1a", 0.5)) for z in (0.35, 0.7)]
        box((a + b) / 2 - 0.15, (a + b) / 2 + 0.15, -0.12, 0.02, h + 0.6, h + 0.78, plastic("#2a2c2e", 0.4), 0.008)
        if night:
            box((a + b) / 2 - 0.12, (a + b) / 2 + 0.12, -0.1, -0.02, h + 0.592, h + 0.6, emit("#fff0d2", 60), 0)
            lamp("SPOT", ((a + b) / 2, -0.15, h + 0.55), 260, "#ffe8c4", 0.08, ((a + b) / 2, -1.3, 0), 130)
    box(hs[-1][1] + 0.7, hs[-1][1] + 1.65, -0.035, 0.04, 0, 2.1, paint("#4b5258", 0.4, 0.6), 0.006)
    cyl((hs[-1][1] + 0.8, -0.07, 1.0), (hs[-1][1] + 0.92, -0.07, 1.0), 0.012, metal())
    box(-30, 30, -30, 0, -0.3, 0, ground("asphalt" if p.get("yard") == "asphalt" else "pavers", "#9b9993", wet, 2.4, 2.4), 0)
    for q in (-tot / 2 - 0.6, tot / 2 + 0.6):
        box(q - 0.05, q + 0.05, -9, -0.6, -0.001, 0.003, paint("#d9b42c", 0.6, 1.0), 0)
    if p.get("pallets", True):
        [box(-tot / 2 - 2.6 + 0.0, -tot / 2 - 1.4, -1.1, -0.2, 0.0 + k * 0.15, 0.13 + k * 0.15, wood("#a58254", 0.12), 0.004) for k in range(5)]
    opposite(1.0 if night else 0, -32, 8)
    return cu if p.get("animate") else []
