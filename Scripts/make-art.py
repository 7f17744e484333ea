#!/usr/bin/env python3
"""Draws the pictures of the demo templates and the tutorial: the same bytes on every run.

    pip install numpy pillow
    Scripts/make-art.py [FOLDER]        default: Templates/art, Docs/Tutorial/art

All of it is our own work and generated here. Nothing is read from anywhere.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

# The poster prints in five inks; the paper is the lightest of them.
INK, VIOLET, RED, PEACH, PAPER = "#17131f", "#3b1d5e", "#f4472a", "#f9b08a", "#f4ecdc"

# The certificate in two, the invoice in two.
PETROL, BRONZE, IVORY = "#17403d", "#a06a35", "#fbf7ee"
BLACK = "#16161a"

# The tutorial's moon.
MOON = "#ffb27a"


def rgb(colour):
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], float)


def save(image, path):
    image.save(path, optimize=True)
    print(f"{path}  {image.width} × {image.height}  {path.stat().st_size // 1024} KB")


# --- Poster: a horn seen from its mouth --------------------------------------------------------


def fine_noise(size, seed):
    """Thresholds from 0 to 1, evenly spread, without clumps: white noise less its own blur."""
    noise = np.random.default_rng(seed).random((size, size))
    blur = noise.copy()
    for axis in (0, 1):
        blur = sum(w * np.roll(blur, s, axis) for s, w in zip(range(-2, 3), (1, 4, 6, 4, 1))) / 16
    order = np.empty(size * size)
    order[np.argsort((noise - blur).ravel(), kind="stable")] = np.arange(size * size)
    return ((order + 0.5) / (size * size)).reshape(size, size)


def horn(size, rings=14, ratio=0.86, slack=0.86, axis=-70, twist=16, light=100, turn=220):
    """Eccentric discs, each inside the last and lit from the other side.

    A ring's shade runs across it from ink to paper; between two inks it is stippled, as in a
    two-tone screen print, so that the picture has only as many colours as there are inks.
    """
    fine = 3  # samples a side, for smooth edges
    inks = np.array([rgb(c) for c in (INK, VIOLET, RED, PEACH, PAPER)])
    stops = np.array([0, 0.28, 0.55, 0.8, 1.0])
    threshold = fine_noise(size, seed=7)
    total = np.zeros((size, size, 3))
    cover = np.zeros((size, size))
    steps = (np.arange(size * fine) + 0.5) / (size * fine) * 2 - 1
    for row in range(fine):
        for column in range(fine):
            y, x = steps[row::fine][:, None], steps[column::fine][None, :]
            shade = np.zeros((size, size))
            cx = cy = 0.0
            radius, angle, lamp = 1.0, axis, light
            for ring in range(rings):
                inside = (x - cx) ** 2 + (y - cy) ** 2 < radius**2
                a = np.radians(lamp)
                u = (((x - cx) * np.cos(a) + (y - cy) * np.sin(a)) / radius + 1) / 2
                u = np.clip(u, 0, 1)
                u = 0.4 * u + 0.6 * u * u * (3 - 2 * u)
                shade = np.where(inside | (ring == 0), u, shade)
                if ring == 0:
                    cover += inside
                a = np.radians(angle)
                smaller = radius * ratio
                cx += (radius - smaller) * slack * np.cos(a)
                cy += (radius - smaller) * slack * np.sin(a)
                radius, angle, lamp = smaller, angle + twist, lamp + turn
            k = np.clip(np.searchsorted(stops, shade, side="right") - 1, 0, len(stops) - 2)
            mix = (shade - stops[k]) / (stops[k + 1] - stops[k])
            total += inks[k + (mix > threshold)]
    colour = np.uint8(np.round(total / fine**2))
    alpha = np.uint8(np.round(cover / fine**2 * 255))
    return Image.fromarray(np.dstack([colour, alpha]), "RGBA")


# --- Certificate: engine-turned lines ----------------------------------------------------------


def engraved(width, height, curves, colour, weight, fine=4):
    """Curves in pixels, drawn `fine` times too large and brought down: one ink on ivory.

    Not on nothing: viewers scale a picture in a PDF and its transparency one after the other, and
    lines as fine as these come out grey.
    """
    mask = Image.new("L", (width * fine, height * fine), 0)
    pen = ImageDraw.Draw(mask)
    for curve in curves:
        points = [(float(px) * fine, float(py) * fine) for px, py in curve]
        pen.line(points, fill=255, width=max(1, round(weight * fine)), joint="curve")
    mask = mask.resize((width, height), Image.Resampling.BOX)
    share = np.asarray(mask, float)[..., None] / 255
    return Image.fromarray(np.uint8(np.round(rgb(colour) * share + rgb(IVORY) * (1 - share))))


def rosette(size, families):
    """Each family is (radius, swing, lobes, copies): a rippled circle, turned copy by copy."""
    t = np.linspace(0, 2 * np.pi, 1801)
    for radius, swing, lobes, copies in families:
        for copy in range(copies):
            shift = 2 * np.pi * copy / copies
            r = (radius + swing * np.cos(lobes * t + shift)) * size / 2
            yield np.column_stack([size / 2 + r * np.cos(t), size / 2 + r * np.sin(t)])


def band(length, depth, waves, copies):
    """Sines of two swings, each shifted copy by copy: a ribbon of lace."""
    t = np.linspace(0, 1, waves * 60 + 1)
    for copy in range(copies):
        shift = 2 * np.pi * copy / copies
        for swing, sign in ((0.44, 1), (0.27, -1)):
            y = depth / 2 + depth * swing * np.sin(2 * np.pi * waves * t + sign * shift)
            yield np.column_stack([t * length, y])


# --- Invoice: the printer's mark ---------------------------------------------------------------


def mark(size):
    """A wedge, a disc and a bar locked into a square."""
    fine = 4
    n = size * fine
    image = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    black, red = (tuple(int(v) for v in rgb(c)) + (255,) for c in (BLACK, RED))
    half = n // 2
    pen.rectangle([0, 0, half - 1, half - 1], fill=black)
    pen.pieslice([0, -half, n - 1, half - 1], 0, 90, fill=red)
    pen.polygon([(0, half), (0, n - 1), (half - 1, n - 1)], fill=black)
    pen.rectangle([half, half, n - 1, n - 1], fill=black)
    return image.resize((size, size), Image.Resampling.BOX)


# --- Tutorial: a moon, half set, and its light on the water -------------------------------------


def moon(size, bars=9, colour=MOON):
    """A disc down to the horizon; below it the same disc in bars that thin out and drift."""
    fine = 4
    steps = (np.arange(size * fine) + 0.5) / (size * fine) * 2 - 1
    y, x = steps[:, None], steps[None, :]
    horizon = 0.08
    # How far down between horizon and the lower rim, from 0 to 1, and in which bar that is.
    depth = (y - horizon) / (1 - horizon)
    count = np.maximum(depth, 0) ** 0.86 * bars
    bar = np.floor(count)
    within = count - bar
    drift = 0.035 * np.sin(bar * 2.3 + 0.6) + 0.012 * np.sin(x * 9 + bar * 1.7)
    ripple = 0.05 * np.sin(x * 5.2 + bar * 2.1)
    rim = (x - drift) ** 2 + y**2 < 1
    light = np.where(
        depth < 0, x**2 + y**2 < 1, rim & (within + ripple > 0.16 + 0.06 * bar) & (depth < 1)
    )
    cover = light.reshape(size, fine, size, fine).mean((1, 3))
    picture = np.empty((size, size, 4), np.uint8)
    picture[..., :3] = rgb(colour)
    picture[..., 3] = np.round(cover * 255)
    return Image.fromarray(picture, "RGBA")


def main():
    default = Path(__file__).parent.parent / "Templates/art"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    tutorial = folder if len(sys.argv) > 1 else Path(__file__).parent.parent / "Docs/Tutorial/art"
    for place in (folder, tutorial):
        place.mkdir(parents=True, exist_ok=True)
    save(moon(1000), tutorial / "moon.png")
    save(horn(1600), folder / "horn.png")
    save(mark(512), folder / "mark.png")

    corner = rosette(240, [(0.60, 0.30, 8, 6), (0.34, 0.14, 8, 4), (0.94, 0.02, 24, 2)])
    save(engraved(240, 240, corner, PETROL, 1.4), folder / "corner.png")
    for name, length, waves in (("band-across", 2880, 30), ("band-down", 1824, 19)):
        image = engraved(length, 96, band(length, 96, waves, 4), PETROL, 1.4)
        if name == "band-down":
            image = image.transpose(Image.Transpose.ROTATE_90)
        save(image, folder / f"{name}.png")
    seal = rosette(
        720,
        [(0.93, 0.05, 36, 6), (0.74, 0.16, 18, 10), (0.50, 0.10, 12, 8), (0.30, 0.12, 9, 6)],
    )
    save(engraved(720, 720, seal, BRONZE, 2.0), folder / "seal.png")


if __name__ == "__main__":
    main()
