"""Ground, paths and plants around a villa, as parts of its shot. Metres."""

import math

import numpy as np

from chance import R
from geometry import box, cyl, mesh
from light import lamp
from materials import concrete, emit, ground, leaf, plastic, surface, wood
from planting import foliage, grass, planter


def paving(x0, x1, y0, y1, kind="pavers", hex_="#9a948a", w=0.6, h=0.3, z=0.0, wet=0.0):
    box(x0, x1, y0, y1, z - 0.2, z, ground(kind, hex_, wet, w, h), 0)


def ramp(x0, x1, y0, z0, y1, z1, kind="pavers", hex_="#8b8781", w=0.12, h=0.12, wet=0.0):
    """drive that rises from (y0, z0) to (y1, z1)"""
    v = [(x, y, z - d) for d in (0.3, 0) for x, y, z in ((x0, y0, z0), (x1, y0, z0), (x1, y1, z1), (x0, y1, z1))]
    mesh("ramp", v, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)], ground(kind, hex_, wet, w, h))


def kerb(x, y0, y1, z=0.03):
    box(x - 0.06, x + 0.06, y0, y1, -0.2, z, concrete("#b5b1a8", 0.4), 0.01)


def earth(x0, x1, y0, y1, z=-0.03, hex_="#3b3122"):
    box(x0, x1, y0, y1, z - 0.25, z, plastic(hex_, 0.95), 0)


def lawn(x0, x1, y0, y1):
    earth(x0, x1, y0, y1, hex_="#34421f")
    grass(x0, x1, y0, y1)


def hedge(x0, x1, y, h=1.4, d=1.0, hex_="#3f5e2a"):
    box(x0 + 0.06, x1 - 0.06, y - d / 2 + 0.06, y + d / 2 - 0.06, -0.1, h - 0.08, plastic("#18210f", 0.9), 0)
    n = int((x1 - x0) * (h + d) * 1150)
    foliage(((x0 + x1) / 2, y, h / 2), ((x1 - x0) / 2, d / 2, h / 2), n, 0.055, leaf(hex_), box_=True)


def cypress(x, y, h=5.2, r=0.48):
    foliage((x, y, h / 2), (r, r, h / 2), 22000, 0.05, leaf("#2f4a26"), 0.75)


def shrub(x, y, r=0.4, hex_="#5b7038", z=0.0):
    foliage((x, y, z + r * 0.75), (r, r * 0.85, r * 0.85), int(9000 * r), 0.045, leaf(hex_))


def blades(roots, length, lean, width, hex_, tip=None):
    """many thin leaves or stems that bend outwards; `tip` colours a flower spike on the upper third"""
    g = np.random.default_rng(R.randrange(1 << 30))
    n = len(roots)
    a, h = g.uniform(0, 2 * math.pi, n), length * g.uniform(0.65, 1.1, n)
    out = np.stack([np.cos(a), np.sin(a), a * 0], 1)
    side = np.stack([-np.sin(a), np.cos(a), a * 0], 1) * width
    bend = lean * g.uniform(0.3, 1.0, n)

    def at(t):
        return roots + out * (bend * h * t * t)[:, None] + np.array([0, 0, 1.0]) * (h * (t - 0.35 * bend * t * t))[:, None]

    def strip(t0, t1, w0, w1, m):
        ts = np.linspace(t0, t1, 5)
        v = np.stack([at(t) + s * side * (w0 + (w1 - w0) * (t - t0) / (t1 - t0)) for t in ts for s in (-1, 1)], 1).reshape(-1, 3)
        quads = np.array([[k, k + 1, k + 3, k + 2] for k in (0, 2, 4, 6)])
        f = (np.arange(n)[:, None, None] * 10 + quads).reshape(-1, 4)
        c = np.repeat(g.random(n), 10)
        mesh("blades", v.tolist(), f.tolist(), m, col=np.stack([c, c, c, c * 0 + 1], 1))

    strip(0, 1, 1, 0.25, leaf(hex_))
    if tip:
        strip(0.66, 1.04, 3.2, 1.2, leaf(tip))


def clump(x, y, r, n, z=0.0):
    g = np.random.default_rng(R.randrange(1 << 30))
    a, q = g.uniform(0, 2 * math.pi, n), r * np.sqrt(g.random(n))
    return np.stack([x + q * np.cos(a), y + q * np.sin(a), np.full(n, z)], 1)


def grasses(x0, x1, y0, y1, n, h=0.8, hex_="#8f9256", z=0.0):
    """tufts of ornamental grass strewn over a bed, some of them in flower"""
    for _ in range(n):
        x, y, s = R.uniform(x0, x1), R.uniform(y0, y1), R.uniform(0.7, 1.15)
        blades(clump(x, y, 0.11 * s, 420, z), h * s, 1.15, 0.0032, hex_)
        if R.random() < 0.6:
            blades(clump(x, y, 0.05 * s, 26, z), h * s * 1.35, 0.3, 0.0018, "#b7a878", "#c9b48c")


def lavender(x0, x1, y0, y1, n, z=0.0):
    for _ in range(n):
        x, y, s = R.uniform(x0, x1), R.uniform(y0, y1), R.uniform(0.8, 1.15)
        blades(clump(x, y, 0.1 * s, 240, z), 0.34 * s, 0.7, 0.003, "#7f8c6a")
        blades(clump(x, y, 0.12 * s, 150, z), 0.56 * s, 0.5, 0.002, "#8a9270", "#7a62b0")


def climber(x0, x1, y, z0, z1, flower="#a8356f", n=46, root=None):
    """bougainvillea on a wall at y: twisted stems from the ground, sprays of leaves and bracts"""
    bark = wood("#5b4632", 0.5)
    root = (x0 + x1) / 2 if root is None else root
    for i in range(n):
        c = (R.triangular(x0, x1, root), y - R.uniform(0.08, 0.26), R.uniform(z0, z1))
        if i % 4 == 0:
            mid = ((root + c[0]) / 2 + R.uniform(-0.1, 0.1), y - 0.08, c[2] * 0.55)
            cyl((root + R.uniform(-0.06, 0.06), y - 0.1, -0.05), mid, 0.022, bark, 8, 0.015)
            cyl(mid, c, 0.015, bark, 8, 0.006)
        r = R.uniform(0.12, 0.28)
        foliage(c, (r * 1.2, 0.16, r), int(1900 * r), 0.045, leaf("#47682c"), 0.1)
        if R.random() < 0.65:
            foliage((c[0], c[1] - 0.06, c[2] + 0.03), (r * 1.1, 0.16, r * 0.9), int(2300 * r), 0.036, leaf(flower), 0.1, asp=0.7)


def trailing(x0, x1, y, z, n, drop=0.7, hex_="#5d7340"):
    """plants that hang over the edge of a wall, some strands longer than others"""
    for _ in range(n):
        x, d = R.uniform(x0, x1), drop * R.betavariate(1.6, 2.2)
        foliage((x, y + 0.05, z + 0.04), (R.uniform(0.25, 0.5), 0.2, 0.16), 420, 0.04, leaf(hex_), 0.1)
        for _ in range(3):
            q = x + R.uniform(-0.3, 0.3)
            foliage((q, y - 0.07, z - d / 2), (0.09, 0.08, 0.1 + d / 2), int(150 + 420 * d), 0.034, leaf(hex_), 0.1)


def crown(fork, middle, r, flat, n, leaves, size, hex_, bark, asp=0.42, share=(0.2, 0.36)):
    """n cushions of leaves in a dome of radius r over `middle`, some on a branch from the fork; `flat` is height over radius"""
    for i in range(n):
        a, q = R.uniform(0, 6.3), r * math.sqrt(R.uniform(0.01, 1))
        up = flat * math.sqrt(max(0.0, r * r - q * q)) * R.uniform(-0.35, 1.0)
        c = (middle[0] + 0.85 * q * math.cos(a), middle[1] + 0.85 * q * math.sin(a), middle[2] + up)
        if i % 3 == 0:
            cyl(fork, c, 0.022 * r + 0.006, bark, 8, 0.006)
        w = r * R.uniform(*share)
        foliage(c, (w, w, w * min(1, 0.5 + flat / 2)), leaves, size, leaf(hex_), 0.1, asp=asp)


def olive(x, y, h=3.4, r=1.3, z=0.0):
    """an olive with two short trunks and loose silver leaves"""
    bark = wood("#6a5c4c", 0.4)
    for s in (-1, 1):
        fork = (x + s * 0.22, y + s * 0.05, z + h * 0.3)
        cyl((x + s * 0.04, y, z - 0.05), fork, 0.11, bark, 12, 0.075)
        crown(fork, (x + s * 0.3 * r, y, z + h * 0.62), r * 0.8, 0.9, 16, 1300, 0.05, "#7c8a63", bark, 0.24, (0.22, 0.4))


def broadleaf(x, y, h=8.0, r=2.8, z=0.0, hex_="#4f6a30"):
    """a full-grown garden tree"""
    bark, fork = wood("#59483a", 0.4), (x, y, z + h * 0.42)
    cyl((x, y, z - 0.1), fork, 0.032 * h, bark, 14, 0.02 * h)
    crown(fork, (x, y, z + h * 0.62), r, h * 0.36 / r, 52, 900, 0.085, hex_, bark, share=(0.18, 0.34))


def pine(x, y, h=8.0, r=3.0, z=0.0):
    """umbrella pine: bare trunk, flat crown"""
    bark, fork = wood("#6b4a38", 0.3), (x + 0.3, y, z + h * 0.7)
    cyl((x, y, z - 0.1), fork, 0.24, bark, 14, 0.17)
    crown(fork, (x + 0.3, y, z + h * 0.84), r, 0.36, 56, 1500, 0.11, "#4b6533", bark, 0.14, (0.16, 0.28))


def pot(x, y, kind="ball", s=1.0, hex_="#44474a", z=0.0):
    planter(x, y, kind, s, z, hex_)


def path_lamp(x, y, on=False):
    cyl((x, y, 0), (x, y, 0.45), 0.035, plastic("#1d1e20", 0.4), 12)
    cyl((x, y, 0.43), (x, y, 0.49), 0.036, emit("#ffcf94", 12 if on else 0.5), 12)
    if on:
        lamp("POINT", (x, y - 0.02, 0.5), 5, "#ffc98e", 0.04)


def stones(x0, x1, y0, y1, n, mat="stone #b5ab98", z=0.0):
    """stepping slabs one after the other towards the house"""
    d = (y1 - y0) / n
    for i in range(n):
        box(x0 + R.uniform(-0.02, 0.02), x1 + R.uniform(-0.02, 0.02), y0 + i * d, y0 + i * d + d * 0.8, z - 0.1, z + 0.03, surface(mat), 0.012)


GARDEN = {
    "paving": paving,
    "ramp": ramp,
    "kerb": kerb,
    "earth": earth,
    "lawn": lawn,
    "hedge": hedge,
    "cypress": cypress,
    "shrub": shrub,
    "grasses": grasses,
    "lavender": lavender,
    "climber": climber,
    "trailing": trailing,
    "olive": olive,
    "pine": pine,
    "broadleaf": broadleaf,
    "pot": pot,
    "path_lamp": path_lamp,
    "stones": stones,
}
