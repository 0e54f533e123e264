#!/usr/bin/python3
"""From a film's plates to its frames: the curtain is lifted in the picture, the light between the plates follows.

  film.py DIR/NAME -o OUT --film '{"seconds": 8, ...}' [--ends PICTURE]
The camera stands still and the curtain moves in one plane, so a frame needs no rendering of its own: above the curtain's edge
stands the closed curtain, moved up in perspective; below it the room, from the plate that is open widest; everything around
(pavement, walls, whatever stands in front) is mixed of the two plates next to this lift. Film values: media/README.md.
"""

import argparse
import json
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

from finish import clean, read
from grade import finish


def along(points, t):
    """the value at t between [time, value] points, with a soft start and end in each stretch"""
    for (t0, a), (t1, b) in zip(points, points[1:]):
        if t <= t1:
            u = np.clip((t - t0) / (t1 - t0), 0, 1)
            return a + (b - a) * u * u * (3 - 2 * u)
    return points[-1][1]


def lifted(points, t):
    """like `along`, at the even speed of a motor that takes a third of a second to start and to stop"""
    for (t0, a), (t1, b) in zip(points, points[1:]):
        if t <= t1:
            k = 0.35 / (t1 - t0)  # the share of the stretch that goes into each ramp
            u = np.clip((t - t0) / (t1 - t0), 0, 1)
            s = u * u / (2 * k) if u < k else u - k / 2 if u < 1 - k else 1 - k - (1 - u) ** 2 / (2 * k)
            return a + (b - a) * s / (1 - k)
    return points[-1][1]


class Curtain:
    """the closed curtain as seen from the camera, ready to be lifted by so many metres"""

    def __init__(s, prefix):
        meta = json.load(open(prefix + "-curtain.json"))["curtain"]
        s.mask = np.clip(read(prefix + "-mask_rgb0001.exr")[..., :1], 0, 1)
        s.colour = clean(prefix + "-curtain")
        h, w = s.mask.shape[:2]
        s.size = (w, h)
        s.to_picture = cv2.getPerspectiveTransform(np.float32(meta["plane"]), np.float32(meta["picture"]) * np.float32([w, h]))
        s.bottom = meta["plane"][0][1]
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        p = np.linalg.inv(s.to_picture) @ np.stack([xx.ravel() + 0.5, yy.ravel() + 0.5, np.ones(h * w)])
        s.height = (p[1] / p[2]).reshape(h, w, 1).astype(np.float32)  # metres up at each pixel, in the curtain's plane
        up = s.to_picture @ np.float32([[1, 0, 0], [0, 1, 0.01], [0, 0, 1]]) @ np.linalg.inv(s.to_picture)
        s.edge = 0.01 / np.abs(cv2.perspectiveTransform(np.float32([[[w / 2, h / 2]]]), up)[0, 0, 1] - h / 2)  # metres per pixel
        s.light = cv2.GaussianBlur(s.colour, (0, 0), 0.16 / s.edge) + 1e-4

    def lift(s, dz):
        """(colour, share): the curtain lifted by dz metres, lit as the place it is lifted to; where it covers"""
        up = s.to_picture @ np.float32([[1, 0, 0], [0, 1, dz], [0, 0, 1]]) @ np.linalg.inv(s.to_picture)
        moved, light = (cv2.warpPerspective(q, up, s.size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE) for q in (s.colour, s.light))
        cover = np.clip((s.height - s.bottom - dz) / s.edge + 0.5, 0, 1)
        return np.maximum(moved, 0) * np.clip(s.light / np.maximum(light, 1e-4), 0.2, 5), cover


def between(plates, dz):
    """the plates next to this lift, mixed"""
    keys = sorted(plates)
    above = next((k for k in keys if k >= dz), keys[-1])
    below = max((k for k in keys if k <= dz), default=keys[0])
    u = 0 if above == below else (dz - below) / (above - below)
    return plates[below] * (1 - u) + plates[above] * u


def zoomed(picture, z, centre):
    h, w = picture.shape[:2]
    cx, cy = centre[0] * w, centre[1] * h
    m = np.float32([[z, 0, cx - z * cx], [0, z, cy - z * cy]])
    return cv2.warpAffine(picture, m, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def is_whole(file):
    """a PNG that was cut short lacks its end"""
    if not os.path.exists(file):
        return False
    with open(file, "rb") as f:
        return f.read()[-8:-4] == b"IEND"


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("prefix")
    ap.add_argument("-o", required=True)
    ap.add_argument("--film", required=True, help="the shot's film entry as JSON")
    ap.add_argument("--ends", help="picture that the last frames dissolve into")
    a = ap.parse_args()
    film = json.loads(a.film)
    os.makedirs(a.o, exist_ok=True)
    curtain = Curtain(a.prefix)
    plates = {lift: clean(f"{a.prefix}-{lift}") for lift in film["plates"]}
    grade = json.load(open(a.prefix + "-curtain.json"))["grade"]
    final = cv2.imread(a.ends)[..., ::-1] if a.ends else None
    if final is not None:
        final = cv2.resize(final, curtain.size, interpolation=cv2.INTER_AREA).astype(np.float32)
    room = plates[max(plates)]
    for i in range(round(film["seconds"] * film["fps"])):
        dst = os.path.join(a.o, f"{os.path.basename(a.prefix)}_{i + 1:04d}.png")
        if is_whole(dst):
            continue
        t = i / film["fps"]
        dz = lifted(film["lift"], t)
        moved, cover = curtain.lift(dz)
        x = between(plates, dz) * (1 - curtain.mask) + (moved * cover + room * (1 - cover)) * curtain.mask
        x = zoomed(x, along(film.get("zoom", [[0, 1], [1, 1]]), t), film.get("centre", (0.5, 0.5)))
        own = dict(grade, exposure=film["exposure"] + along(film.get("light", [[0, 0], [1, 0]]), t), grain=0.003, seed=i)
        frame = finish(np.maximum(x, 0), **own).astype(np.float32)
        if final is not None:
            u = along([[0, 0], *film["dissolve"]], t)
            frame = frame * (1 - u) + final * u
        part = dst + ".part.png"
        cv2.imwrite(part, (frame + 0.5).astype(np.uint8)[..., ::-1])
        os.replace(part, dst)
    print(f"{a.o}: {i + 1} frames", flush=True)
