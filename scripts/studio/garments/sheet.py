"""Paint a panel's colours and relief in flat coordinates; every fold then carries them along.

A sheet is a picture of a flat panel: colour, and height in metres for the bump. Seams,
stitches and ribs are drawn with plain lines, so they stay crisp wherever the mesh is coarse.
"""
import numpy as np
from PIL import Image, ImageColor, ImageDraw
from scipy.ndimage import gaussian_filter

from arrays import Array, ArrayLike, Bounds

from . import geometry as geo

PIXEL = 0.0004
GROOVE_DEPTH = 0.0016
STITCH_HEIGHT = 0.0007
RIB_HEIGHT = 0.0012
BAND_HEIGHT = 0.0012


class Sheet:
    """Colour and relief over the flat rectangle `bounds` = (x0, z0, x1, z1)."""

    def __init__(self, bounds: Bounds, colour: str, pixel: float = PIXEL) -> None:
        self.bounds, self.pixel = bounds, pixel
        light = np.mean(ImageColor.getrgb(colour)) / 255
        self.seam_shade = 0.45 - 0.25 * light  # a seam on white throws a paler line
        x0, z0, x1, z1 = bounds
        self.size = round((x1 - x0) / pixel), round((z1 - z0) / pixel)
        self.colour = Image.new("RGB", self.size, ImageColor.getrgb(colour))
        self.layers = {name: Image.new("L", self.size, 0) for name in ("groove", "rib", "raised", "stitch")}
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
        return height[::-1]

    def finished_colour(self) -> Array:
        """Colours 0..1 (sRGB) with seams and rib valleys shaded, first row at the bottom."""
        groove = gaussian_filter(np.asarray(self.layers["groove"], np.float32) / 255, 0.0007 / self.pixel)
        stitch = np.asarray(self.layers["stitch"], np.float32) / 255
        valley = gaussian_filter(np.asarray(self.shade, np.float32) / 255, 0.0004 / self.pixel)
        dark = np.clip(self.seam_shade * groove * (1 - stitch) + 0.40 * valley, 0, 0.6)
        return (np.asarray(self.colour, np.float32) / 255 * (1 - dark[..., None]))[::-1]
