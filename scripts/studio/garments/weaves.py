"""Cloth yarn by yarn, for pictures so close that the weave is seen. Metres.

Every weave is a picture in flat coordinates: how high each place of the cloth stands, how
light it is, and whether a warp or a weft yarn lies on top.
"""
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from arrays import Array

WANDER = 0.12       # yarns: how far one strays from its row
UNLIKE = 0.9        # how much lighter or darker one yarn is than the next, against its unevenness
SLUB = 1.0          # the same along one yarn


@dataclass(frozen=True)
class Woven:
    """A cloth's yarns over the pixels of a sheet."""

    height: Array       # 0 in the gaps to 1 on the yarns
    uneven: Array       # -1 to 1 and a little more: how light or dark the yarns are
    warp: Array         # 1 where a warp yarn lies on top, 0 where a weft yarn does


def _noise(shape: tuple[int, ...], pixels: tuple[float, float], seed: int) -> Array:
    """Smooth noise of unit spread with this correlation length (down, across), in pixels."""
    coarse = tuple(max(2, math.ceil(length / max(size / 2, 1)) + 2) for length, size in zip(shape, pixels, strict=True))
    values = gaussian_filter(np.random.RandomState(seed).normal(0, 1, coarse).astype(np.float32), 0.8, mode="wrap")
    down = np.linspace(0, coarse[0] - 1.001, shape[0])
    across = np.linspace(0, coarse[1] - 1.001, shape[1])
    row, column = down.astype(int), across.astype(int)
    a, b = (down - row)[:, None].astype(np.float32), (across - column)[None].astype(np.float32)
    upper = values[row][:, column] * (1 - b) + values[row][:, column + 1] * b
    lower = values[row + 1][:, column] * (1 - b) + values[row + 1][:, column + 1] * b
    grid = upper * (1 - a) + lower * a
    return grid / max(float(grid.std()), 1e-6)


def _per_yarn(index: Array, seed: int) -> Array:
    """A random number of unit spread for each yarn."""
    table = np.random.RandomState(seed).normal(0, 1, 4096).astype(np.float32)
    return table[index.astype(int) % 4096]


def _crossing(
    x: Array, z: Array, yarn: float, over: Callable[[Array, Array], Array], round_off: float, sunk: float = 0.0,
) -> Woven:
    """Warp yarns along z and weft yarns along x; `over` (column, row) says where the warp is on top.

    round_off: how far a yarn dips where it ends; sunk: how much lower the weft lies than the warp.
    """
    pixel = abs(float(x[0, 1] - x[0, 0]))
    u = x / yarn + WANDER * _noise(x.shape, (9 * yarn / pixel, 3 * yarn / pixel), 1)
    v = z / yarn + WANDER * _noise(x.shape, (3 * yarn / pixel, 9 * yarn / pixel), 2)
    column, row = np.floor(u), np.floor(v)
    warp_section = np.sin(np.pi * (u - column)) ** 0.7
    weft_section = np.sin(np.pi * (v - row)) ** 0.7
    on_top = over(column, row).astype(np.float32)
    warp = warp_section * (1 - round_off + round_off * weft_section)
    weft = weft_section * (1 - round_off + round_off * warp_section)
    height = np.where(on_top > 0.5, warp, weft * (1 - sunk))
    unlike = np.where(on_top > 0.5, _per_yarn(column, 3), _per_yarn(row, 4))
    slub = np.where(on_top > 0.5, _noise(x.shape, (14 * yarn / pixel, yarn / pixel), 5),
                    _noise(x.shape, (yarn / pixel, 14 * yarn / pixel), 6))
    return Woven(height, (UNLIKE * unlike + SLUB * slub) / 2, on_top)


def plain(x: Array, z: Array, yarn: float) -> Woven:
    """Over one, under one."""
    return _crossing(x, z, yarn, lambda column, row: (column + row) % 2, 0.45)


def twill(x: Array, z: Array, yarn: float) -> Woven:
    """Warp over two, under one: steep diagonals rise to the right."""
    return _crossing(x, z, yarn, lambda column, row: (column - row) % 3 > 0, 0.30, 0.45)


def denim(x: Array, z: Array, yarn: float) -> Woven:
    """Warp over three, under one: the weft shows as specks along diagonals."""
    return _crossing(x, z, yarn, lambda column, row: (column - row) % 4 > 0, 0.35, 0.40)


def knit(x: Array, z: Array, yarn: float) -> Woven:
    """Columns of knitted loops, each a V of two slanting legs."""
    pixel = abs(float(x[0, 1] - x[0, 0]))
    u = x / yarn + 0.10 * _noise(x.shape, (14 * yarn / pixel, 4 * yarn / pixel), 1)
    column = np.floor(u)
    aside = np.abs(u - column - 0.5) * 2                                # 0 in the V's middle, 1 between columns
    v = z / (yarn * 0.78) - 0.62 * aside + 0.07 * _noise(x.shape, (5 * yarn / pixel, 9 * yarn / pixel), 2)
    row = np.floor(v)
    leg = np.sin(np.pi * np.clip(aside * 0.86 + 0.07, 0, 1)) ** 0.8
    loop = np.sin(np.pi * (v - row)) ** 0.75
    unlike = UNLIKE * (0.5 * _per_yarn(column, 3) + _per_yarn(row, 4)) * 0.7
    slub = SLUB * 0.6 * _noise(x.shape, (1.2 * yarn / pixel, 1.2 * yarn / pixel), 5)
    return Woven(leg * (0.35 + 0.65 * loop), (unlike + slub) / 2, np.ones_like(leg))
