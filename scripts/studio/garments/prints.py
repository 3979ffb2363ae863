"""Prints of our own, drawn in flat coordinates. Metres; colours '#rrggbb'."""
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from arrays import Array
from parameters import Parameters

from . import weaves
from .sheet import Sheet

ClothFunction: TypeAlias = Callable[[Array, Array], tuple[Array, Array]]
Bands: TypeAlias = Sequence[tuple[float, str]]     # (share of the pitch, '#rrggbb')

SUN_CENTRE = (0.0, 0.455)
SUN_RADIUS = 0.096
STAR_CENTRE = (0.0, 0.465)
CHECK_YARN = DENIM_YARN = 0.00080  # as of the weaves in `fabric`


def sunrise(sheet: Sheet, product: Parameters) -> None:
    """A sun of rays rising over waves."""
    x, z = sheet.coordinates()
    x, z = x - SUN_CENTRE[0], z - SUN_CENTRE[1]
    scale = SUN_RADIUS / 0.078
    radius, angle = np.hypot(x, z), np.arctan2(x, z)
    disc = radius < 0.036 * scale
    rays = (np.cos(angle * 18) > 0.12) & (radius > 0.044 * scale) & (radius < SUN_RADIUS)
    wave = z + 0.0036 * scale * np.sin(x * 2 * math.pi / (0.039 * scale))
    waves = (np.abs((wave / scale) % 0.015 - 0.0075) < 0.0040) & (z < -0.004 * scale) & (radius < SUN_RADIUS)
    ink = ((disc | rays) & (z > 0.002)) | waves
    sheet.paint(_worn(ink, sheet), product.INK, 0.95)


def _worn(ink: Array, sheet: Sheet) -> Array:
    """Screen ink a little uneven, as the yarn shows through."""
    grain = np.random.RandomState(5).normal(0, 0.05, ink.shape).astype(np.float32)
    return ink * (0.97 + grain)


def star(sheet: Sheet, product: Parameters) -> None:
    """A kitenge rosette: an eight-pointed star in rings of petals and dots."""
    x, z = sheet.coordinates()
    x, z = x - STAR_CENTRE[0], z - STAR_CENTRE[1]
    radius, angle = np.hypot(x, z), np.arctan2(x, z)
    yellow, orange, green, cream = product.INKS

    def petals(count: int, size: float, swing: float, turn: float = 0.0) -> Array:
        return radius < size + swing * np.cos(count * (angle + turn))

    def ring_of_dots(count: int, distance: float, size: float) -> Array:
        turn = (angle + math.pi / count) % (2 * math.pi / count) - math.pi / count
        return np.hypot(radius * np.cos(turn) - distance, radius * np.sin(turn)) < size

    def pointed(points: int, outer: float, inner: float, turn: float = 0.0) -> Array:
        step = math.pi / points
        fold = np.abs((angle + turn + step) % (2 * step) - step)
        ax, ay = radius * np.cos(fold), radius * np.sin(fold)
        bx, by = inner * math.cos(step), inner * math.sin(step)
        return (bx - outer) * ay - by * (ax - outer) > 0

    def lay(mask: Array, colour: str) -> None:
        sheet.paint(_worn(mask, sheet), colour, 0.96)

    ground = product.COLOUR
    lay(pointed(16, 0.112, 0.088), orange)
    lay(radius < 0.0865, ground)
    lay(ring_of_dots(32, 0.0805, 0.0030), cream)
    lay(petals(8, 0.0655, 0.0085), green)
    lay(petals(8, 0.0600, 0.0085), ground)
    lay(pointed(8, 0.0690, 0.0380), yellow)
    lay(pointed(8, 0.0560, 0.0300), orange)
    lay(pointed(8, 0.0440, 0.0260, math.pi / 8), ground)
    lay(pointed(8, 0.0400, 0.0225, math.pi / 8), cream)
    lay(petals(8, 0.0200, 0.0045, math.pi / 8), green)
    lay(radius < 0.0125, yellow)
    lay(radius < 0.0055, ground)


def _distance_to_tile(position: Array, pitch: float) -> Array:
    """Signed distance to the nearest tile's middle."""
    return (position + pitch / 2) % pitch - pitch / 2


def uncut(x: Array, z: Array) -> tuple[Array, Array]:
    """Cloth that hangs as it left the loom: its coordinates are the flat ones."""
    return x, z


def kitenge(sheet: Sheet, product: Parameters, hem: Array, cloth: ClothFunction = uncut) -> None:
    """A wax print: medallions in staggered rows, diamonds between, a triangle border at the hem.

    cloth: function (x, z) -> (x, z) on the cloth before it was cut and gathered.
    """
    flat = sheet.coordinates()
    x, z = cloth(*flat)
    tile = product.TILE
    row = np.floor(z / tile)
    u = _distance_to_tile(x + (row % 2) * tile / 2, tile)
    v = z - (row + 0.5) * tile
    _ground(sheet, product, x, z)
    _medallions(sheet, product, np.hypot(u, v) / tile, np.arctan2(u, v))
    diamonds = (tile / 2 - np.abs(v)) + 0.8 * np.abs(_distance_to_tile(x, tile / 6))
    sheet.paint(diamonds < 0.0105, product.CREAM)
    sheet.paint(diamonds < 0.0085, product.YELLOW)
    sheet.paint(diamonds < 0.0035, product.RED)
    _hem_border(sheet, product, x, flat[1] - np.interp(np.abs(flat[0]), hem[:, 0], hem[:, 1]))


def _ground(sheet: Sheet, product: Parameters, x: Array, z: Array) -> None:
    """Fine dots, as the wax leaves them."""
    dots = np.hypot(_distance_to_tile(x, 0.011), _distance_to_tile(z, 0.011))
    sheet.paint(dots < 0.0017, product.PALE, 0.8)


def _medallions(sheet: Sheet, product: Parameters, radius: Array, angle: Array) -> None:
    """Petalled rings round an eye; radius is a share of the tile."""
    petal = np.cos(8 * angle)
    for limit, swing, ink in (
        (0.445, 0.022, product.CREAM),
        (0.425, 0.022, product.RED),
        (0.345, 0.030, product.CREAM),
        (0.325, 0.030, product.COLOUR),
        (0.265, -0.028, product.YELLOW),
        (0.190, -0.028, product.RED),
        (0.120, 0.012, product.CREAM),
        (0.085, 0.010, product.COLOUR),
        (0.040, 0.0, product.YELLOW),
    ):
        sheet.paint(radius < limit + swing * petal, ink)
    turn = _distance_to_tile(angle, np.pi / 8)
    beads = np.hypot(radius * np.cos(turn) - 0.385, radius * np.sin(turn))
    sheet.paint(beads < 0.016, product.YELLOW)


def _hem_border(sheet: Sheet, product: Parameters, x: Array, above: Array) -> None:
    """Triangles standing on a plain edge; `above` is the height over the hem."""
    sheet.paint(above < 0.092, product.CREAM)
    sheet.paint(above < 0.088, product.YELLOW)
    teeth = above - 0.022 + 2.0 * np.abs(_distance_to_tile(x, 0.048))
    sheet.paint((teeth < 0.052) & (above < 0.088), product.RED)
    sheet.paint((teeth < 0.024) & (above < 0.088), product.COLOUR)
    sheet.paint(above < 0.024, product.COLOUR)
    sheet.paint(np.abs(above - 0.022) < 0.0018, product.CREAM)


def pineapples(sheet: Sheet, product: Parameters) -> None:
    """Tiny pineapples and dots, scattered in staggered rows."""
    x, z = sheet.coordinates()
    tile = product.TILE
    row = np.floor(z / tile)
    u = _distance_to_tile(x + (row % 2) * tile / 2, tile) / tile
    v = (z - (row + 0.5) * tile) / tile
    fruit = (u / 0.130) ** 2 + ((v + 0.06) / 0.170) ** 2 < 1
    crown = (np.abs(np.abs(u) - 0.055) + np.abs(v - 0.20) * 0.42 < 0.058) & (v > 0.08)
    spike = (np.abs(u) * 2.2 + np.abs(v - 0.20) < 0.135) & (v > 0.08)
    sheet.paint(crown | spike, product.GREEN)
    sheet.paint(fruit, product.FRUIT)
    lines = np.minimum(np.abs(_distance_to_tile(u + v, 0.085)), np.abs(_distance_to_tile(u - v, 0.085)))
    sheet.paint(fruit & (lines < 0.010), product.LINES)
    dot = np.hypot(_distance_to_tile(u + 0.5, 1.0), v) < 0.045
    sheet.paint(dot, product.DOT)


# Woven patterns: colours (0..255) at cloth coordinates u across and v along the grain.


def _rgb(colour: str) -> Array:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def _threads(position: Array, pitch: float, bands: Bands) -> Array:
    """Colour of the threads at a position across a repeating sequence of (share, colour) bands."""
    phase = (position / pitch) % 1.0
    result = np.empty(position.shape + (3,), np.float32)
    start = 0.0
    for share, colour in bands:
        result[(phase >= start) & (phase < start + share + 1e-6)] = _rgb(colour)
        start += share
    return result


def _seen_from_near(u: Array, v: Array) -> bool:
    """Whether the sheet is so fine that its yarns are drawn one by one."""
    return math.hypot(u[0, 1] - u[0, 0], v[0, 1] - v[0, 0]) < 0.0002


def plain(u: Array, v: Array, product: Parameters) -> Array:
    """One colour."""
    return np.broadcast_to(_rgb(product.COLOUR), u.shape + (3,)).astype(np.float32)


def stripes(u: Array, v: Array, product: Parameters) -> Array:
    """Fine vertical stripes."""
    return _threads(u + 0.25 * product.PITCH, product.PITCH, product.BANDS)


def checks(u: Array, v: Array, product: Parameters) -> Array:
    """A tartan-like check: warp and weft of the same bands, woven half and half."""
    warp, weft = _threads(u, product.PITCH, product.BANDS), _threads(v, product.PITCH, product.BANDS)
    if _seen_from_near(u, v):
        over = weaves.plain(u, v, CHECK_YARN).warp[..., None]
        return (warp * (0.06 + 0.88 * over) + weft * (0.94 - 0.88 * over)).astype(np.float32)
    over = ((np.floor(u / 0.0011) + np.floor(v / 0.0011)) % 2)[..., None]
    return (warp * (0.35 + 0.3 * over) + weft * (0.65 - 0.3 * over)).astype(np.float32)


def denim(u: Array, v: Array, product: Parameters) -> Array:
    """Indigo twill: pale weft showing along fine diagonals, with slubs."""
    if _seen_from_near(u, v):
        over = weaves.denim(u, v, DENIM_YARN)
        share = (0.62 - 0.60 * over.warp)[..., None]
        return (_rgb(product.COLOUR) * (1 - share) + _rgb(product.WEFT) * share).astype(np.float32)
    random = np.random.RandomState(11)
    diagonal = 0.5 + 0.5 * np.sin((u * 0.8 + v) * 2 * math.pi / 0.0022)
    rows, columns = u.shape
    slubs = np.repeat(random.normal(0, 1, (rows // 40 + 1, columns)), 40, axis=0)[:rows]
    fleck = random.normal(0, 1, u.shape)
    share = np.clip(0.16 + 0.10 * diagonal + 0.05 * slubs + 0.05 * fleck, 0, 1)[..., None]
    return (_rgb(product.COLOUR) * (1 - share) + _rgb(product.WEFT) * share).astype(np.float32)
