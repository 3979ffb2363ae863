"""Paint a panel's colours and relief in flat coordinates; every fold then carries them along.

A sheet is a picture of a flat panel: colour, and height in metres for the bump. Seams,
stitches and ribs are drawn with plain lines, so they stay crisp wherever the mesh is coarse.
For a picture from near, `seen_from_near` makes all sheets finer, and cloth is woven yarn by yarn.
"""
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageColor, ImageDraw
from scipy.ndimage import gaussian_filter

from arrays import Array, ArrayLike, Bounds

from . import geometry as geo
from .shell import FRONT

PIXEL = 0.0004
GROOVE_DEPTH = 0.0016
STITCH_HEIGHT = 0.0007
RIB_HEIGHT = 0.0012
BAND_HEIGHT = 0.0012
PUCKER_HEIGHT = 0.00045
PUCKER_PITCH, PUCKER_REACH = 0.0062, 0.0055
MOST_PIXELS = 14_000_000  # of a sheet seen from near; a larger one is cut to what the camera sees


@dataclass(frozen=True)
class Near:
    """What a camera sees from near."""

    window: Bounds  # flat rectangle of the panel before the camera
    pixel: float  # metres


_near: Near | None = None


@contextmanager
def seen_from_near(near: Near | None) -> Iterator[None]:
    """Within it, sheets are made for a camera that is near; None changes nothing."""
    global _near  # noqa: PLW0603  # every kind of garment makes its own sheets
    _near = near
    try:
        yield
    finally:
        _near = None


def is_near() -> bool:
    """Whether sheets are made for a camera that is near."""
    return _near is not None


def _cut_to(bounds: Bounds, near: Near) -> Bounds:
    """The part of a sheet's rectangle that a near camera sees; all of it when the sheet is small."""
    x0, z0, x1, z1 = bounds
    if (x1 - x0) * (z1 - z0) < MOST_PIXELS * near.pixel**2:
        return bounds
    left, low, right, high = near.window
    return max(x0, left), max(z0, low), min(x1, right), min(z1, high)


class Sheet:
    """Colour and relief over the flat rectangle `bounds` = (x0, z0, x1, z1)."""

    def __init__(self, bounds: Bounds, colour: str, pixel: float = PIXEL, side: int = FRONT) -> None:
        self.is_near = False
        if _near is not None and side == FRONT:
            self.is_near = True
            bounds, pixel = _cut_to(bounds, _near), _near.pixel
        self.bounds, self.pixel = bounds, pixel
        light = np.mean(ImageColor.getrgb(colour)) / 255
        self.seam_shade = 0.45 - 0.25 * light  # a seam on white throws a paler line
        x0, z0, x1, z1 = bounds
        self.size = round((x1 - x0) / pixel), round((z1 - z0) / pixel)
        self.colour = Image.new("RGB", self.size, ImageColor.getrgb(colour))
        self.layers = {name: Image.new("L", self.size, 0) for name in ("groove", "rib", "raised", "stitch", "pucker")}
        self.shade = Image.new("L", self.size, 0)

    def coordinates(self) -> tuple[Array, Array]:
        """Flat x and z of every pixel, as two arrays."""
        x0, _, _, z1 = self.bounds
        columns, rows = np.arange(self.size[0]), np.arange(self.size[1])
        x, z = np.meshgrid(
            (x0 + (columns + 0.5) * self.pixel).astype(np.float32),
            (z1 - (rows + 0.5) * self.pixel).astype(np.float32),
        )
        return x, z

    def _pixels(self, points: ArrayLike) -> list[tuple[float, ...]]:
        x0, _, _, z1 = self.bounds
        points = np.asarray(points)
        return [tuple(p) for p in np.c_[points[:, 0] - x0, z1 - points[:, 1]] / self.pixel]

    def _line(self, image: Image.Image, points: ArrayLike, ink: int | tuple[int, ...], width: float) -> None:
        ImageDraw.Draw(image).line(self._pixels(points), ink, max(1, round(width / self.pixel)), joint="curve")

    def fill(self, polygon: ArrayLike, colour: str) -> None:
        """Fill a polygon with a colour."""
        ImageDraw.Draw(self.colour).polygon(self._pixels(polygon), ImageColor.getrgb(colour))

    def stroke(self, curve: ArrayLike, colour: str, width: float) -> None:
        """Draw a curve in a colour; as one polygon, for a wide line has gaps at its joints."""
        self.fill(geo.band(geo.offset(geo.resample(np.asarray(curve), 0.003), -width / 2), width), colour)

    def paint(self, mask: Array, colour: str, strength: float = 1.0) -> None:
        """Lay a colour over the pixels of a mask (array 0..1)."""
        cover = Image.fromarray((np.clip(mask, 0, 1) * (strength * 255)).astype(np.uint8))
        self.colour.paste(ImageColor.getrgb(colour), (0, 0, *self.size), cover)

    def tint(self, colours: Array, polygon: Array | None = None) -> None:
        """Take these colours (array 0..255) everywhere, or inside a polygon only."""
        woven = Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8))
        if polygon is None:
            self.colour = woven
            return
        mask = Image.new("L", self.size, 0)
        ImageDraw.Draw(mask).polygon(self._pixels(polygon), 255)
        self.colour.paste(woven, (0, 0), mask)

    def groove(self, curve: ArrayLike, width: float = 0.0018, strength: int = 190) -> None:
        """A seam: a dark shallow valley along a curve."""
        self._line(self.layers["groove"], geo.resample(np.asarray(curve), 0.002), strength, width)

    def raise_area(self, polygon: ArrayLike, level: int = 255) -> None:
        """Lift an area by the thickness of one more layer of cloth."""
        ImageDraw.Draw(self.layers["raised"]).polygon(self._pixels(polygon), level)

    def stitch(
        self,
        curve: ArrayLike,
        colour: str | None = None,
        inset: float = 0.0,
        width: float = 0.0009,
        dash: float = 0.0026,
        gap: float = 0.0012,
    ) -> None:
        """A row of stitches beside a curve, `inset` metres to its left; None keeps the cloth's colour."""
        curve = geo.resample(np.asarray(curve), 0.002)
        if inset:
            curve = geo.offset(curve, inset)
        total = geo.arc_lengths(curve)[-1]
        self._line(self.layers["groove"], curve, 110, width * 1.6)
        for start in np.arange(0, total - dash, dash + gap):
            ends = geo.along(curve, np.array([start, start + dash]))
            self._line(self.layers["stitch"], ends, 255, width)
            if colour:
                self._line(self.colour, ends, ImageColor.getrgb(colour), width)
        if self.is_near:
            self._pucker(curve, total)

    def _pucker(self, curve: Array, total: float) -> None:
        """The small ridges across a row of stitches that its thread draws up."""
        random = np.random.RandomState(len(curve))
        places = np.arange(0, total, PUCKER_PITCH)
        places = places + random.uniform(-0.3, 0.3, len(places)) * PUCKER_PITCH
        feet, ahead = geo.along(curve, places), geo.along(curve, places + 0.001)
        for foot, step in zip(feet, ahead - feet, strict=True):
            length = np.linalg.norm(step)
            if length > 0:
                across = np.array([-step[1], step[0]]) / length * PUCKER_REACH * random.uniform(0.5, 1)
                self._line(self.layers["pucker"], [foot - across, foot + across], 255, PUCKER_PITCH * 0.35)

    def rib(self, curve: ArrayLike, depth: float, pitch: float = 0.006) -> None:
        """A ribbed band `depth` metres wide on a curve's left (negative: right)."""
        curve = geo.resample(np.asarray(curve), 0.002)
        walked = np.arange(pitch / 2, geo.arc_lengths(curve)[-1], pitch)
        inner = geo.offset(curve, depth)
        length, inner_length = geo.arc_lengths(curve)[-1], geo.arc_lengths(inner)[-1]
        feet, heads = geo.along(curve, walked), geo.along(inner, walked * inner_length / length)
        for foot, head in zip(feet, heads, strict=True):
            self._line(self.layers["rib"], [foot, head], 255, pitch * 0.5)
        valleys = geo.along(curve, walked + pitch / 2), geo.along(inner, (walked + pitch / 2) * inner_length / length)
        for foot, head in zip(*valleys, strict=True):
            self._line(self.shade, [foot, head], 150, pitch * 0.34)

    def threads(self) -> Array:
        """1 where a stitch covers the cloth, first row at the top."""
        return np.asarray(self.layers["stitch"], np.float32) / 255

    def relief(self) -> Array:
        """Height in metres, as an array with its first row at the bottom."""
        def blurred(name: str, radius: float) -> Array:
            return gaussian_filter(np.asarray(self.layers[name], np.float32) / 255, radius / self.pixel)

        height = (
            -GROOVE_DEPTH * blurred("groove", 0.0006)
            + STITCH_HEIGHT * blurred("stitch", 0.0002)
            + RIB_HEIGHT * blurred("rib", 0.0008)
            + BAND_HEIGHT * blurred("raised", 0.0005)
        )
        if self.is_near:
            height += PUCKER_HEIGHT * blurred("pucker", 0.0014)
        return height[::-1]

    def finished_colour(self) -> Array:
        """Colours 0..1 (sRGB) with seams and rib valleys shaded, first row at the bottom."""
        groove = gaussian_filter(np.asarray(self.layers["groove"], np.float32) / 255, 0.0007 / self.pixel)
        stitch = np.asarray(self.layers["stitch"], np.float32) / 255
        valley = gaussian_filter(np.asarray(self.shade, np.float32) / 255, 0.0004 / self.pixel)
        dark = np.clip(self.seam_shade * groove * (1 - stitch) + 0.40 * valley, 0, 0.6)
        return (np.asarray(self.colour, np.float32) / 255 * (1 - dark[..., None]))[::-1]
