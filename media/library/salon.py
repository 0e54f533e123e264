"""Furniture of a barber's shop. Metres."""

from geometry import box, cyl, lathe
from materials import metal, plastic


def barber_chair(x, y, z):
    """barber's chair that faces the mirror on the left wall (-x): round foot, column, seat, arms, back, head rest"""
    steel, hide = metal("#c4c6c8", 0.2, 0), plastic("#5a2420", 0.35)
    lathe([(0, 0), (0.3, 0), (0.3, 0.02), (0.08, 0.06), (0.06, 0.45), (0, 0.45)], (x, y, z), steel)
    box(x - 0.27, x + 0.25, y - 0.26, y + 0.26, z + 0.45, z + 0.58, hide, 0.03)
    box(x + 0.2, x + 0.31, y - 0.25, y + 0.25, z + 0.55, z + 1.1, hide, 0.03)
    box(x + 0.22, x + 0.3, y - 0.13, y + 0.13, z + 1.14, z + 1.3, hide, 0.025)
    cyl((x + 0.26, y, z + 1.08), (x + 0.26, y, z + 1.16), 0.02, steel, 10)
    for q in (-0.29, 0.29):
        box(x - 0.2, x + 0.25, y + q - 0.04, y + q + 0.04, z + 0.74, z + 0.79, hide, 0.015)
        for k in (-0.16, 0.2):
            cyl((x + k, y + q, z + 0.5), (x + k, y + q, z + 0.75), 0.014, steel, 10)
    box(x - 0.55, x - 0.3, y - 0.18, y + 0.18, z + 0.16, z + 0.19, steel, 0.008)
    for q in (-0.16, 0.16):
        cyl((x - 0.32, y + q, z + 0.18), (x - 0.2, y + q, z + 0.46), 0.014, steel, 10)
