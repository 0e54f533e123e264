"""Photographic finish of a denoised plane: exposure (stops), bloom, filmic curve, vignette, grain (seeded: same input, same bytes)."""

import cv2
import numpy as np

M = np.float32(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
MI = np.linalg.inv(M).astype(np.float32)


def finish(x, ev=0.0, exposure=None, wb=(1, 1, 1), bloom=0.05, contrast=1.22, sat=1.02, vignette=0.12, sharpen=0.25, grain=0.006, seed=0):
    h, w = x.shape[:2]
    x = x * np.float32(wb)
    if exposure is None:  # auto: clipped log-average to mid grey, then ev
        l = cv2.resize(x, (w // 8, h // 8), interpolation=cv2.INTER_AREA) @ np.float32([0.2126, 0.7152, 0.0722])
        exposure = float(np.log2(0.205) - np.mean(np.log2(np.clip(l, np.percentile(l, 20) * 0.5 + 1e-6, None)))) + ev
        print("  exposure %.2f" % exposure)
    x = x * 2.0**exposure
    if bloom:
        s = w / 1600
        hi = np.minimum(np.maximum(x - 0.9, 0), 12)
        x = x + bloom * sum(wt * cv2.GaussianBlur(hi, (0, 0), r * s) for wt, r in ((1.0, 5), (0.7, 16), (0.45, 50)))
    v = np.clip((np.log2(np.maximum(x @ M.T, 1e-10)) + 12.47393) / 16.5, 0, 1)
    v = 15.5 * v**6 - 40.14 * v**5 + 31.96 * v**4 - 6.868 * v**3 + 0.4298 * v**2 + 0.1191 * v - 0.00232
    v = np.clip(v, 0, 1) ** (1.05 * contrast)
    l = v @ np.float32([0.2126, 0.7152, 0.0722])
    v = l[..., None] + (v - l[..., None]) * sat * 1.12
    v = np.clip(v @ MI.T, 0, 1)
    if sharpen:
        v = v + sharpen * (v - cv2.GaussianBlur(v, (0, 0), 1.0 * w / 1600))
    yy, xx = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    v = v * (1 - vignette * np.clip((xx**2 + yy**2) / 2, 0, 1) ** 1.5)[..., None]
    if grain:
        v = v + np.random.default_rng(seed).normal(0, grain, (h, w, 1))
    return (np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)
