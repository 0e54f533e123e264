#!/usr/bin/python3
"""From EXR passes to a picture: denoise, paste a film frame over its plate, grade, write.

  finish.py DIR/NAME [more] -o OUT [--ext png|jpg] [--exposure STOPS] [--plate DIR/PLATE --plates 1,120,12,108]
Reads NAME_rgb####.exr, NAME_alb####.exr, NAME_nrm####.exr and NAME.json as library/render.py writes them.
"""

import argparse
import glob
import json
import os
import time

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from denoise import denoise
from grade import finish


def read(p):
    return cv2.imread(p, cv2.IMREAD_UNCHANGED)[..., :3][..., ::-1].astype(np.float32)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("prefix", nargs="+")
    ap.add_argument("-o", default="out")
    ap.add_argument("--ext", default="png")
    ap.add_argument("--fast", action="store_true")
    ap.add_argument("--raw", action="store_true", help="no denoise")
    ap.add_argument("--plate", help="prefix of a full still that bordered frames are pasted over")
    ap.add_argument("--plates", help="two plate frames to cross-fade and the frames where the fade starts/ends, e.g. 1,120,12,108")
    ap.add_argument("--exposure", type=float)
    a = ap.parse_args()
    os.makedirs(a.o, exist_ok=True)
    for pre in a.prefix:
        meta = json.load(open(pre + ".json")) if os.path.exists(pre + ".json") else {}
        grade = meta.get("grade", {})
        plate = None
        if a.exposure is not None:
            grade["exposure"] = a.exposure  # films need one fixed exposure: take it from the plate's printout
        if a.plate:
            pf = [int(q) for q in (a.plates or "1,1,1,2").split(",")]
            plates = [denoise(*(np.nan_to_num(read(f"{a.plate}_{k}{q:04d}.exr"), posinf=100) for k in ("rgb", "alb", "nrm"))) for q in pf[:2]]
            plate = plates[0]
            bx = [float(q) for q in meta["border"].split(",")]
        frames = sorted(glob.glob(pre + "_rgb*.exr"))
        for f in frames:
            t = time.time()
            fr = f[-8:-4]
            rgb = np.nan_to_num(read(f), posinf=100)
            if not a.raw:
                rgb = denoise(rgb, read(f"{pre}_alb{fr}.exr"), read(f"{pre}_nrm{fr}.exr"), a.fast)
            if plate is not None:  # feathered paste
                u = np.clip((int(fr) - pf[2]) / (pf[3] - pf[2]), 0, 1)
                plate = plates[0] * (1 - u) + plates[1] * u
                H, W = plate.shape[:2]
                h, w = rgb.shape[:2]
                x0, y0 = round(bx[0] * W), H - round(bx[2] * H) - h
                m = np.zeros((h, w), np.float32)
                m[6:-6, 6:-6] = 1
                m = cv2.GaussianBlur(m, (0, 0), 2.5)[..., None]
                full = plate.copy()
                full[y0 : y0 + h, x0 : x0 + w] = full[y0 : y0 + h, x0 : x0 + w] * (1 - m) + rgb * m
                rgb = full
            dst = os.path.join(a.o, os.path.basename(pre) + (f"_{fr}" if len(frames) > 1 else "") + "." + a.ext)
            cv2.imwrite(dst, finish(rgb, **grade)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 92])
            print(dst, f"{time.time() - t:.1f}s", flush=True)
