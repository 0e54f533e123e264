"""Words on signs. Sizes in metres. Lobster has no capital I with dot, S or G of Turkish: plain words only."""

import math
import json
import os

import bpy

from geometry import box, cyl, lathe
from light import lamp
from materials import emit, metal, paint, plastic
from node_graph import lin


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fonts.json"), encoding="utf-8") as file:
    FONTS = {k: v["path"] for k, v in json.load(file).items()}


def text(body, x, y, z, size, mat, font="lato", depth=0.02, spacing=1.0):
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = body
    cu.size = size
    cu.extrude = depth
    cu.bevel_depth = 0.0015
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    cu.space_character = spacing
    if font in FONTS:
        cu.font = bpy.data.fonts.load(FONTS[font], check_existing=True)
    cu.materials.append(mat)
    ob = bpy.data.objects.new("t", cu)
    ob.location = (x, y, z)
    ob.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.collection.objects.link(ob)
    return ob


def sign(x0, x1, z0, z1, word, board="#22252a", letters="#f3e6c8", style="plain", font="lato", y=0.0, night=False):
    h = z1 - z0
    box(x0, x1, y - 0.11, y + 0.02, z0, z1, paint(board, 0.38, 0.25), 0.008)
    lm = (
        emit(letters, (4.0 if min(lin(letters)[:3]) > 0.15 else 1.6) if night else 1.1)
        if style == "lit"
        else metal(letters, 0.25, 0)
        if style == "metal"
        else plastic(letters, 0.35)
    )
    size = min(h * 0.8, (x1 - x0) / max(len(word), 4) * 1.25)
    text(word, (x0 + x1) / 2, y - 0.13, (z0 + z1) / 2, size, lm, font, 0.018, 1.12)
    if style != "lit":
        n = max(2, round((x1 - x0) / 1.3))
        for i in range(n):  # gooseneck lamps over the board
            px = x0 + (x1 - x0) * (i + 0.5) / n
            m = metal("#2a2a2a", 0.4, 0)
            pts = [(px, y, z1 + 0.02), (px, y - 0.16, z1 + 0.14), (px, y - 0.34, z1 + 0.15), (px, y - 0.42, z1 + 0.08)]
            for a, b in zip(pts, pts[1:]):
                cyl(a, b, 0.011, m, 10)
            lathe([(0.025, 0.07), (0.05, 0.05), (0.09, -0.02), (0.085, -0.02), (0.04, 0.045)], (px, y - 0.43, z1 + 0.02), m)
            if night:
                lathe([(0, -0.01), (0.03, 0), (0.03, 0.03)], (px, y - 0.43, z1 + 0.02), emit("#ffd39a", 40))
                lamp("SPOT", (px, y - 0.43, z1), 22, "#ffcf96", 0.03, (px, y - 0.05, (z0 + z1) / 2 - 0.2), 95)
