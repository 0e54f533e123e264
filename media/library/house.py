"""Parts a villa is put together from, as data in its shot: masses, railings, pergolas, fittings. Metres."""

import numpy as np

from building import facade
from chance import R
from geometry import box, cyl
from lettering import text
from light import lamp, wall_lamp
from materials import emit, glass, metal, paint, plastic, surface, wood
from openings import big_window, house_door, louvres, pane
from roof import eaves, gable


def block(x0, x1, y0, y1, z0, z1, mat, windows=(), holes=(), top=True):
    """a mass with its front at y0; windows [x0, x1, z0, z1, style?] and holes pierce the front"""
    m = surface(mat)
    openings = [tuple(w[:4]) for w in windows] + list(holes)
    facade(x0, x1, z0, z1, y0, y0 + 0.4, m, openings)
    for x in (x0, x1 - 0.3):
        box(x, x + 0.3, y0 + 0.4, y1, z0, z1, m, 0)
    box(x0, x1, y1, y1 + 0.2, z0, z1, m, 0)
    if top:
        box(x0 + 0.3, x1 - 0.3, y0 + 0.4, y1, z1 - 0.2, z1, m, 0)
    for a, b, c, d, *style in windows:
        depth = min(1.1, a - x0 - 0.35, x1 - b - 0.35)  # what is behind the window must not show through a side wall
        pane(a, b, c, d, y0, **{"reach": depth, **(style[0] if style else {})})


def neighbour(x, y, w, h, mat, roof=None, z=0.0, lit=0.0):
    """the house next door, seen from afar: rows of windows, a share of them lit; `roof` is the colour of its tiles"""
    n, floors = round(w / 2.4), round(h / 3)
    xs = [x + (i + 0.5) * w / n for i in range(n)]
    glows = ["#ffcf94" if R.random() < lit else None for _ in range(n * floors)]
    places = [(q, z + k * 3) for q in xs for k in range(floors)]
    panes = [[q - 0.55, q + 0.55, f + 0.9, f + 2.3, {"frame": "#e4e1da", "glow": g}] for (q, f), g in zip(places, glows)]
    block(x, x + w, y, y + 8, z, z + floors * 3, mat, panes)
    if roof:
        eaves(x, x + w, y, y + 8, z + floors * 3, z + floors * 3 + 2.2, mat, roof)
    else:
        box(x - 0.3, x + w + 0.3, y - 0.3, y + 8.3, z + floors * 3, z + floors * 3 + 0.2, surface(mat), 0.01)


def solid(x0, x1, y0, y1, z0, z1, mat, bevel=0.01):
    box(x0, x1, y0, y1, z0, z1, surface(mat), bevel)


def railing(x0, x1, y, z, kind="bars", hex_="#2c2e31", h=1.0):
    """railing along the facade, standing on z"""
    if kind == "glass":
        box(x0, x1, y, y + 0.012, z, z + h - 0.1, glass("#e4f0ee"), 0)
        box(x0, x1, y - 0.02, y + 0.03, z + h - 0.1, z + h - 0.07, metal("#c2c4c6", 0.25), 0.004)
        return
    m = paint(hex_, 0.4, 0.2)
    for q in (z + 0.1, z + h - 0.04):
        box(x0, x1, y - 0.02, y + 0.02, q, q + 0.04, m, 0.003)
    for x in np.arange(x0, x1, 0.11):
        box(x, x + 0.014, y - 0.007, y + 0.007, z + 0.1, z + h - 0.02, m, 0)
    for x in np.linspace(x0, x1, max(2, round((x1 - x0) / 1.6) + 1)):
        box(x - 0.022, x + 0.022, y - 0.022, y + 0.022, z, z + h + 0.002, m, 0.003)


def pergola(x0, x1, y0, y1, z, hex_="#8a6a48", posts=(), step=0.45, base=0.0):
    """beams along the facade at y0 and y1, rafters across them, posts from `base` up to the front beam"""
    m = wood(hex_, 10, False)
    for y in (y0 + 0.25, y1 - 0.08):
        box(x0, x1, y - 0.05, y + 0.05, z, z + 0.18, m, 0.006)
    for x in np.arange(x0 + 0.12, x1, step):
        box(x - 0.035, x + 0.035, y0, y1, z + 0.12, z + 0.28, wood(hex_, 10), 0.005)
    for x in posts:
        box(x - 0.07, x + 0.07, y0 + 0.18, y0 + 0.32, base + 0.02, z, wood(hex_, 10), 0.006)
        box(x - 0.09, x + 0.09, y0 + 0.16, y0 + 0.34, base, base + 0.12, metal("#4a4d50", 0.4, 0), 0.004)


def steps(x0, x1, y0, z0, n, mat, rise=0.165, going=0.29):
    """a flight that climbs away from the street"""
    for i in range(n):
        box(x0, x1, y0 + i * going, y0 + n * going, z0 + i * rise - (0.3 if i else 0.6), z0 + (i + 1) * rise, surface(mat), 0.012)


def spots(x0, x1, y, z, n, on=False, power=16):
    """downlights set into a soffit"""
    for x in np.linspace(x0, x1, n):
        cyl((x, y, z - 0.012), (x, y, z), 0.045, emit("#ffd9a8", 30) if on else plastic("#e8e4da", 0.4), 16)
        if on:
            lamp("SPOT", (x, y, z - 0.04), power, "#ffd0a0", 0.03, (x, y + 0.05, 0), 80)


def number(x, z, y, digits, hex_="#2c2e31", size=0.24):
    text(str(digits), x, y - 0.014, z, size, paint(hex_, 0.35, 0.1), "lato", 0.008)


def mailbox(x, y, z=1.15, hex_="#3a3f44"):
    """letter box on the wall, flap and name plate"""
    m = paint(hex_, 0.35, 0.2)
    box(x - 0.18, x + 0.18, y - 0.12, y, z - 0.13, z + 0.13, m, 0.008)
    box(x - 0.185, x + 0.185, y - 0.13, y, z + 0.1, z + 0.15, m, 0.008)
    box(x - 0.06, x + 0.06, y - 0.122, y - 0.12, z - 0.06, z - 0.03, metal("#c4c6c8", 0.3), 0.001)


def intercom(x, y, z=1.35):
    box(x - 0.05, x + 0.05, y - 0.022, y, z - 0.09, z + 0.09, metal("#a9adb0", 0.3), 0.004)
    cyl((x, y - 0.026, z - 0.045), (x, y - 0.02, z - 0.045), 0.014, plastic("#1a1a1a", 0.4), 16)
    cyl((x, y - 0.024, z + 0.04), (x, y - 0.02, z + 0.04), 0.022, plastic("#101214", 0.1), 16)


def downpipe(x, y, z, hex_="#5a4a3e"):
    m = paint(hex_, 0.4, 0.3)
    cyl((x, y - 0.07, 0.1), (x, y - 0.07, z), 0.04, m, 16)
    cyl((x, y - 0.07, 0.1), (x, y - 0.17, 0.03), 0.04, m, 16)
    for q in (0.5, z * 0.5, z - 0.3):
        box(x - 0.055, x + 0.055, y - 0.12, y, q, q + 0.03, m, 0.003)


def clutter(x, y, z=0.0):
    """a pair of garden boots and a watering can beside a door"""
    rubber = plastic("#3f5a3a", 0.4)
    for k in (0, 0.13):
        box(x + k, x + k + 0.1, y - 0.26, y, z, z + 0.07, rubber, 0.03)
        cyl((x + k + 0.05, y - 0.05, z + 0.05), (x + k + 0.05, y - 0.05, z + 0.34), 0.05, rubber, 16, 0.058)
    zinc, cx = metal("#9ba1a4", 0.4, 0), x + 0.55
    cyl((cx, y - 0.15, z), (cx, y - 0.15, z + 0.28), 0.12, zinc, 24, 0.11)
    cyl((cx + 0.1, y - 0.15, z + 0.08), (cx + 0.38, y - 0.2, z + 0.34), 0.018, zinc, 12)
    cyl((cx + 0.36, y - 0.197, z + 0.32), (cx + 0.41, y - 0.205, z + 0.36), 0.03, zinc, 16, 0.045)


HOUSE = {
    "block": block,
    "eaves": eaves,
    "gable": gable,
    "louvres": louvres,
    "neighbour": neighbour,
    "solid": solid,
    "railing": railing,
    "pergola": pergola,
    "steps": steps,
    "house_door": house_door,
    "big_window": big_window,
    "spots": spots,
    "number": number,
    "mailbox": mailbox,
    "intercom": intercom,
    "downpipe": downpipe,
    "clutter": clutter,
    "wall_lamp": wall_lamp,
}
