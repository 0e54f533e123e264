"""Camera with a shift lens. Metres, focal length in millimetres of a 36 mm sensor."""

import math

import bpy
from mathutils import Vector


def camera(loc, look, lens=35.0, fstop=5.6, focus=None, shift=True):
    """shift=True keeps verticals parallel (architectural shift lens): camera stays level, framing via shift_y"""
    cam = bpy.data.cameras.new("c")
    ob = bpy.data.objects.new("c", cam)
    bpy.context.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    cam.lens = lens
    ob.location = loc
    d = Vector(look) - Vector(loc)
    if shift:
        cam.shift_y = d.z / math.hypot(d.x, d.y) * lens / 36.0
        d.z = 0
    ob.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    cam.dof.use_dof = True
    cam.dof.aperture_fstop = fstop
    cam.dof.focus_distance = focus or (Vector(look) - Vector(loc)).length
    return ob
