"""Scene: a villa with one or more garage doors. Metres."""

from garage import garage_door
from garden import GARDEN
from geometry import box
from house import HOUSE
from light import dapple, sky
from materials import plastic

PARTS = {**HOUSE, **GARDEN}


def scene_villa(p):
    """garage doors in the plane y = 0, around x = 0; house and garden are the shot's list of parts"""
    c = sky(p.get("time", "day"))
    n, w, h, gap = p.get("doors", 1), p.get("W", 4.8), p.get("H", 2.45), p.get("gap", 0.6)
    left = -(n * w + (n - 1) * gap) / 2
    jambs = [(left + i * (w + gap), left + i * (w + gap) + w) for i in range(n)]
    for name, *values in p["parts"]:
        options = values.pop() if isinstance(values[-1], dict) else {}
        if options.pop("garage", False):
            options["holes"] = [(a, b, 0, h) for a, b in jambs] + options.get("holes", [])
        PARTS[name](*values, **options)
    box(-70, 70, -40, 80, -1.5, -1.2, plastic("#4a4a38", 0.95), 0)  # the country beyond
    for at in p.get("dapple", []):
        dapple(c, at, 9, 2.4)
    night = p.get("time") in ("dusk", "night")
    moving = [o for a, b in jambs for o in garage_door(a, b, h, p, night)]
    return moving if p.get("animate") else []
