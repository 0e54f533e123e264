"""Scene: remote on a table. Metres."""

from mathutils import Matrix

from building import facade, glazing
from geometry import box, lathe
from interior import interior
from light import lamp, sky, wall_lamp
from materials import WALLS, emit, ground, metal, plastic, wood
from planting import planter
from props import tea
from shutter import shutter


def remote(x, y, z, rot=0.0, tilt=0.0, c="#1d1f22"):
    """four-button hand transmitter lying flat"""
    obs = [
        box(-0.021, 0.021, -0.036, 0.036, 0, 0.013, plastic(c, 0.38), 0.006),
        box(-0.0185, 0.0185, -0.033, 0.033, 0.0115, 0.0138, plastic("#2b2e32", 0.5), 0.003),
    ]
    for i, (a, b, hx) in enumerate([(-0.008, 0.014, "#d8dadb"), (0.008, 0.014, "#d8dadb"), (-0.008, -0.004, "#d8dadb"), (0.008, -0.004, "#c0392b")]):
        o = lathe([(0, 0), (0.0058, 0), (0.0058, 0.0015), (0.0048, 0.0022), (0, 0.0022)], (a, b, 0.0132), plastic(hx, 0.4), 24)
        obs.append(o)
    obs.append(lathe([(0, 0), (0.0018, 0), (0.0015, 0.001), (0, 0.001)], (0, 0.027, 0.0135), emit("#3aa0ff", 8), 12))
    ring = lathe([(0.007, -0.0012), (0.0085, 0), (0.007, 0.0012), (0.0055, 0), (0.007, -0.0012)], (0, 0.045, 0.006), metal("#c8cacc", 0.2), 32)
    obs.append(ring)
    M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, "Z") @ Matrix.Rotation(tilt, 4, "X")
    for o in obs:
        o.matrix_world = M


def scene_remote(p):
    """hand transmitter in front, motorised shutter out of focus behind"""
    t = p.get("time", "dusk")
    night = t in ("dusk", "night")
    sky(t)
    Y = 5.2
    facade(-8, 8, 0, 6, Y, Y + 0.3, WALLS[p.get("wall", "plaster")](p.get("wallhex", "#d9d0c0")), [(-1.9, 1.9, 0, 2.5)])
    shutter(-1.9, 1.9, 0.01, 2.5, Y + 0.1, dict(dict(profile="flat77", color="#59636b", open=0.5, lock=False, boxd=0.15), **p.get("shutter", {})))
    glazing(-1.9, 1.9, 0.0, 2.5, Y + 0.32)
    interior(-2.1, 2.1, 0, 2.7, Y + 0.42, 3.4, "KAFE", power=1.3 if night else 2.0)
    box(-9, 9, -3, Y, -0.1, 0, ground("pavers", "#9a948a", 0.5 if night else 0.0), 0)
    [wall_lamp(q, 2.0, Y, night) for q in (-2.35, 2.35)]
    planter(2.5, Y - 0.5, "ball")
    planter(-2.5, Y - 0.5, "ball")
    box(-1.2, 1.2, -0.4, 0.3, 0.985, 1.02, wood("#7d5433", 0.14, False, 0.36), 0.006)
    box(-0.05, 0.03, 0.02, 0.06, 1.02, 1.085, wood("#3c2a1e", 0.5, False, 0.4), 0.004)
    remote(-0.012, 0.003, 1.0535, 0.1, 1.15)
    remote(0.055, -0.05, 1.02, -0.5, c="#e6e5e0")
    tea(-0.105, 0.03, 1.02)
    lamp("AREA", (-0.45, -0.5, 1.5), 3.4, "#fff4e4", 0.5, (0, 0, 1.04))
    lamp("AREA", (0.5, 0.45, 1.3), 2.4, "#ffd6a4", 0.3, (0, 0, 1.04))
