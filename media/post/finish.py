#!/usr/bin/python3
"""From EXR passes to a picture: denoise, grade, write.

  finish.py DIR/NAME [more] -o OUT [--ext png|jpg]
Reads NAME_rgb0001.exr, NAME_alb0001.exr, NAME_nrm0001.exr and NAME.json as library/render.py writes them.
"""

import argparse
import json
import os
import time

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from denoise import denoise
from grade import finish


def read(p):
    return np.nan_to_num(cv2.imread(p, cv2.IMREAD_UNCHANGED)[..., :3][..., ::-1].astype(np.float32), posinf=100)


def clean(prefix):
    """the denoised colours of a shot, linear"""
    return denoise(*(read(f"{prefix}_{k}0001.exr") for k in ("rgb", "alb", "nrm")))


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("prefix", nargs="+")
    ap.add_argument("-o", default="out")
    ap.add_argument("--ext", default="png")
    a = ap.parse_args()
    os.makedirs(a.o, exist_ok=True)
    for pre in a.prefix:
        t = time.time()
        grade = json.load(open(pre + ".json"))["grade"]
        dst = os.path.join(a.o, f"{os.path.basename(pre)}.{a.ext}")
        cv2.imwrite(dst, finish(clean(pre), **grade)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 92])
        print(dst, f"{time.time() - t:.1f}s", flush=True)
