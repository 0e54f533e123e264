"""A garage door in its frame and the room behind it. Metres; the door's plane is y = 0."""

from geometry import box
from household import HOUSEHOLDS
from light import lamp
from materials import concrete, emit, paint, plaster
from shutter import shutter

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
        HOUSEHOLDS[p.get("household", "workbench")](a, b, BACK)
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
