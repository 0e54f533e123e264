"""What a household keeps in its garage, between the walls at a and b, the back wall's face at y = back. Metres."""

import math

import numpy as np
from mathutils import Matrix

from chance import R
from geometry import box, cyl, lathe, mesh
from materials import goods_mat, metal, paint, plaster, plastic, wood
from props import bicycle, ladder, toolbox
from soup import Soup
from street_life import wheel


def workbench(a, b, back):
    """a household that mends things: bench, tools, winter tyres, boxes, bicycle, ladder"""
    s = Soup()
    bench(s, a + 1.35, a + 3.15, back)
    shelf(s, a + 0.15, a + 1.15, back)
    tyres(a + 0.62, 3.2)
    bicycle(b - 1.75, 3.95)
    ladder(b - 0.45, 4.2, 1.9)
    for x, w, h, z in ((a + 3.3, 0.42, 0.34, 0), (a + 3.34, 0.36, 0.28, 0.34)):  # moving boxes, tape across the lid
        s.box(x, x + w, back - 0.45, back - 0.05, z, z + h, "#b08a5c")
        s.box(x, x + w, back - 0.28, back - 0.22, z + h, z + h + 0.002, "#d8c8a8")
    s.make(goods_mat(0.0), bevel=0.006)


def bench(s, x0, x1, back):
    """workbench at the back wall with a perforated board of hand tools above it"""
    top, leg = wood("#a9794a", 0.18, False), wood("#8a6a45", 0.09)
    box(x0, x1, back - 0.62, back, 0.84, 0.9, top, 0.006)
    for x in (x0 + 0.05, x1 - 0.13):
        for y in (back - 0.58, back - 0.12):
            box(x, x + 0.08, y, y + 0.08, 0, 0.84, leg, 0.004)
    box(x0 + 0.06, x1 - 0.06, back - 0.56, back - 0.06, 0.22, 0.25, top, 0.004)
    toolbox(x0 + 0.5, back - 0.32, 0.25, "#2f5a78")
    toolbox(x1 - 0.45, back - 0.32, 0.9)
    for k, c in enumerate(("#d8d4ca", "#6f8a4a", "#c9a23a")):  # paint tins under the bench
        x = x0 + 1.0 + 0.24 * k
        cyl((x, back - 0.3, 0.25), (x, back - 0.3, 0.44), 0.085, plastic(c, 0.4))
        cyl((x, back - 0.3, 0.44), (x, back - 0.3, 0.455), 0.088, metal("#b9bcc0", 0.35))
    box(x0 + 0.1, x1 - 0.1, back - 0.03, back, 1.2, 2.0, plastic("#8f8a80", 0.7), 0.004)
    for x in np.arange(x0 + 0.22, x1 - 0.2, 0.17):
        length = R.uniform(0.2, 0.36)
        s.box(x, x + 0.022, back - 0.055, back - 0.03, 1.86 - length, 1.76, "#9aa0a4")
        s.box(x - 0.012, x + 0.034, back - 0.062, back - 0.03, 1.75, 1.87, R.choice(["#a8412f", "#c99a2a", "#2f4f6a", "#26282a"]))


def shelf(s, x0, x1, back):
    """steel shelf with lidded storage tubs and cartons"""
    post = metal("#8b8f92", 0.4, 0)
    for x in (x0, x1 - 0.04):
        for y in (back - 0.45, back - 0.08):
            box(x + 0.003, x + 0.037, y, y + 0.034, 0, 1.95, post, 0.002)
    for z in (0.12, 0.72, 1.32, 1.9):
        box(x0, x1, back - 0.46, back - 0.03, z, z + 0.03, post, 0.003)
        for k, x in enumerate((x0 + 0.07, x0 + 0.53)):
            h, c = R.uniform(0.24, 0.36), ("#7f8c93", "#b08a5c", "#5d6f64", "#c4b8a2")[(k + int(z * 3)) % 4]
            s.box(x, x + 0.4, back - 0.42, back - 0.08, z + 0.03, z + 0.03 + h, c)
            s.box(x - 0.012, x + 0.412, back - 0.432, back - 0.068, z + 0.03 + h, z + 0.055 + h, c)


def tyres(x, y):
    """four winter tyres lying on each other"""
    rubber = plastic("#17181a", 0.75)
    for k in range(4):
        ring = [(0.19, 0.03), (0.21, 0), (0.29, 0), (0.315, 0.03), (0.315, 0.16), (0.29, 0.19), (0.21, 0.19), (0.19, 0.16)]
        lathe(ring, (x + 0.012 * math.sin(k * 2.3), y, k * 0.192), rubber, 40)


def garden(a, b, back):
    """a household with a garden: firewood, mower, wheelbarrow, tools, pots, sacks of soil"""
    s = Soup()
    firewood(a + 0.15, a + 1.75, back)
    wheelbarrow(a + 2.1, 2.9)
    mower(a + 3.4, 2.5)
    sacks(s, a + 2.25, back - 0.3)
    tools(s, a + 2.85, a + 4.0, back)
    pots(b - 0.42, back - 1.1)
    s.make(goods_mat(0.0), bevel=0.006)


def firewood(x0, x1, back, h=1.25):
    """split logs stacked against the back wall between two posts, their ends to the front"""
    bark, post = wood("#5a4634", 0.5), wood("#7d6244", 0.09)
    ends = [plaster(c, 0, 0.6) for c in ("#c9a470", "#b98f5c", "#d4b586")]
    for x in (x0, x1 - 0.07):
        box(x, x + 0.07, back - 0.42, back - 0.35, 0, h + 0.15, post, 0.004)
    for z in (0.0, 0.02):
        box(x0, x1, back - 0.5 + 4 * z, back - 0.44 + 4 * z, z, z + 0.05, post, 0.003)
    z, row = 0.07, 0
    while z < h:
        x = x0 + 0.12 + (row % 2) * 0.05
        while x < x1 - 0.12:
            r = R.uniform(0.046, 0.068)
            log(x + r, back - R.uniform(0.42, 0.47), z + 0.055, r, bark, R.choice(ends))
            x += 1.86 * r
        z, row = z + 0.09, row + 1


def log(x, y, z, r, bark, end):
    """a log that lies along y: whole or split in half, a pale end"""
    n, turn, split = 14, R.uniform(0, 6.3), R.random() < 0.55
    ring = []
    for i in range(n):
        a = 2 * math.pi * i / n
        q = r * (0.62 if split and i % n in (3, 4) else 0.8 if split and i % n in (2, 5) else 1) * R.uniform(0.94, 1.04)
        ring.append((q * math.cos(a + turn), q * math.sin(a + turn)))
    v = [(x + p, yy, z + q) for yy in (y, y + 0.4) for p, q in ring]
    mesh("log", v, [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], bark, smooth=50)
    mesh("end", v[:n], [tuple(range(n))], end)


def mower(x, y):
    """a lawn mower that looks to the street: deck, motor, four wheels, handle and grass box behind"""
    red, black, steel = paint("#a3271f", 0.25, 0.25), plastic("#1c1d1f", 0.5), metal("#8f9294", 0.4, 0)
    box(x - 0.24, x + 0.24, y - 0.3, y + 0.26, 0.1, 0.25, red, 0.05)
    box(x - 0.19, x + 0.19, y - 0.24, y + 0.2, 0.22, 0.29, red, 0.03)
    lathe([(0, 0), (0.135, 0), (0.14, 0.05), (0.12, 0.13), (0.09, 0.15), (0, 0.155)], (x, y - 0.03, 0.28), black, 32)
    cyl((x, y - 0.03, 0.435), (x, y - 0.03, 0.447), 0.05, steel, 24)
    box(x + 0.1, x + 0.2, y - 0.12, y + 0.02, 0.3, 0.38, steel, 0.01)
    for side in (-1, 1):
        for wy, r in ((y - 0.26, 0.09), (y + 0.28, 0.12)):
            wheel(0, 0, r, Matrix.Translation((x + side * 0.27, wy, r)) @ Matrix.Rotation(math.pi / 2, 4, "Z"))
        cyl((x + side * 0.2, y + 0.24, 0.22), (x + side * 0.2, y + 0.85, 0.95), 0.013, black, 10)
    cyl((x - 0.2, y + 0.85, 0.95), (x + 0.2, y + 0.85, 0.95), 0.015, black, 10)
    box(x - 0.2, x + 0.2, y + 0.3, y + 0.72, 0.2, 0.5, plastic("#2b2e2c", 0.8), 0.05)


def wheelbarrow(x, y):
    """a wheelbarrow that stands with its wheel to the left"""
    green, steel = paint("#3f5f45", 0.4, 0.6), metal("#7c8083", 0.45, 0)
    low = [(x - 0.22, y - 0.16, 0.3), (x + 0.3, y - 0.16, 0.3), (x + 0.3, y + 0.16, 0.3), (x - 0.22, y + 0.16, 0.3)]
    high = [(x - 0.5, y - 0.3, 0.6), (x + 0.42, y - 0.3, 0.56), (x + 0.42, y + 0.3, 0.56), (x - 0.5, y + 0.3, 0.6)]
    tray = mesh("tray", low + high, [(3, 2, 1, 0)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], green)
    tray.modifiers.new("s", "SOLIDIFY").thickness = 0.006
    for a, b in zip(high, high[1:] + high[:1]):
        cyl(a, b, 0.011, green, 10)
    for side in (-1, 1):
        cyl((x - 0.52, y + side * 0.08, 0.2), (x + 0.3, y + side * 0.24, 0.3), 0.016, steel, 10)
        cyl((x + 0.3, y + side * 0.24, 0.3), (x + 0.85, y + side * 0.28, 0.56), 0.016, steel, 10)
        cyl((x + 0.72, y + side * 0.268, 0.5), (x + 0.87, y + side * 0.282, 0.57), 0.02, plastic("#1b1c1d", 0.7), 10)
        cyl((x + 0.26, y + side * 0.23, 0.3), (x + 0.34, y + side * 0.24, 0.0), 0.014, steel, 10)
    wheel(0, 0, 0.19, Matrix.Translation((x - 0.52, y, 0.19)))


def tools(s, x0, x1, back):
    """spade, rake, hoe and broom on a board along the wall"""
    ash, steel = wood("#b8925e", 0.5), metal("#6e7376", 0.45, 0.0)
    box(x0, x1, back - 0.02, back, 1.62, 1.7, wood("#8a6a45", 0.3, False), 0.004)
    for k, x in enumerate(np.linspace(x0 + 0.1, x1 - 0.1, 4)):
        y = back - 0.06
        cyl((x, y, 0.42), (x, y, 1.78), 0.015, ash, 12)
        if k == 0:
            mesh("blade", [(x - 0.09, y, 0.42), (x + 0.09, y, 0.42), (x + 0.09, y - 0.01, 0.2), (x, y - 0.015, 0.12), (x - 0.09, y - 0.01, 0.2)], [(0, 1, 2, 3, 4)], steel)
        elif k == 1:
            box(x - 0.2, x + 0.2, y - 0.015, y + 0.01, 0.4, 0.43, steel, 0.003)
            for q in np.linspace(-0.19, 0.19, 12):
                cyl((x + q, y, 0.4), (x + q, y - 0.02, 0.31), 0.004, steel, 6)
        elif k == 2:
            box(x - 0.09, x + 0.09, y - 0.02, y - 0.005, 0.3, 0.42, steel, 0.003)
        else:
            s.box(x - 0.17, x + 0.17, y - 0.03, y + 0.03, 0.42, 0.48, "#a3352b")
            for q in np.linspace(-0.16, 0.16, 22):
                s.box(x + q - 0.006, x + q + 0.006, y - 0.028, y + 0.028, 0.28 + R.uniform(0, 0.015), 0.42, "#c9b06a")


def sacks(s, x, y):
    """sacks of potting soil lying on each other, a printed field on each"""
    body = []
    for k, (c, print_) in enumerate((("#4f6b3c", "#e9dfb8"), ("#d9d2c0", "#5d7a44"), ("#4f6b3c", "#e9dfb8"))):
        dx, z = R.uniform(-0.03, 0.03), 0.13 * k
        body.append((x + dx, z, c))
        s.box(x + dx - 0.16, x + dx + 0.16, y - 0.226, y - 0.2, z + 0.035, z + 0.1, print_)
    for px, z, c in body:
        sack = box(px - 0.34, px + 0.34, y - 0.22, y + 0.22, z, z + 0.14, plastic(c, 0.45), 0.055)
        sack.modifiers["b"].segments = 5


def pots(x, y):
    """clay pots put into each other, others beside them"""
    clay = plaster("#b5654a", 0.6, 0.3)
    shape = [(0, 0), (0.1, 0), (0.15, 0.2), (0.165, 0.2), (0.165, 0.26), (0.145, 0.26), (0.14, 0.22), (0, 0.2)]
    for k in range(3):
        lathe(shape, (x, y, 0.075 * k), clay, 28)
    lathe([(r * 0.8, z * 0.8) for r, z in shape], (x - 0.36, y + 0.12, 0), clay, 28)
    lathe([(r * 0.7, z * 0.7) for r, z in shape], (x - 0.1, y - 0.36, 0), clay, 28)


HOUSEHOLDS = {
    "garden": garden,
    "workbench": workbench,
}
