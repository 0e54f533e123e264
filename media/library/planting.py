"""Leaves, trees, hedges, planters and grass. Sizes in metres."""

import math

import numpy as np

from chance import R
from geometry import box, cyl, lathe, mesh
from materials import leaf, paint, plaster, plastic, wood


def foliage(center, radii, n, size, mat, shell=0.55, box_=False, seed=None, asp=0.42, bend=0.0):
    """cloud of leaves in an ellipsoid (or box): folded cards, or with `bend` leaves that arch by that share of their length"""
    g = np.random.default_rng(R.randrange(1 << 30) if seed is None else seed)
    d = g.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    rad = (shell + (1 - shell) * g.random(n) ** 0.5)[:, None]
    lump = 1 + 0.16 * np.sin(d @ g.normal(size=(3, 3)) * 3.2).sum(1)[:, None] / 1.5
    p = (g.random((n, 3)) * 2 - 1 if box_ else d * rad * lump) * np.array(radii) + np.array(center)
    if box_:
        k = g.integers(0, 3, n)
        sgn = np.sign(g.random(n) - 0.5)
        p[np.arange(n), k] = np.array(center)[k] + sgn * np.array(radii)[k] * (1 + g.normal(0, 0.04, n))
        d = g.normal(size=(n, 3))
        d[np.arange(n), k] += sgn * 1.2
        d /= np.linalg.norm(d, axis=1)[:, None]
    nrm = d + g.normal(0, 0.75, (n, 3))
    nrm /= np.linalg.norm(nrm, axis=1)[:, None]
    t = np.cross(nrm, g.normal(size=(n, 3)))
    t /= np.linalg.norm(t, axis=1)[:, None]
    b = np.cross(nrm, t)
    s = (size * (0.6 + 0.8 * g.random(n)))[:, None]
    corners, faces = arched(p, t * s, b * s * asp, nrm * s, bend) if bend else card(p, t * s, b * s * asp, nrm * s)
    v, k = np.stack(corners, 1).reshape(-1, 3), len(corners)
    f = [tuple(q) for face in faces for q in (np.arange(n)[:, None] * k + np.array([face])).tolist()]
    c = np.repeat(g.random(n), k)
    return mesh("leaves", v.tolist(), f, mat, smooth=80 if bend else 0.0, col=np.stack([c, c, c, np.ones_like(c)], 1))


def card(p, along, across, up):
    """a leaf of four corners, folded along its middle"""
    return [p - along, p + across + up * 0.15, p + along, p - across + up * 0.15], [(0, 1, 2), (0, 2, 3)]


def arched(p, along, across, up, bend):
    """a leaf of eight corners: a rib that arches, the edges raised beside it, tip and foot pulled down"""
    ribs = [p + along * k - up * bend * (k * k * 1.4 - 0.3) for k in (-1, -0.35, 0.4, 1)]
    edges = [rib + side * across * w + up * 0.14 for rib, w in zip(ribs[1:3], (0.9, 0.8)) for side in (1, -1)]
    (foot, low, high, tip), (a, b, c, d) = ribs, edges
    return [foot, low, high, tip, a, b, c, d], [(0, 4, 1), (0, 1, 5), (4, 6, 2, 1), (1, 2, 7, 5), (6, 3, 2), (2, 3, 7)]


def planter(x, y, kind="ball", s=1.0, z=0.0, pot="#3b3d40"):
    if kind == "box":
        box(x - 0.45 * s, x + 0.45 * s, y - 0.17, y + 0.17, z, z + 0.42, paint(pot, 0.5, 0.4), 0.01)
        box(x - 0.42 * s, x + 0.42 * s, y - 0.14, y + 0.14, z + 0.3, z + 0.5, plastic("#1c2413", 0.9), 0)
        foliage((x, y, z + 0.62), (0.47 * s, 0.2, 0.24), int(3800 * s), 0.035, leaf("#49682b"))
        return
    lathe(
        [
            (0, 0),
            (0.17 * s, 0),
            (0.24 * s, 0.42 * s),
            (0.26 * s, 0.42 * s),
            (0.26 * s, 0.47 * s),
            (0.22 * s, 0.47 * s),
            (0.2 * s, 0.4 * s),
            (0, 0.4 * s),
        ],
        (x, y, z),
        plaster(pot, 0.5, 0.6) if pot != "#3b3d40" else plastic(pot, 0.5),
    )
    if kind == "ball":
        cyl((x, y, z + 0.3 * s), (x, y, z + 0.85 * s), 0.02, wood("#5b4632", 0.5))
        foliage((x, y, z + 1.08 * s), (0.31 * s, 0.31 * s, 0.31 * s), 5200, 0.03 * s, leaf("#42622a"), 0.8)
    elif kind == "olive":
        tree(x, y, z + 0.3 * s, 1.5 * s, 0.5 * s, "#71805a", 5200, 0.035)
    else:
        foliage((x, y, z + 0.95 * s), (0.24 * s, 0.24 * s, 0.6 * s), 6500, 0.03 * s, leaf("#35552a"), 0.7)
    foliage((x, y, z + 0.44 * s), (0.19 * s, 0.19 * s, 0.05), 500, 0.03, leaf("#5b7a35"))


def tree(x, y, z, h, r, hex_="#56712f", n=14000, size=0.07):
    m = wood("#59483a", 0.4)
    top = z + h * 0.6
    cyl((x, y, z), (x + R.uniform(-0.1, 0.1) * r, y, top), 0.07 * h / 3 + 0.008, m, 14, 0.035 * h / 3 + 0.005)
    for i in range(5):
        a = R.uniform(0, 6.3)
        c = (x + math.cos(a) * r * 0.55, y + math.sin(a) * r * 0.55, z + h * R.uniform(0.68, 1.0))
        cyl((x, y, top - h * 0.1), c, 0.02 * h / 3 + 0.004, m, 8, 0.006)
        foliage(c, (r * 0.6, r * 0.6, r * 0.45), n // 5, size, leaf(hex_), 0.35)


def grass(x0, x1, y0, y1, density=900):
    g = np.random.default_rng(7)
    n = int((x1 - x0) * (y1 - y0) * density)
    p = np.stack([g.uniform(x0, x1, n), g.uniform(y0, y1, n), np.full(n, -0.035)], 1)
    a = g.uniform(0, 6.28, n)
    h = g.uniform(0.03, 0.075, n)
    d = np.stack([np.cos(a), np.sin(a), a * 0], 1) * 0.005
    lean = np.stack([g.normal(0, 0.02, n), g.normal(0, 0.02, n), h], 1)
    v = np.stack([p - d, p + d, p + lean], 1).reshape(-1, 3)
    c = np.repeat(g.random(n), 3)
    mesh("grass", v.tolist(), np.arange(n * 3).reshape(-1, 3).tolist(), leaf("#5c7a33"), col=np.stack([c, c, c, c * 0 + 1], 1))
