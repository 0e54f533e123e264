"""Windows, timber shutters and doors of a house. Metres; y is the face of the wall they sit in."""

import math

import numpy as np

from building import window
from geometry import box, cyl, extrude_z
from light import lamp
from materials import emit, fabric, glass, metal, paint, plaster, plastic, surface, wood
from soup import Soup


def pane(x0, x1, z0, z1, y, leaves=None, surround=None, blind=None, **style):
    """a window; `leaves` are hinged timber shutters standing open, `surround` is a raised band, `blind` how far a roller blind is up"""
    style = {"frame": "#2c2e31", "reach": 1.1, **style}
    roller = blind and dict(profile="foam45", color="#55595d", open=blind, boxh=0.2, lock=False)
    window(x0, x1, z0, z1, y + 0.08, roller, **style)
    if surround:
        m, d = surface(surround), 0.12
        for q in ((x0 - d, x0, z0 - d, z1 + d), (x1, x1 + d, z0 - d, z1 + d), (x0, x1, z1, z1 + d), (x0, x1, z0 - d, z0)):
            box(q[0], q[1], y - 0.03, y + 0.1, q[2], q[3], m, 0.006)
    if leaves:
        w, gap = (x1 - x0) / 2, 0.15 if surround else 0.03
        for a in (x0 - w - gap, x1 + gap):
            louvres(a, a + w, y - 0.05, z0, z1, leaves)


def louvres(x0, x1, y, z0, z1, hex_):
    """one timber shutter leaf with tilted slats, 4 cm thick, its back at y + 0.04"""
    m = paint(hex_, 0.5, 0.3)
    for x in (x0, x1 - 0.06):
        box(x, x + 0.06, y, y + 0.04, z0, z1, m, 0.004)
    for z in (z0, (z0 + z1) / 2 - 0.035, z1 - 0.07):
        box(x0 + 0.06, x1 - 0.06, y, y + 0.04, z, z + 0.07, m, 0.004)
    s = Soup()
    for z in np.arange(z0 + 0.08, z1 - 0.08, 0.045):
        v = [(x, y + a, z + h) for x in (x0 + 0.06, x1 - 0.06) for a, h in ((0.004, 0), (0.034, 0.034), (0.036, 0.028), (0.008, -0.006))]
        s.add(v, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], hex_)
    s.make(m, smooth=0)


def house_door(x0, x1, y, z, hex_="#6a4a30", h=2.15, light=0.0, glow=None, bars=True):
    """entrance door with its frame, a handle and, to the right, `light` metres of fixed glass; needs a hole that wide"""
    m, frame = wood(hex_, 0.14) if bars else paint(hex_, 0.4, 0.2), paint("#2c2e31", 0.4, 0.2)
    box(x0, x1, y + 0.12, y + 0.18, z, z + h, m, 0.004)
    for a in (x0 - 0.05, x1) + ((x1 + light,) if light else ()):
        box(a, a + 0.05, y + 0.08, y + 0.22, z, z + h, frame, 0.004)
    box(x0 - 0.05, x1 + light + 0.05, y + 0.08, y + 0.22, z + h, z + h + 0.05, frame, 0.004)
    hx = x1 - 0.12
    cyl((hx, y + 0.06, z + 0.75), (hx, y + 0.06, z + 1.45), 0.014, metal("#c4c6c8", 0.25))
    for q in (0.82, 1.38):
        cyl((hx, y + 0.06, z + q), (hx, y + 0.13, z + q), 0.009, metal("#c4c6c8", 0.25))
    if light:
        box(x1 + 0.05, x1 + light, y + 0.14, y + 0.15, z, z + h, glass("#e8f0ee"), 0)
    box(x0 - 0.3, x1 + light + 0.3, y + 1.2, y + 1.25, z, z + h + 0.2, emit(glow, 1.2) if glow else emit("#7a6a55", 0.15), 0)
    box(x0 + 0.1, x1 - 0.1, y - 0.62, y - 0.12, z, z + 0.015, plastic("#3a322a", 0.95), 0.004)  # mat


def big_window(x0, x1, z0, z1, y, cols=3, glow=None, curtain="#e9e3d6"):
    """glazing from floor to ceiling with a curtain drawn to one side; needs a hole"""
    frame = paint("#26282a", 0.35, 0.15)
    for x in np.linspace(x0, x1, cols + 1):
        box(x - 0.03, x + 0.03, y + 0.14, y + 0.2, z0, z1, frame, 0.003)
    for q in (z0, z1 - 0.06):
        box(x0, x1, y + 0.145, y + 0.195, q, q + 0.06, frame, 0.003)
    box(x0, x1, y + 0.165, y + 0.171, z0 + 0.06, z1 - 0.06, glass("#eef4f2"), 0)
    for a, b in ((x0 + 0.05, x0 + (x1 - x0) * 0.28), (x1 - (x1 - x0) * 0.2, x1 - 0.05)):
        line = [(a + (b - a) * i / 60, y + 0.32 + 0.035 * math.sin(i * 0.9)) for i in range(61)]
        extrude_z(line, z0, z1, fabric(curtain, curtain))
    if glow:
        living_room(x0, x1, z0, z1, y, glow)
    else:
        box(x0 - 1, x1 + 1, y + 2.4, y + 2.5, z0 - 0.3, z1 + 0.3, emit("#b5a48c", 0.2), 0)


def living_room(x0, x1, z0, z1, y, glow):
    """a lit room seen from the dark: sofa, picture, floor lamp"""
    wall, d = plaster("#d8cdb8", 0.1), 3.6
    box(x0 - 0.6, x1 + 0.6, y + d, y + d + 0.1, z0, z1 + 0.2, wall, 0)
    for x in (x0 - 0.7, x1 + 0.6):
        box(x, x + 0.1, y + 0.4, y + d, z0, z1 + 0.2, wall, 0)
    box(x0 - 0.7, x1 + 0.7, y + 0.4, y + d, z1 + 0.2, z1 + 0.25, plaster("#e6e0d4", 0.1), 0)
    box(x0 - 0.7, x1 + 0.7, y + 0.4, y + d, z0 - 0.05, z0 + 0.005, wood("#8a6a48", 0.14, False), 0)
    xm, yb, cloth = (x0 + x1) / 2, y + d - 0.95, fabric("#6d7a78", "#6d7a78")
    box(xm - 1.1, xm + 1.1, yb, yb + 0.9, z0 + 0.12, z0 + 0.42, cloth, 0.06)
    box(xm - 1.1, xm + 1.1, yb + 0.65, yb + 0.9, z0 + 0.3, z0 + 0.85, cloth, 0.08)
    for s in (-1, 1):
        box(xm + s * 1.1 - 0.1, xm + s * 1.1 + 0.1, yb, yb + 0.9, z0 + 0.12, z0 + 0.62, cloth, 0.06)
    box(xm - 0.7, xm + 0.5, y + d - 0.04, y + d, z0 + 1.25, z0 + 2.0, plastic("#3c4a52", 0.6), 0.006)
    lx = x1 - 0.7
    cyl((lx, yb + 0.4, z0), (lx, yb + 0.4, z0 + 1.45), 0.012, metal("#2a2a2a", 0.4, 0))
    cyl((lx, yb + 0.4, z0 + 1.4), (lx, yb + 0.4, z0 + 1.72), 0.2, emit(glow, 5), 24, 0.15)
    lamp("POINT", (lx, yb + 0.4, z0 + 1.85), 40, glow, 0.2)
    lamp("AREA", (xm, y + 1.8, z1 + 0.1), 75, glow, 1.6, (xm, y + 1.8, 0), size_y=1.0)
