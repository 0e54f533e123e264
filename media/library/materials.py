"""Procedural materials: metal, walls, ground, glass, light, leaves, cloth. Lengths in metres, roughness and dirt 0 to 1."""

from node_graph import lin, material


@material
def paint(s, hex_, rough=0.42, dirt=0.4, pitch=0.0, metallic=0.0, holes=None):
    """powder-coated metal; pitch gives each slat its own tiny tone shift; holes=(sx,pitch) punches see-through slots"""
    c = lin(hex_)
    x, y, z = s.xyz()
    if pitch:
        w = s.n("TexWhiteNoise", noise_dimensions="1D", W=s.math("FLOOR", s.math("DIVIDE", z, pitch))).outputs[0]
        c = s.mix(
            1.0,
            c,
            s.n("CombineXYZ", X=s.ramp(w, 0, 1, 0.93, 1.05), Y=s.ramp(w, 0, 1, 0.93, 1.05), Z=s.ramp(w, 0, 1, 0.935, 1.05)).outputs[0],
            "MULTIPLY",
        )
    st = s.ramp(s.noise((9, 9, 0.5), 5), 0.46, 0.8, 0, 0.5 * dirt)
    du = s.ramp(s.noise(1.6, 6), 0.4, 0.8, 0, 0.35 * dirt)
    lo = s.math("MULTIPLY", s.ramp(z, 0.1, 0.7, 0.55 * dirt, 0), s.ramp(s.noise(9, 5), 0.3, 0.7))
    c = s.mix(s.math("MAXIMUM", s.math("MAXIMUM", st, du), lo), c, s.mix(0.55, c, (0.16, 0.135, 0.11, 1)))
    r = s.math("ADD", rough, s.ramp(s.noise(5, 5), 0.3, 0.7, -0.06, 0.14 * (0.5 + dirt)))
    s.set(
        Base_Color=c,
        Roughness=r,
        Metallic=metallic,
        Specular=0.45,
        Normal=s.bump(s.noise(420, 2), 0.0004, 0.35, s.bump(s.noise((1.1, 1.1, 5)), 0.006, 0.5)),
    )
    if holes:
        sx, p = holes
        row = s.math("MODULO", s.math("FLOOR", s.math("DIVIDE", z, p)), 2.0)
        fx = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("ADD", s.math("DIVIDE", x, sx), s.math("MULTIPLY", row, 0.5))), 0.5))
        fz = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", z, p)), 0.5))
        s.set(Alpha=s.math("SUBTRACT", 1.0, s.math("MULTIPLY", s.math("LESS_THAN", fx, 0.36), s.math("LESS_THAN", fz, 0.2))))
    return s.m


@material
def metal(s, hex_="#b9bcc0", rough=0.32, brushed=1.0):
    n = s.noise((4, 4, 160) if brushed else 8, 3)
    return s.set(
        Base_Color=s.mix(s.ramp(s.noise(3, 5), 0.4, 0.8, 0, 0.3), lin(hex_), lin(hex_, 0.6)),
        Metallic=1.0,
        Roughness=s.math("ADD", rough, s.ramp(n, 0.3, 0.7, -0.06, 0.12)),
        Normal=s.bump(n, 0.0004, 0.3),
    )


@material
def plaster(s, hex_, dirt=0.5, coarse=1.0):
    c = s.mix(s.ramp(s.noise(2.2, 6), 0.3, 0.7), lin(hex_), lin(hex_, 0.88))
    c = s.grime(c, dirt)
    return s.set(
        Base_Color=c, Roughness=0.88, Specular=0.25, Normal=s.bump(s.noise(90, 4, 0.7), 0.0035 * coarse, 0.55, s.bump(s.noise(3.5, 3), 0.012, 0.35))
    )


@material
def brick(s, hex_="#8f4a35", hex2="#6d3527", mortar="#a89d90", w=0.23, h=0.072, joint=0.006, dirt=0.5, gloss=0.85, offset=0.5):
    c, f = s.bricks(s.wallvec(), w, h, joint, lin(hex_), lin(hex2), lin(mortar), offset)
    c = s.mix(s.ramp(s.noise(11, 5), 0.3, 0.75, 0, 0.5), c, s.mix(0.5, c, (0.03, 0.02, 0.02, 1)))
    c = s.grime(c, dirt)
    hgt = s.math("ADD", s.math("SUBTRACT", 1.0, f), s.math("MULTIPLY", s.noise(60, 4), 0.35))
    return s.set(Base_Color=c, Roughness=s.math("ADD", gloss, s.math("MULTIPLY", f, 0.1)), Normal=s.bump(hgt, 0.006, 0.8))


@material
def stone(s, hex_="#cbbfa8", w=0.6, h=0.3, joint=0.0035, dirt=0.5, gloss=0.6):
    c, f = s.bricks(s.wallvec(), w, h, joint, lin(hex_), lin(hex_, 0.78), lin(hex_, 0.32))
    vein = s.ramp(s.noise((1.5, 1.5, 9), 8, 0.65), 0.42, 0.68)
    c = s.mix(s.math("MULTIPLY", vein, 0.45), c, s.mix(0.5, c, lin("#8d7a5e")))
    c = s.grime(c, dirt)
    hgt = s.math("ADD", s.math("SUBTRACT", 1.0, f), s.math("MULTIPLY", s.noise((20, 20, 70), 6, 0.7), 0.4))
    return s.set(Base_Color=c, Roughness=gloss, Specular=0.35, Normal=s.bump(hgt, 0.004, 0.7))


@material
def rubble(s, hex_="#b3a58c", size=0.34, dirt=0.5):
    """quarry stones of all shapes laid in mortar"""
    warped = s.mix(0.06, s.wallvec(), s.n("TexNoise", Vector=s.wallvec(), Scale=2.5, Detail=3.0).outputs["Color"], "ADD")
    v = s.scaled(warped, (1 / size, 1.55 / size, 1))
    edge = s.n("TexVoronoi", feature="DISTANCE_TO_EDGE", voronoi_dimensions="2D", Vector=v, Scale=1.0, Randomness=0.9).outputs["Distance"]
    cell = s.xyz(s.n("TexVoronoi", voronoi_dimensions="2D", Vector=v, Scale=1.0, Randomness=0.9).outputs["Color"])
    c = s.mix(s.ramp(cell[0], 0.1, 0.9), lin(hex_, 0.62), lin(hex_, 1.12))
    c = s.mix(s.ramp(cell[1], 0.4, 0.95, 0, 0.75), c, s.mix(cell[2], lin("#8b6f55"), lin("#8a8a84")))
    c = s.mix(s.ramp(s.noise(7, 7, 0.65), 0.35, 0.72, 0, 0.45), c, s.mix(0.5, c, lin("#5d5346")))
    c = s.mix(s.ramp(edge, 0.015, 0.06, 1, 0), c, lin("#a89f8e", 0.8))
    hgt = s.math("ADD", s.ramp(edge, 0.0, 0.16), s.math("MULTIPLY", s.noise(26, 6, 0.7), 0.25))
    return s.set(Base_Color=s.grime(c, dirt), Roughness=0.85, Specular=0.25, Normal=s.bump(hgt, 0.03, 0.8))


@material
def clay(s, hex_="#b5654a"):
    """roof tiles: each its own tone (vertex colour), lichen in patches"""
    tone = s.n("Attribute", attribute_name="Col").outputs["Fac"]
    c = s.mix(tone, lin(hex_, 0.62), lin(hex_, 1.18))
    c = s.mix(s.ramp(s.noise(1.3, 7, 0.65), 0.48, 0.78, 0, 0.45), c, lin("#5f5546"))
    return s.set(Base_Color=c, Roughness=0.8, Specular=0.25, Normal=s.bump(s.noise(60, 4), 0.003, 0.5))


@material
def concrete(s, hex_="#8e8c88", dirt=0.6):
    c = s.mix(s.ramp(s.noise(1.7, 8, 0.65), 0.3, 0.72), lin(hex_), lin(hex_, 0.68))
    c = s.grime(c, dirt)
    return s.set(Base_Color=c, Roughness=0.82, Normal=s.bump(s.noise(45, 6, 0.7), 0.004, 0.5))


@material
def wood(s, hex_="#8a5a34", board=0.12, vertical=True, rough=0.5):
    x, y, z = s.xyz()
    a, b = (s.math("ADD", x, y), z) if vertical else (z, s.math("ADD", x, y))
    i = s.math("FLOOR", s.math("DIVIDE", a, board))
    w = s.n("TexWhiteNoise", noise_dimensions="1D", W=i).outputs[0]
    v = s.n("CombineXYZ", X=s.math("MULTIPLY", a, 26.0), Y=s.math("MULTIPLY", b, 1.3), Z=s.math("MULTIPLY", w, 50.0)).outputs[0]
    g = s.noise(1.0, 7, 0.62, v)
    gap = s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", a, board)), 0.035)
    c = s.mix(s.ramp(g, 0.3, 0.72), lin(hex_, 1.15), lin(hex_, 0.42))
    c = s.mix(s.math("MULTIPLY", w, 0.4), c, lin(hex_, 0.45))
    c = s.mix(gap, c, (0.01, 0.008, 0.006, 1))
    return s.set(Base_Color=c, Roughness=rough, Normal=s.bump(s.math("SUBTRACT", s.math("MULTIPLY", g, 0.2), gap), 0.003, 0.6))


@material
def bench_top(s, hex_="#8a6640", board=0.11):
    """a worn workbench: planks along x, grain, dark stains and pale scratches"""
    x, y, z = s.xyz()
    i = s.math("FLOOR", s.math("DIVIDE", y, board))
    w = s.n("TexWhiteNoise", noise_dimensions="1D", W=i).outputs[0]
    v = s.n("CombineXYZ", X=s.math("MULTIPLY", x, 3.0), Y=s.math("MULTIPLY", y, 70.0), Z=s.math("MULTIPLY", w, 50.0)).outputs[0]
    g = s.noise(1.0, 8, 0.62, v)
    gap = s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", y, board)), 0.02)
    c = s.mix(s.ramp(g, 0.3, 0.72), lin(hex_, 1.2), lin(hex_, 0.4))
    c = s.mix(s.math("MULTIPLY", w, 0.35), c, lin(hex_, 0.5))
    c = s.mix(s.ramp(s.noise(6, 6, 0.6), 0.5, 0.75, 0, 0.65), c, lin("#2a2019"))
    c = s.mix(s.ramp(s.noise((14, 240, 1), 3), 0.66, 0.74, 0, 0.5), c, lin("#c9ad84"))
    c = s.mix(gap, c, (0.012, 0.009, 0.007, 1))
    hgt = s.math("SUBTRACT", s.math("MULTIPLY", g, 0.25), gap)
    return s.set(Base_Color=c, Roughness=s.ramp(s.noise(7, 5), 0.3, 0.7, 0.45, 0.7), Specular=0.35, Normal=s.bump(hgt, 0.0015, 0.6))


@material
def workshop_mat(s, hex_="#3d5260", step=0.05):
    """a rubber mat with a faint printed grid, rubbed pale in places"""
    x, y, _ = s.xyz()
    far = [s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("DIVIDE", q, step)), 0.5)) for q in (x, y)]
    line = s.math("GREATER_THAN", s.math("MAXIMUM", *far), 0.5 - 0.0005 / step)
    worn = s.ramp(s.noise(9, 6, 0.6), 0.35, 0.72)
    c = s.mix(worn, lin(hex_, 0.9), lin(hex_, 1.15))
    c = s.mix(s.ramp(s.noise((160, 22, 1), 3), 0.68, 0.76, 0, 0.25), c, lin(hex_, 1.9))
    c = s.mix(s.math("MULTIPLY", line, s.ramp(worn, 0, 1, 0.55, 0.3)), c, lin("#c2cdd2"))
    return s.set(Base_Color=c, Roughness=s.ramp(worn, 0, 1, 0.62, 0.78), Specular=0.3, Normal=s.bump(s.noise(900, 2), 0.0002, 0.5))


@material
def ground(s, kind="pavers", hex_="#8b8781", wet=0.0, w=0.4, h=0.4):
    """pavers / asphalt / gravel seen from above; wet>0 adds a dark water film and puddles"""
    if kind == "asphalt":
        ag = s.n("TexVoronoi", Vector=s.pos, Scale=130.0).outputs["Distance"]
        fine = s.noise(260, 3)
        c = s.mix(s.ramp(s.noise(0.55, 7, 0.6), 0.35, 0.7), lin("#4b4a49"), lin("#363637"))
        c = s.mix(s.ramp(fine, 0.45, 0.75, 0, 0.5), c, lin("#77746f"))
        hgt = s.math("ADD", ag, s.math("MULTIPLY", fine, 0.5))
        d = 0.006
    elif kind == "gravel":
        pebble = s.n("TexVoronoi", Vector=s.pos, Scale=38.0)
        tone = s.xyz(pebble.outputs["Color"])[0]
        c = s.mix(tone, lin(hex_, 0.55), lin(hex_, 1.2))
        c = s.mix(s.ramp(pebble.outputs["Distance"], 0.35, 0.7, 0, 0.75), c, lin(hex_, 0.2))
        hgt = s.math("SUBTRACT", 1.0, pebble.outputs["Distance"])
        d = 0.02
    else:
        c, f = s.bricks(s.pos, w, h, 0.005, lin(hex_), lin(hex_, 0.74), lin(hex_, 0.28), offset=0.5 if w != h else 0.0, smooth=0.4)
        c = s.mix(s.ramp(s.noise(0.8, 8, 0.65), 0.38, 0.75, 0, 0.6), c, s.mix(0.6, c, (0.06, 0.052, 0.045, 1)))
        c = s.mix(s.ramp(s.noise(140, 3), 0.5, 0.8, 0, 0.35), c, lin(hex_, 0.4))
        hgt = s.math("SUBTRACT", s.math("MULTIPLY", s.noise(70, 4), 0.22), f)
        d = 0.007
    rough = s.ramp(s.noise(4, 5), 0.3, 0.7, 0.62, 0.85)
    if wet:
        pud = s.ramp(s.noise(0.75, 5, 0.5), 0.60 - 0.24 * wet, 0.66 - 0.16 * wet)
        film = 0.55 * wet
        c = s.mix(s.math("ADD", film, s.math("MULTIPLY", pud, 0.25), True), c, s.mix(0.8, c, (0.008, 0.008, 0.009, 1)))
        rough = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", 1.0, pud), s.ramp(s.noise(14, 5), 0.3, 0.7, 0.14, 0.36)), 0.035)
        nrm = s.bump(hgt, d, s.math("ADD", 0.04, s.math("MULTIPLY", s.math("SUBTRACT", 1.0, pud), 0.5)))
        return s.set(Base_Color=c, Roughness=rough, Specular=0.55, Normal=nrm)
    return s.set(Base_Color=c, Roughness=rough, Specular=0.3, Normal=s.bump(hgt, d, 0.7))


@material
def glass(s, tint="#eef4f2", refl=1.0):
    """thin architectural glass: straight-through transparency + fresnel mirror (clean, no caustics)"""
    f = s.math("MULTIPLY", s.n("Fresnel", IOR=1.5).outputs[0], 1.25 * refl, True)
    wob = s.bump(s.noise(0.9, 2), 0.012, 0.25)
    m = s.n("MixShader", Fac=f)
    s.put(m.inputs[1], s.n("BsdfTransparent", Color=lin(tint)))
    s.put(m.inputs[2], s.n("BsdfGlossy", Roughness=0.0, Color=(1, 1, 1, 1), Normal=wob))
    s.put(s.o.inputs[0], m)
    return s.m


@material
def emit(s, hex_="#ffd9a0", k=6.0):
    s.put(s.o.inputs[0], s.n("Emission", Color=lin(hex_), Strength=k))
    s.m.cycles.sample_as_light = False
    return s.m


@material
def leaf(s, hex_="#4d6b2f"):
    c = s.mix(s.n("Attribute", attribute_name="Col").outputs["Fac"], lin(hex_, 0.55), lin(hex_, 1.5))
    m = s.n("MixShader", Fac=0.35)
    s.set(Base_Color=c, Roughness=0.5, Specular=0.35)
    s.put(m.inputs[1], s.b)
    s.put(m.inputs[2], s.n("BsdfTranslucent", Color=s.mix(0.4, c, lin("#9db53c"))))
    s.put(s.o.inputs[0], m)
    return s.m


@material
def petal(s, hex_):
    """petals of a flower: thin, lit through in their own colour"""
    c = s.mix(s.n("Attribute", attribute_name="Col").outputs["Fac"], lin(hex_, 0.62), lin(hex_, 1.08))
    m = s.n("MixShader", Fac=0.3)
    s.set(Base_Color=c, Roughness=0.6, Specular=0.2)
    s.put(m.inputs[1], s.b)
    s.put(m.inputs[2], s.n("BsdfTranslucent", Color=c))
    s.put(s.o.inputs[0], m)
    return s.m


@material
def cloth(s):
    """clothes, each in its own colour: woven, a little creased"""
    c = s.n("Attribute", attribute_name="Col").outputs["Color"]
    c = s.mix(s.ramp(s.noise((40, 40, 9), 4), 0.35, 0.7, 0, 0.22), c, (0.02, 0.018, 0.016, 1))
    crease = s.bump(s.noise((22, 22, 7), 4), 0.006, 0.5)
    return s.set(Base_Color=c, Roughness=0.9, Specular=0.12, Sheen=0.4, Normal=s.bump(s.noise(700, 2), 0.0005, 0.4, crease))


@material
def goods_mat(s, glow=0.0):
    c = s.n("Attribute", attribute_name="Col").outputs["Color"]
    s.m.cycles.sample_as_light = False
    return s.set(Base_Color=c, Roughness=0.5, Emission=c, Emission_Strength=glow)


@material
def fabric(s, hex_="#a63a2b", hex2="#efe6d6", stripe=0.16):
    x = s.xyz()[0]
    f = s.math("LESS_THAN", s.math("FRACT", s.math("DIVIDE", x, stripe * 2)), 0.5)
    c = s.mix(f, lin(hex_), lin(hex2))
    c = s.mix(s.ramp(s.noise(2, 6), 0.4, 0.75, 0, 0.3), c, lin("#6b5a48"))
    m = s.n("MixShader", Fac=0.3)
    s.set(Base_Color=c, Roughness=0.9, Specular=0.1, Normal=s.bump(s.noise(500, 2), 0.0006, 0.5))
    s.put(m.inputs[1], s.b)
    s.put(m.inputs[2], s.n("BsdfTranslucent", Color=c))
    s.put(s.o.inputs[0], m)
    return s.m


@material
def plastic(s, hex_, rough=0.35, metallic=0.0):
    return s.set(
        Base_Color=lin(hex_),
        Roughness=s.math("ADD", rough, s.ramp(s.noise(12, 4), 0.3, 0.7, -0.05, 0.1)),
        Metallic=metallic,
        Normal=s.bump(s.noise(300, 2), 0.0003, 0.25),
    )


@material
def fur(s, hex_):
    """short dull hair: streaks along z, a soft rim"""
    streaks = s.noise((90, 90, 14), 4)
    return s.set(
        Base_Color=s.mix(s.ramp(streaks, 0.3, 0.7), lin(hex_, 0.7), lin(hex_, 1.25)),
        Roughness=0.85,
        Specular=0.15,
        Sheen=0.6,
        Normal=s.bump(streaks, 0.004, 0.6),
    )


@material
def plaster_col(s):
    return s.set(Base_Color=s.n("Attribute", attribute_name="Col").outputs["Color"], Roughness=0.9)


WALLS = {
    "plaster": lambda h: plaster(h or "#d8cbb3"),
    "brick": lambda h: brick(h or "#8f4a35", h and h or "#6d3527"),
    "stone": lambda h: stone(h or "#c9bda6"),
    "mosaic": lambda h: brick(h or "#7d8f99", "#a9b4b8", "#c9c5bb", 0.045, 0.045, 0.004, 0.4, 0.35, 0.0),
    "tile": lambda h: brick(h or "#2f4a4a", h or "#27403f", "#b9b5ab", 0.2, 0.067, 0.003, 0.3, 0.18),
    "concrete": lambda h: concrete(h or "#8e8c88"),
    "wood": lambda h: wood(h or "#7a4f2e"),
    "rubble": lambda h: rubble(h or "#b3a58c"),
    "paint": lambda h: paint(h, 0.4, 0.2),
    "slats": lambda h: wood(h, 10),
}


def surface(words):
    """a wall by name and colour: "plaster #ece7dd" """
    name, _, hex_ = words.partition(" ")
    return WALLS[name](hex_ or None)
