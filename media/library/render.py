"""Renders one shot of the list to EXR passes (colour, albedo, normal); run inside Blender.

  blender -b -noaudio -P render.py -- --shot NAME --shots shots.json [--res 1600x1067] [--spp 24] [--out DIR]
For a film, --part says which plate of it: 0.4 (the curtain lifted by so many metres), curtain (closed, nothing in front of it)
or mask (white where the closed curtain is seen). NAME.json then holds the curtain's corners in the picture.
"""

import argparse
import json
import os
import sys
import time

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from camera import camera  # noqa: E402
from chance import R  # noqa: E402
from light import SKY  # noqa: E402
from materials import emit  # noqa: E402
from node_graph import _cache  # noqa: E402
from shop import scene_shop  # noqa: E402
from spare_parts import scene_parts  # noqa: E402
from still_life import scene_remote  # noqa: E402
from villa import scene_villa  # noqa: E402
from warehouse import scene_warehouse  # noqa: E402
from window import scene_window  # noqa: E402


SCENES = dict(shop=scene_shop, villa=scene_villa, window=scene_window, warehouse=scene_warehouse, parts=scene_parts, remote=scene_remote)


def setup(res, spp, threads, out, name):
    s = bpy.context.scene
    r = s.render
    r.engine = "CYCLES"
    r.resolution_x, r.resolution_y = res
    r.resolution_percentage = 100
    r.threads_mode = "FIXED"
    r.threads = threads
    r.use_persistent_data = True
    c = s.cycles
    c.samples = spp
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.max_bounces = 6
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transparent_max_bounces = 12
    c.transmission_bounces = 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 40.0
    c.blur_glossy = 0.6
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.4
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    for o, k in (("Image", "rgb"), ("Denoising Albedo", "alb"), ("Denoising Normal", "nrm")):
        fo = nt.nodes.new("CompositorNodeOutputFile")
        fo.base_path = out
        fo.format.file_format = "OPEN_EXR"
        fo.format.color_depth = "16"
        fo.format.color_mode = "RGB"
        fo.file_slots.clear()
        fo.file_slots.new(f"{name}_{k}")
        nt.links.new(rl.outputs[o], fo.inputs[0])


def build(shot):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _cache.clear()
    R.seed(shot.get("seed", shot["name"]))
    moving = SCENES[shot["scene"]](shot) or []
    cam = shot.get("cam", {})
    camera(
        cam.get("loc", (1.2, -7.6, 1.55)),
        cam.get("look", (0, 0, 1.75)),
        cam.get("lens", 32),
        cam.get("f", 5.6),
        cam.get("focus"),
        cam.get("shift", True),
    )
    return moving


def corners(moving):
    """where the moving parts lie, closed: metres along the facade and up, and their four corners as shares of the picture"""
    bpy.context.view_layer.update()
    points = [o.matrix_world @ Vector(c) for o in moving for c in o.bound_box]
    (x0, x1), (z0, z1) = ((min(q), max(q)) for q in ([p.x for p in points], [p.z for p in points]))
    y = moving[0].matrix_world.translation.y + min(c[1] for c in moving[0].bound_box)
    s = bpy.context.scene
    seen = [world_to_camera_view(s, s.camera, Vector((x, y, z))) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
    return dict(plane=[[x0, z0], [x1, z0], [x1, z1], [x0, z1]], picture=[[p.x, 1 - p.y] for p in seen])


def paint_mask(moving):
    """the moving parts white and everything else black, without light"""
    white, black = emit("#ffffff", 1.0), emit("#000000", 0.0)
    for o in bpy.data.objects:
        if o.type == "LIGHT":
            o.hide_render = True
        elif hasattr(o.data, "materials"):
            o.data.materials.clear()
            o.data.materials.append(white if o in moving else black)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--shot", required=True)
    ap.add_argument("--shots", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "shots.json"))
    ap.add_argument("--res", default="1600x1067")
    ap.add_argument("--spp", type=int, default=64)
    ap.add_argument("--out", default="r")
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--part")
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    shots = {s["name"]: s for s in json.load(open(a.shots))}
    out = os.path.abspath(a.out)
    os.makedirs(out, exist_ok=True)
    for name in a.shot.split(","):
        shot = shots[name]
        file = f"{name}-{a.part}" if a.part else name
        t0 = time.time()
        moving = build(dict(shot, props=[], life=[]) if a.part == "curtain" else shot)
        setup([int(q) for q in a.res.split("x")], a.spp, a.threads, out, file)
        t1 = time.time()
        sk = SKY.get(shot.get("time", ""), {})
        grade = dict(dict(ev=sk.get("ev", 0.0), wb=sk.get("wb", (1, 1, 1))), **shot.get("grade", {}))
        meta = dict(grade=grade)
        if a.part:
            meta["curtain"] = corners(moving)
        if a.part == "mask":
            paint_mask(moving)
        elif a.part == "curtain":  # only that part of the picture
            x, y = zip(*meta["curtain"]["picture"])
            r = bpy.context.scene.render
            r.use_border = True
            r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = min(x) - 0.02, max(x) + 0.02, 0.98 - max(y), 1.02 - min(y)
        elif a.part:
            for o in moving:
                o.location.z += float(a.part)
        json.dump(meta, open(os.path.join(out, file + ".json"), "w"))
        bpy.ops.render.render()
        tris = sum(len(o.data.polygons) for o in bpy.data.objects if o.type == "MESH")
        print(f"SHOT {name} build {t1 - t0:.1f}s render {time.time() - t1:.1f}s faces {tris}", flush=True)


if __name__ == "__main__" and "--" in sys.argv:
    main()
