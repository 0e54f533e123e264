"""Renders one shot of the list to EXR passes (colour, albedo, normal); run inside Blender.

  blender -b -noaudio -P render.py -- --shot NAME --shots shots.json [--res 1600x1067] [--spp 24] [--out DIR] [--frames 1:120:1]
"""

import argparse
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from camera import camera  # noqa: E402
from chance import R  # noqa: E402
from light import SKY  # noqa: E402
from node_graph import _cache  # noqa: E402
from shop import scene_shop  # noqa: E402
from still_life import scene_parts, scene_remote  # noqa: E402
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
    if "loc2" in cam:  # dolly
        c = bpy.context.scene.camera
        n = shot.get("nframes", 120)
        c.keyframe_insert("location", frame=1)
        c.location = cam["loc2"]
        c.keyframe_insert("location", frame=n)
    if moving:  # shutter travel: keyframes [[frame, dz], ...]
        for o in moving:
            for f, dz in shot.get("travel", [[1, 0], [120, 1.5]]):
                o.location.z = dz
                o.keyframe_insert("location", index=2, frame=f)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--shot", required=True)
    ap.add_argument("--shots", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "shots.json"))
    ap.add_argument("--res", default="1600x1067")
    ap.add_argument("--spp", type=int, default=64)
    ap.add_argument("--out", default="r")
    ap.add_argument("--frames")
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--border", help="left,right,bottom,top in 0..1: render only this part")
    ap.add_argument("--missing", action="store_true", help="skip frames whose passes are there")
    a = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    shots = {s["name"]: s for s in json.load(open(a.shots))}
    out = os.path.abspath(a.out)
    os.makedirs(out, exist_ok=True)
    for name in a.shot.split(","):
        shot = shots[name]
        t0 = time.time()
        build(shot)
        setup([int(q) for q in a.res.split("x")], a.spp, a.threads, out, name)
        t1 = time.time()
        sk = SKY.get(shot.get("time", ""), {})
        grade = dict(dict(ev=sk.get("ev", 0.0), wb=sk.get("wb", (1, 1, 1))), **shot.get("grade", {}))
        json.dump(dict(grade=grade), open(os.path.join(out, name + ".json"), "w"))
        if a.border:  # x0,x1,y0,y1 in 0..1 (y up): render only this window, post.py --plate pastes it over a full still
            s = bpy.context.scene.render
            s.use_border = s.use_crop_to_border = True
            s.border_min_x, s.border_max_x, s.border_min_y, s.border_max_y = [float(q) for q in a.border.split(",")]
            json.dump(dict(grade=grade, border=a.border), open(os.path.join(out, name + ".json"), "w"))
        f0, f1, st = [int(q) for q in a.frames.split(":")] if a.frames else (1, 1, 1)
        for f in range(f0, f1 + 1, st):
            if a.missing and os.path.exists(os.path.join(out, f"{name}_nrm{f:04d}.exr")):
                continue
            bpy.context.scene.frame_set(f)
            bpy.ops.render.render()
        tris = sum(len(o.data.polygons) for o in bpy.data.objects if o.type == "MESH")
        print(f"SHOT {name} build {t1 - t0:.1f}s render {time.time() - t1:.1f}s faces {tris}", flush=True)


if __name__ == "__main__" and "--" in sys.argv:
    main()
