"""Solids from corner coordinates in metres; x runs along the facade, the street is towards -y, z is up."""

import math

import bpy
import numpy as np
from mathutils import Vector


def mesh(name, v, f, mat, bevel=0.0, smooth=0.0, col=None, seg=2):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(p) for p in v], [], [tuple(q) for q in f])
    me.materials.append(mat)
    if smooth:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if col is not None:
        a = me.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        a.data.foreach_set("color", np.asarray(col, np.float32).ravel())
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    if bevel:
        b = ob.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(40)
    return ob


BOXF = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def boxv(x0, x1, y0, y1, z0, z1):
    return [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]


def box(x0, x1, y0, y1, z0, z1, mat, bevel=0.004):
    return mesh("box", boxv(x0, x1, y0, y1, z0, z1), BOXF, mat, bevel)


def cyl(p0, p1, r, mat, seg=20, r2=None):
    p0, p1 = Vector(p0), Vector(p1)
    q = (p1 - p0).to_track_quat("Z", "Y")
    v, f = [], []
    for p, rr in ((p0, r), (p1, r if r2 is None else r2)):
        v += [p + q @ Vector((rr * math.cos(2 * math.pi * i / seg), rr * math.sin(2 * math.pi * i / seg), 0)) for i in range(seg)]
    f = [(i, (i + 1) % seg, seg + (i + 1) % seg, seg + i) for i in range(seg)] + [tuple(range(seg))[::-1], tuple(range(seg, 2 * seg))]
    return mesh("cyl", v, f, mat, smooth=40)


def lathe(pts, c, mat, seg=32):
    v = [(c[0] + r * math.cos(2 * math.pi * i / seg), c[1] + r * math.sin(2 * math.pi * i / seg), c[2] + z) for r, z in pts for i in range(seg)]
    f = [(k * seg + i, k * seg + (i + 1) % seg, (k + 1) * seg + (i + 1) % seg, (k + 1) * seg + i) for k in range(len(pts) - 1) for i in range(seg)]
    return mesh("lathe", v, f, mat, smooth=40)


def extrude(profile, x0, x1, mat, smooth=35.0, name="ext"):
    """sweep an open (y,z) polyline along x"""
    n = len(profile)
    v = [(x, y, z) for x in (x0, x1) for y, z in profile]
    return mesh(name, v, [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)], mat, smooth=smooth)


def rod(a, b, r, seg=8):
    a, b = Vector(a), Vector(b)
    q = (b - a).to_track_quat("Z", "Y")
    v = [tuple(p + q @ Vector((r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), 0))) for p in (a, b) for i in range(seg)]
    return v, [(i, (i + 1) % seg, seg + (i + 1) % seg, seg + i) for i in range(seg)]


def extrude_z(line, z0, z1, mat):
    n = len(line)
    mesh("drape", [(x, y, z) for z in (z0, z1) for x, y in line], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=60)
