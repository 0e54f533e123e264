"""Street furniture and tools. Positions in metres on the ground."""

import math

import numpy as np
from mathutils import Matrix

from chance import R
from florist import flower_stand
from geometry import box, cyl, lathe, mesh
from lettering import text
from light import lamp
from materials import emit, glass, goods_mat, metal, paint, plastic, stone, wood
from planting import planter
from soup import Soup


def props(p, night):
    """street furniture from p['props']: [name, x, y?, ...]; flowers: [name, x0, y, x1, steps]"""
    for it in p.get("props", []):
        k, x = it[0], it[1]
        y = it[2] if len(it) > 2 else -0.45
        if k == "bollards":
            [
                (
                    cyl((xx, y, 0), (xx, y, 0.75), 0.055, plastic("#26282a", 0.45)),
                    lathe([(0.055, 0.0), (0.065, 0.02), (0.05, 0.07), (0, 0.09)], (xx, y, 0.75), plastic("#26282a", 0.45)),
                    cyl((xx, y, 0.6), (xx, y, 0.66), 0.057, plastic("#d8d4c8", 0.5)),
                )
                for xx in np.arange(-9 + x, 9, 1.9)
            ]
        elif k in ("ball", "box", "cone", "olive"):
            planter(x, y, k, it[3] if len(it) > 3 else 1.0, pot=it[4] if len(it) > 4 else "#3b3d40")
        elif k == "lantern":
            m = plastic("#1e2220", 0.4)
            cyl((x, y, 0), (x, y, 3.1), 0.045, m)
            lathe([(0.14, 0), (0.14, 0.08), (0.08, 0.2), (0.06, 0.5), (0.045, 0.55)], (x, y, 0), m)
            lathe([(0.05, 0), (0.12, 0.06), (0.17, 0.42), (0.19, 0.44), (0.05, 0.58), (0, 0.62)], (x, y, 3.1), glass("#fff4e0"))
            lathe([(0.2, 0.44), (0.06, 0.6), (0.02, 0.68), (0, 0.7)], (x, y, 3.1), m)
            lathe([(0, 0.08), (0.06, 0.14), (0.06, 0.34), (0, 0.4)], (x, y, 3.1), emit("#ffc27a", 60 if night else 1.0))
            if night:
                lamp("POINT", (x, y - 0.02, 3.35), 160, "#ffb870", 0.1)
        elif k == "table":
            m = metal("#2a2b2c", 0.4, 0)
            lathe([(0.24, 0), (0.22, 0.02), (0.03, 0.04), (0.025, 0.7)], (x, y, 0), m, 24)
            lathe([(0, 0.7), (0.33, 0.7), (0.34, 0.72), (0.33, 0.735), (0, 0.735)], (x, y, 0), stone("#e2ddd3", 3, 3, dirt=0, gloss=0.25))
            lathe([(0.0, 0), (0.035, 0), (0.04, 0.07), (0.034, 0.07), (0.03, 0.01)], (x + 0.08, y, 0.735), plastic("#f4f1ea", 0.2))
            chair(x - 0.55, y + 0.05, -1)
            chair(x + 0.55, y - 0.05, 1)
        elif k == "crates":
            s = Soup()
            for i in range(4):
                cx = x + i * 0.55
                box(cx - 0.25, cx + 0.25, y - 0.2, y + 0.2, 0.35, 0.37, wood("#b08a58", 0.1), 0.002)
                for q in (-0.2, 0.19):
                    box(cx - 0.25, cx + 0.25, y + q, y + q + 0.012, 0.37, 0.52, wood("#b08a58", 0.08, False), 0.002)
                for q in (-0.25, 0.238):
                    box(cx + q, cx + q + 0.012, y - 0.2, y + 0.2, 0.37, 0.52, wood("#b08a58", 0.08, False), 0.002)
                c = ["#c9331f", "#e8912a", "#5f8f2f", "#d9b62f"][i % 4]
                for a in range(60):
                    s.loaf(cx + R.uniform(-0.2, 0.2), y + R.uniform(-0.16, 0.16), 0.42 + R.uniform(0, 0.09), 0.042, 0.042, 0.04, c)
                box(cx - 0.24, cx + 0.24, y - 0.18, y + 0.18, 0, 0.35, wood("#94703f", 0.09, False), 0.004)
            s.make(goods_mat(0.0))
        elif k == "flowers":
            flower_stand(x, it[3], y, it[4])
        elif k == "board":
            m = wood("#4a2f1c", 0.4)
            f = box(x - 0.3, x + 0.3, y, y + 0.03, 0.02, 0.95, m, 0.006)
            b = box(x - 0.26, x + 0.26, y - 0.012, y, 0.1, 0.9, plastic("#1d2321", 0.7), 0.002)
            t1 = text(it[3] if len(it) > 3 else "AÇIK", x, y - 0.02, 0.62, 0.16, plastic("#efe8d8", 0.7), "lobster", 0.001)
        elif k == "trafficcone":
            lathe([(0.0, 0.0), (0.2, 0), (0.2, 0.03), (0.13, 0.04), (0.03, 0.62), (0, 0.62)], (x, y, 0), plastic("#d9481c", 0.4))
            lathe([(0.101, 0.24), (0.071, 0.42)], (x, y, 0.0), plastic("#eeeae2", 0.4))
        elif k == "toolbox":
            toolbox(x, y)
        elif k == "ladder":
            ladder(x, y)
        elif k == "worklight":
            work_lamp(x, y, it[3] if len(it) > 3 else (0, 0.2, 1.2))


def work_lamp(x, y, target):
    """site floodlight on a tripod, turned towards target: housing with fins, bright face, handle"""
    yaw = math.atan2(target[1] - y, target[0] - x) - math.pi / 2
    z, dark, yellow = 1.3, metal("#333638", 0.4, 0), plastic("#e0b21c", 0.4)
    for a in (0.4, 2.5, 4.6):
        cyl((x, y, z - 0.32), (x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), 0), 0.012, dark, 8)
    cyl((x, y, z - 0.4), (x, y, z - 0.13), 0.016, dark, 12)
    parts = [
        box(-0.17, 0.17, -0.05, 0.05, -0.12, 0.12, yellow, 0.012),
        box(-0.145, 0.145, 0.05, 0.056, -0.095, 0.095, emit("#fff1d6", 45), 0),
        box(-0.19, -0.17, -0.03, 0.03, -0.15, 0.2, dark, 0.004),
        box(0.17, 0.19, -0.03, 0.03, -0.15, 0.2, dark, 0.004),
        box(-0.19, 0.19, -0.02, 0.02, 0.19, 0.22, dark, 0.006),
        box(-0.19, 0.19, -0.02, 0.02, -0.15, -0.13, dark, 0.004),
    ]
    parts += [box(-0.14, 0.14, -0.085, -0.05, q, q + 0.012, dark, 0.002) for q in (-0.09, -0.045, 0.0, 0.045, 0.08)]
    for part in parts:
        part.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(yaw, 4, "Z")
    lamp("AREA", (x + 0.1 * math.cos(yaw + math.pi / 2), y + 0.1 * math.sin(yaw + math.pi / 2), z), 75, "#fff0d8", 0.3, target)


def chair(x, y, sx, z=0.0, sy=0):
    """bistro chair, backrest towards (sx, sy)"""
    m = metal("#2a2b2c", 0.4, 0)
    w = wood("#9a6a3c", 0.06)
    box(x - 0.2, x + 0.2, y - 0.2, y + 0.2, z + 0.44, z + 0.46, w, 0.006)
    for a in (-0.18, 0.18):
        for b in (-0.18, 0.18):
            cyl((x + a, y + b, z + 0.44), (x + a * 1.15, y + b * 1.15, z), 0.011, m, 8)
    for b in (-0.18, 0.18):
        cyl((x + (sx * 0.18 or b), y + (sy * 0.18 or b), z + 0.44), (x + (sx * 0.24 or b), y + (sy * 0.24 or b), z + 0.86), 0.011, m, 8)
    for q in (0.66, 0.76, 0.84):
        box(
            *(
                (x + sx * 0.22 - 0.008, x + sx * 0.22 + 0.012, y - 0.19, y + 0.19)
                if sx
                else (x - 0.19, x + 0.19, y + sy * 0.22 - 0.008, y + sy * 0.22 + 0.012)
            ),
            z + q,
            z + q + 0.045,
            w,
            0.004,
        )


def toolbox(x, y, z=0.0, c="#b3251d"):
    m = paint(c, 0.35, 0.5)
    box(x - 0.27, x + 0.27, y - 0.12, y + 0.12, z, z + 0.2, m, 0.01)
    box(x - 0.275, x + 0.275, y - 0.125, y + 0.125, z + 0.2, z + 0.25, m, 0.012)
    box(x - 0.1, x + 0.1, y - 0.012, y + 0.012, z + 0.285, z + 0.305, plastic("#161616", 0.5), 0.006)
    for s in (-0.1, 0.09):
        box(x + s, x + s + 0.012, y - 0.012, y + 0.012, z + 0.25, z + 0.3, plastic("#161616", 0.5), 0.003)
    for s in (-0.18, 0.15):
        box(x + s, x + s + 0.035, y - 0.135, y - 0.12, z + 0.17, z + 0.23, metal("#c9c9c9", 0.25), 0.003)


def ladder(x, y, h=2.1):
    m = metal("#c3c6c9", 0.3)
    o = plastic("#d9731c", 0.45)
    for s in (-1, 1):
        for yy, d in ((y - 0.55, 1), (y + 0.45, -1)):
            a = 0.26 + (0.05 if d == 1 else 0.02)
            cyl((x + s * a, yy, 0), (x + s * 0.19, y, h), 0.022, m, 12)
            cyl((x + s * a, yy, 0), (x + s * a, yy, 0.05), 0.028, plastic("#151515", 0.7), 12)
    for i in range(1, 7):
        f = i / 7
        w = 0.3 - 0.1 * f
        yy = y - 0.55 * (1 - f)
        box(x - w, x + w, yy - 0.04, yy + 0.04, h * f - 0.015, h * f + 0.015, m, 0.004)
    box(x - 0.21, x + 0.21, y - 0.13, y + 0.13, h, h + 0.045, o, 0.012)


def bicycle(x, y):
    m = plastic("#151515", 0.6)
    f = paint("#2e6a78", 0.25, 0)
    for cx in (-0.52, 0.52):
        v, fc, n, k = [], [], 40, 8
        for i in range(n):
            a = 2 * math.pi * i / n
            v += [
                (
                    x + cx + (0.33 + 0.018 * math.cos(2 * math.pi * j / k)) * math.cos(a),
                    y + 0.018 * math.sin(2 * math.pi * j / k),
                    0.35 + (0.33 + 0.018 * math.cos(2 * math.pi * j / k)) * math.sin(a),
                )
                for j in range(k)
            ]
        mesh(
            "tyre",
            v,
            [(i * k + j, ((i + 1) % n) * k + j, ((i + 1) % n) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)],
            m,
            smooth=60,
        )
        for i in range(14):
            a = math.pi * i / 7
            cyl((x + cx, y, 0.35), (x + cx + 0.32 * math.cos(a), y, 0.35 + 0.32 * math.sin(a)), 0.0015, metal(), 5)
    P = dict(r=(-0.52, 0.35), b=(-0.08, 0.3), s=(-0.2, 0.8), h=(0.38, 0.88), f=(0.52, 0.35))
    for a, b in ("rb", "bs", "rs", "sh", "bh", "hf"):
        cyl((x + P[a][0], y, P[a][1]), (x + P[b][0], y, P[b][1]), 0.015, f, 10)
    box(x - 0.34, x - 0.08, y - 0.06, y + 0.06, 0.86, 0.9, m, 0.015)
    cyl((x - 0.2, y, 0.78), (x - 0.22, y, 0.88), 0.012, metal(), 8)
    cyl((x + 0.38, y - 0.28, 0.98), (x + 0.38, y + 0.28, 0.98), 0.012, m, 8)
    cyl((x + 0.38, y, 0.86), (x + 0.38, y, 0.98), 0.012, metal(), 8)


def tea(x, y, z):
    """Turkish tea glass on a saucer"""
    w = plastic("#f2efe8", 0.2)
    lathe([(0, 0), (0.03, 0.0), (0.052, 0.008), (0.053, 0.0095), (0.03, 0.003), (0, 0.003)], (x, y, z), w)
    prof = [(0, 0.0), (0.017, 0.0), (0.0195, 0.006), (0.021, 0.018), (0.0175, 0.036), (0.0165, 0.045), (0.0195, 0.062), (0.0235, 0.078)]
    lathe(prof, (x, y, z + 0.003), glass("#f6fbf9"))
    lathe([(max(0, r - 0.0018), h + 0.002) for r, h in prof[:-1]] + [(0, 0.0635)], (x, y, z + 0.003), plastic("#a8380f", 0.08))
    lathe([(0.0228, 0.0775), (0.0236, 0.0783), (0.0241, 0.0775)], (x, y, z + 0.003), metal("#d8b45a", 0.15, 0))
