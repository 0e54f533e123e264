"""A garage door in its frame and what stands behind it. Metres; the door's plane is y = 0."""

import math

import numpy as np

from chance import R
from geometry import box, cyl, lathe
from light import lamp
from materials import concrete, emit, goods_mat, metal, paint, plaster, plastic, wood
from props import bicycle, ladder, toolbox
from shutter import shutter
from soup import Soup

BACK = 4.8  # inner face of the back wall


def garage_door(a, b, h, p, night):
    """door between the jambs a and b: frame, curtain and, where it stands open, the room; returns what moves"""
    frame = paint(p.get("trim", "#2c2e31"), 0.4, 0.2)
    for s in ((a - 0.09, a), (b, b + 0.09)):
        box(*s, -0.03, 0.3, 0, h, frame, 0.005)
    box(a - 0.09, b + 0.09, -0.03, 0.3, h, h + 0.09, frame, 0.005)
    usual = dict(profile="sectional500", color="#4a4e52", lock=False, box=False, rail="#2c2e31")
    curtain = dict(usual, **p.get("shutter", {}))
    moving = shutter(a, b, 0.01, h, 0.16, curtain)
    shell(a, b, h)
    if curtain.get("open", 0) > 0.05:
        furnish(a, b)
        lamp("AREA", ((a + b) / 2, 2.2, 2.7), 130 if night else 90, "#ffe2b8", (b - a) * 0.7, ((a + b) / 2, 2.2, 0), size_y=0.4)
        box(a + 0.4, b - 0.4, 1.5, 1.56, 2.74, 2.78, emit("#ffe8c6", 18), 0)
    return moving


def shell(a, b, h):
    """bare walls, ceiling and floor"""
    wall = plaster("#cfc9bd")
    box(a, b, BACK, BACK + 0.1, 0, 2.8, wall, 0)
    for x in (a - 0.1, b):
        box(x, x + 0.1, 0.4, BACK + 0.1, 0, 2.8, wall, 0)
    box(a, b, 0.4, BACK + 0.1, 2.8, 2.85, plaster("#ddd8ce"), 0)
    box(a, b, 0, BACK + 0.1, -0.05, 0.005, concrete("#a09d97", 0.4), 0)


def furnish(a, b):
    """what a household keeps in its garage: bench, tools, winter tyres, boxes, bicycle, ladder"""
    s = Soup()
    bench(s, a + 1.35, a + 3.15)
    shelf(s, a + 0.15, a + 1.15)
    tyres(a + 0.62, 3.2)
    bicycle(b - 1.75, 3.95)
    ladder(b - 0.45, 4.2, 1.9)
    for x, w, h, z in ((a + 3.3, 0.42, 0.34, 0), (a + 3.34, 0.36, 0.28, 0.34)):  # moving boxes, tape across the lid
        s.box(x, x + w, BACK - 0.45, BACK - 0.05, z, z + h, "#b08a5c")
        s.box(x, x + w, BACK - 0.28, BACK - 0.22, z + h, z + h + 0.002, "#d8c8a8")
    s.make(goods_mat(0.0), bevel=0.006)


def bench(s, x0, x1):
    """workbench at the back wall with a perforated board of hand tools above it"""
    top, leg = wood("#a9794a", 0.18, False), wood("#8a6a45", 0.09)
    box(x0, x1, BACK - 0.62, BACK, 0.84, 0.9, top, 0.006)
    for x in (x0 + 0.05, x1 - 0.13):
        for y in (BACK - 0.58, BACK - 0.12):
            box(x, x + 0.08, y, y + 0.08, 0, 0.84, leg, 0.004)
    box(x0 + 0.06, x1 - 0.06, BACK - 0.56, BACK - 0.06, 0.22, 0.25, top, 0.004)
    toolbox(x0 + 0.5, BACK - 0.32, 0.25, "#2f5a78")
    toolbox(x1 - 0.45, BACK - 0.32, 0.9)
    for k, c in enumerate(("#d8d4ca", "#6f8a4a", "#c9a23a")):  # paint tins under the bench
        x = x0 + 1.0 + 0.24 * k
        cyl((x, BACK - 0.3, 0.25), (x, BACK - 0.3, 0.44), 0.085, plastic(c, 0.4))
        cyl((x, BACK - 0.3, 0.44), (x, BACK - 0.3, 0.455), 0.088, metal("#b9bcc0", 0.35))
    box(x0 + 0.1, x1 - 0.1, BACK - 0.03, BACK, 1.2, 2.0, plastic("#8f8a80", 0.7), 0.004)
    for x in np.arange(x0 + 0.22, x1 - 0.2, 0.17):
        length = R.uniform(0.2, 0.36)
        s.box(x, x + 0.022, BACK - 0.055, BACK - 0.03, 1.86 - length, 1.76, "#9aa0a4")
        s.box(x - 0.012, x + 0.034, BACK - 0.062, BACK - 0.03, 1.75, 1.87, R.choice(["#a8412f", "#c99a2a", "#2f4f6a", "#26282a"]))


def shelf(s, x0, x1):
    """steel shelf with lidded storage tubs and cartons"""
    post = metal("#8b8f92", 0.4, 0)
    for x in (x0, x1 - 0.04):
        for y in (BACK - 0.45, BACK - 0.08):
            box(x + 0.003, x + 0.037, y, y + 0.034, 0, 1.95, post, 0.002)
    for z in (0.12, 0.72, 1.32, 1.9):
        box(x0, x1, BACK - 0.46, BACK - 0.03, z, z + 0.03, post, 0.003)
        for k, x in enumerate((x0 + 0.07, x0 + 0.53)):
            h, c = R.uniform(0.24, 0.36), ("#7f8c93", "#b08a5c", "#5d6f64", "#c4b8a2")[(k + int(z * 3)) % 4]
            s.box(x, x + 0.4, BACK - 0.42, BACK - 0.08, z + 0.03, z + 0.03 + h, c)
            s.box(x - 0.012, x + 0.412, BACK - 0.432, BACK - 0.068, z + 0.03 + h, z + 0.055 + h, c)


def tyres(x, y):
    """four winter tyres lying on each other"""
    rubber = plastic("#17181a", 0.75)
    for k in range(4):
        ring = [(0.19, 0.03), (0.21, 0), (0.29, 0), (0.315, 0.03), (0.315, 0.16), (0.29, 0.19), (0.21, 0.19), (0.19, 0.16)]
        lathe(ring, (x + 0.012 * math.sin(k * 2.3), y, k * 0.192), rubber, 40)
