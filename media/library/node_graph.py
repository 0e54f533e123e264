"""Colour conversion and a small helper around Blender's shader nodes. Colours are '#rrggbb' (sRGB)."""

import bpy


def lin(h, k=1.0):
    """'#rrggbb' -> linear RGBA"""
    if not isinstance(h, str):
        return tuple(h)[:3] + (1.0,)
    c = [int(h.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(k * (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1.0,)


class Mat:
    """Tiny node-graph helper around one Principled material; use make() for cached construction."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.nt = s.m.node_tree
        s.b = s.nt.nodes["Principled BSDF"]
        s.o = s.nt.nodes["Material Output"]
        s.pos = s.n("TexCoord").outputs["Object"]

    def put(s, sock, v):
        if isinstance(v, bpy.types.Node):
            v = v.outputs[0]
        if isinstance(v, bpy.types.NodeSocket):
            s.nt.links.new(v, sock)
        else:
            sock.default_value = v

    def n(s, kind, **kw):
        nd = s.nt.nodes.new("ShaderNode" + kind)
        for k, v in kw.items():
            if k[0].islower():
                setattr(nd, k, v)
            else:
                s.put(nd.inputs[k.replace("_", " ")], v)
        return nd

    def math(s, op, a, b=0.0, clamp=False):
        nd = s.n("Math", operation=op, use_clamp=clamp)
        s.put(nd.inputs[0], a)
        s.put(nd.inputs[1], b)
        return nd.outputs[0]

    def scaled(s, v, sc):
        return s.n("Mapping", Vector=v, Scale=sc).outputs[0]

    def noise(s, scale, detail=4.0, rough=0.55, vec=None):
        v = vec or s.pos
        if not isinstance(scale, (int, float)):
            v, scale = s.scaled(v, scale), 1.0
        return s.n("TexNoise", Vector=v, Scale=scale, Detail=detail, Roughness=rough).outputs["Fac"]

    def ramp(s, x, lo, hi, a=0.0, b=1.0):
        return s.n("MapRange", interpolation_type="SMOOTHSTEP", Value=x, From_Min=lo, From_Max=hi, To_Min=a, To_Max=b).outputs[0]

    def mix(s, f, a, b, mode="MIX"):
        return s.n("MixRGB", blend_type=mode, Fac=f, Color1=a, Color2=b).outputs[0]

    def xyz(s, v=None):
        nd = s.n("SeparateXYZ", Vector=v or s.pos)
        return nd.outputs

    def wallvec(s):
        x, y, z = s.xyz()
        return s.n("CombineXYZ", X=s.math("ADD", x, y), Y=z).outputs[0]

    def bricks(s, vec, w, h, joint, c1, c2, mortar, offset=0.5, smooth=0.2):
        t = s.n(
            "TexBrick",
            offset=offset,
            Vector=vec,
            Color1=c1,
            Color2=c2,
            Mortar=mortar,
            Scale=1.0,
            Mortar_Size=joint,
            Mortar_Smooth=smooth,
            Bias=0.0,
            Brick_Width=w,
            Row_Height=h,
        )
        return t.outputs["Color"], t.outputs["Fac"]

    def bump(s, h, dist, strength=1.0, normal=None):
        nd = s.n("Bump", Height=h, Distance=dist, Strength=strength)
        if normal:
            s.put(nd.inputs["Normal"], normal)
        return nd.outputs[0]

    def set(s, **kw):
        for k, v in kw.items():
            s.put(s.b.inputs[k.replace("_", " ")], v)
        return s.m

    def grime(s, col, amount=0.5, low=0.6):
        """vertical rain streaks + splash dirt near the ground + large patches"""
        z = s.xyz()[2]
        st = s.ramp(s.noise((7, 7, 0.35), 5), 0.5, 0.78, 0, 0.30 * amount)
        lo = s.math("MULTIPLY", s.ramp(z, 0.02, low, 0.75 * amount, 0), s.ramp(s.noise(6, 5), 0.25, 0.7))
        pa = s.ramp(s.noise(0.9, 5), 0.35, 0.75, 0, 0.22 * amount)
        f = s.math("MAXIMUM", s.math("MAXIMUM", st, lo), pa)
        return s.mix(f, col, s.mix(0.72, col, (0.075, 0.062, 0.05, 1)))


_cache = {}


def make(fn, *a, **k):
    key = (fn.__name__, repr(a), repr(sorted(k.items())))
    if key not in _cache:
        _cache[key] = fn(Mat(fn.__name__), *a, **k)
    return _cache[key]


def material(fn):
    return lambda *a, **k: make(fn, *a, **k)
