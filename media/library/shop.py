"""Scene: a street front of several bays. Metres."""

from building import awning, facade, glazing, window
from chance import R, settle
from geometry import box, cyl
from interior import interior
from lettering import sign, text
from light import dapple, lamp, sky, wall_lamp
from materials import WALLS, metal, paint, plastic, stone, wood
from props import props
from shutter import shutter
from street import opposite, street, vista
from street_life import street_life


def bay_shop(x0, x1, p, H, night, lit):
    """one shop opening: step, curtain, glazing, room, sign"""
    word = p.get("word", "MARKET")
    curt = shutter(x0, x1, 0.1, H, 0.1, p.get("shutter", {}))
    settle(p)
    op = p.get("shutter", {}).get("open", 0.0)
    box(x0 - 0.05, x1 + 0.05, -0.12, 0.6, 0, 0.1, stone("#b9b4aa", 3, 3, gloss=0.45), 0.008)
    if op > 0.02 or p.get("animate") or p.get("shutter", {}).get("profile") in ("grille", "perforated"):
        glazing(x0, x1, 0.1, H, 0.34, p.get("frame", "#2b2d30"), p.get("cols", 3), p.get("door", 1))
        interior(x0 - 0.2, x1 + 0.2, 0.1, H + 0.15, 0.42, 4.2, word, p.get("warm", "#ffc98a"), p.get("power", 1.0) * (1.15 if night else 1.6), lit)
    else:
        box(x0, x1, 0.4, 0.45, 0.1, H, plastic("#222222", 0.8), 0)
    if p.get("sign", True):
        sign(
            x0 - 0.12,
            x1 + 0.12,
            H + 0.36,
            H + 0.98,
            word,
            p.get("board", "#22252a"),
            p.get("letters", "#f0e2c4"),
            p.get("signstyle", "plain"),
            p.get("font", "lato"),
            0,
            night,
        )
    if p.get("awning"):
        awning(x0 - 0.1, x1 + 0.1, H + 0.34, c1=p["awning"])
    return curt


def scene_shop(p):
    """street front of one or more bays; the bay with x=0 in it is the hero"""
    t = p.get("time", "day")
    night = t in ("dusk", "night")
    c = sky(t)
    wet = p.get("wet", 0.8 if t == "night" else 0.55 if t == "dusk" else 0.0)
    H = p.get("H", 2.85)
    wall = WALLS[p.get("wall", "plaster")](p.get("wallhex"))
    pier = p.get("pier", 0.5)
    curts = []
    bays = p["bays"]
    hero = p.get("hero", len(bays) // 2)
    x = -bays[hero]["w"] / 2 - sum(b["w"] + pier for b in bays[:hero])
    holes = []
    x_start = x
    for b in bays:
        b["x0"], b["x1"] = x, x + b["w"]
        x += b["w"] + pier
        kind = b.get("kind", "shop")
        if kind == "shop":
            holes.append((b["x0"], b["x1"], 0, H))
        elif kind == "door":
            holes.append((b["x0"], b["x1"], 0, 2.5))
        elif kind == "window":
            holes.append((b["x0"], b["x1"], 1.0, 2.5))
    L, Rr = x_start - p.get("extend", 7), x + p.get("extend", 7)
    top = 8.2
    ups = []
    k = L + 0.6
    while k < Rr - 1.6:
        ups.append((k, k + 1.25, 4.85, 6.5))
        k += 2.35
    facade(L, Rr, 0, 4.06, 0, 0.4, wall, holes)
    up = WALLS[p.get("upper", p.get("wall", "plaster"))](p.get("upperhex", p.get("wallhex")))
    facade(L, Rr, 4.06, top, 0, 0.35, up, ups)
    box(L, Rr, -0.12, 0.02, 4.0, 4.14, stone("#cfc6b6", 2.2, 3, gloss=0.6), 0.015)
    box(L, Rr, -0.07, 0.02, 3.94, 4.0, stone("#cfc6b6", 2.2, 3, gloss=0.6), 0.01)
    for i, (a, b_, lo, hi) in enumerate(ups):
        window(
            a,
            b_,
            lo,
            hi,
            0.1,
            dict(profile="foam45", color="#e4e0d6", open=R.choice([0.2, 0.6, 0.8]), box=False, lock=False) if i % 3 == 1 else None,
            glow="#ffcf94" if night and R.random() < 0.6 else None,
        )
    solid = (
        [L]
        + [q for b in bays if b.get("kind", "shop") != "window" for q in (b["x0"] - (0.0 if b.get("kind", "shop") == "shop" else 0.0), b["x1"])]
        + [Rr]
    )
    for a, q in zip(solid[::2], solid[1::2]):
        box(a, q, -0.028, 0.01, 0, p.get("plinth", 0.45), stone(p.get("plinthhex", "#8f8a82"), 0.9, 0.45, gloss=0.35, dirt=0.8), 0.005)
    for b in bays:
        kind = b.get("kind", "shop")
        if kind == "shop":
            cu = bay_shop(b["x0"], b["x1"], b, H, night, b.get("lit", True))
            curts.append((cu, b))
        elif kind == "door":
            hx = b.get("hex", R.choice(["#4a2d1c", "#4a2d1c", "#2d3f3a", "#3a4650", "#5c2a22"]))
            m = wood(hx, 0.5, rough=0.35) if hx in ("#4a2d1c", "#5a3a2a") else paint(hx, 0.35, 0.5)
            box(b["x0"], b["x1"], -0.1, 0.5, 0, 0.09, stone("#b9b4aa", 3, 3, gloss=0.4), 0.006)
            xm = (b["x0"] + b["x1"]) / 2
            box(b["x0"], b["x1"], 0.14, 0.2, 0.09, 2.5, m, 0.004)
            for a, q in ((b["x0"] + 0.1, xm - 0.06), (xm + 0.06, b["x1"] - 0.1)):
                box(a, q, 0.12, 0.15, 0.2, 0.85, m, 0.012)
                box(a, q, 0.125, 0.15, 0.95, 2.1, metal("#20211f", 0.4, 0), 0.004)
                box(a + 0.04, q - 0.04, 0.118, 0.13, 1.0, 2.05, plastic("#2c3536", 0.06), 0.002)
                for i in range(1, 5):
                    xx = a + (q - a) * i / 5
                    cyl((xx, 0.105, 0.96), (xx, 0.105, 2.09), 0.008, metal("#1c1c1c", 0.45, 0), 8)
            cyl((xm - 0.1, 0.08, 1.0), (xm - 0.1, 0.08, 1.35), 0.012, metal("#b8954a", 0.25))
            wall_lamp(b["x0"] - 0.25, 2.25, 0, night, False)
            box(b["x1"] + 0.12, b["x1"] + 0.26, -0.012, 0, 1.35, 1.62, metal("#b5b7b9", 0.3), 0.002)
            text(str(R.randint(3, 48)), b["x1"] + 0.19, -0.015, 1.9, 0.15, plastic("#1d3f7a", 0.3), depth=0.003)
        elif kind == "window":
            window(
                b["x0"],
                b["x1"],
                1.0,
                2.5,
                0.1,
                dict(b.get("shutter", dict(profile="foam45", color="#efece4", open=0.5)), boxh=0.2, inbox=True),
                glow="#ffcf94" if night else None,
            )
    px = bays[hero]["x1"] + pier * 0.5
    cyl((px, -0.06, 0), (px, -0.06, 8), 0.045, paint("#b9b3a8", 0.5, 0.5), 16)  # downpipe
    for z in (0.5, 2.2, 3.7):
        box(px - 0.06, px + 0.06, -0.115, 0, z, z + 0.03, metal("#77787a", 0.4), 0.002)
    bx = bays[hero]["x0"] - pier * 0.5
    box(bx - 0.13, bx + 0.13, -0.09, 0, 1.25, 1.65, paint("#c9c9c4", 0.45, 0.6), 0.006)  # meter cabinet
    settle(p)
    street(p, wet, p.get("walk", 2.6), p.get("road", 14.0), tile=p.get("tile", ("#8b8781", 0.4, 0.4)))
    opposite(1.0 if night else 0.0, h=10.0 if c.get("elev", 90) > 20 else 4.5)
    props(p, night)
    street_life(p)
    p.get("vista") and vista(Rr, night)
    if not night:
        p.get("dapple", True) and dapple(c, p.get("dapple_at", (-2.6, 0, 2.9)))
    else:
        for lx in p.get("lamps", (-5.5, 5.5)):
            lamp("SPOT", (lx, -3.0, 5.2), 330 if t == "night" else 100, "#ffc48a", 0.12, (lx * 0.8, -1.6, 0), 120)
    return [q for cu, b in curts if b.get("animate") for q in cu]
