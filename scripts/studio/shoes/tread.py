"""The underside of a sole: grooves cut into it. Lengths in centimetres.

A pattern is the distance to the nearest groove's border at each point of the
underside, negative inside a groove.
"""
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from arrays import Array
from shoes.materials import Finish

NOWHERE = 99.0          # farther than any groove reaches
SQUARE = 2 ** 0.5


@dataclass
class Ground:
    """Points of an underside: along the shoe, across it from its middle line, and in from its edge."""
    x: Array
    across: Array
    edge: Array


Pattern: TypeAlias = Callable[[Ground], Array]


def plain(ground: Ground) -> Array:
    """No grooves."""
    return np.full_like(ground.x, NOWHERE)


@dataclass
class Tread:
    """What the underside is cut into."""
    pattern: Pattern = field(default=plain)
    depth: float = 0.16
    finish: Finish | None = None        # the sole's own if None
    rim: float = 0.0                    # width of the border that keeps the sole's own finish


def lines(u: Array, pitch: float, width: float) -> Array:
    """Straight grooves across the direction in which `u` grows."""
    return np.abs((u / pitch + 0.5) % 1 - 0.5) * pitch - width / 2


def zigzag(ground: Ground, pitch: float, width: float, period: float) -> Array:
    """Herringbone: grooves across the sole that turn every half `period`."""
    to_and_fro = np.abs((ground.across / period + 0.25) % 1 - 0.5) * period
    return lines(ground.x + to_and_fro, pitch, width * SQUARE) / SQUARE


def diamonds(ground: Ground, pitch: float, width: float) -> Array:
    """Two sets of slanted grooves that leave diamonds."""
    one, other = ground.x + 0.62 * ground.across, ground.x - 0.62 * ground.across
    return np.minimum(lines(one, pitch, width), lines(other, pitch, width)) / 1.18


def dots(ground: Ground, pitch: float, radius: float) -> Array:
    """Raised studs in staggered rows."""
    row = np.round(ground.x / (pitch * 0.87))
    across = ground.across / pitch + 0.5 * (row % 2)
    aside = (across - np.round(across)) * pitch
    return radius - np.hypot(ground.x - row * pitch * 0.87, aside)


def within(pattern: Array, region: Array) -> Array:
    """The pattern where `region` is negative, cut off at its border."""
    return np.maximum(pattern, region)


def either(*patterns: Array) -> Array:
    """The grooves of all the patterns."""
    return np.minimum.reduce(patterns)


def along_edge(ground: Ground, inset: float, width: float = 0.18) -> Array:
    """One groove round the sole."""
    return np.abs(ground.edge - inset) - width / 2


def _waist(ground: Ground, middle: float, half_length: float, half_width: float) -> Array:
    """A smooth oval under the arch, negative inside."""
    away = np.hypot((ground.x - middle) / half_length, ground.across / half_width) - 1
    return away * min(half_length, half_width)


def court(ground: Ground) -> Array:
    """Herringbone with rings to turn on under the ball of the foot."""
    from_ball = np.hypot(ground.x - 19.6, ground.across)
    rings = within(lines(from_ball, 0.62, 0.22), from_ball - 2.65)
    ring = np.abs(from_ball - 2.9) - 0.12
    herringbone = within(zigzag(ground, 0.80, 0.24, 2.8), 3.25 - from_ball)
    waist = _waist(ground, 10.6, 2.7, 1.55)
    grooves = within(either(rings, ring, herringbone), either(0.95 - ground.edge, ring))
    return either(within(grooves, 0.3 - waist), np.abs(waist) - 0.10, along_edge(ground, 0.7))


def herringbone(ground: Ground) -> Array:
    """Fine herringbone, parted under the arch."""
    waist = np.abs(ground.x - 11.0) - 1.5
    grooves = within(zigzag(ground, 0.72, 0.24, 2.0), either(0.85 - ground.edge))
    bars = within(lines(ground.x, 0.6, 0.2), np.maximum(waist + 0.25, 1.3 - ground.edge))
    return either(within(grooves, 0.0 - waist), bars, along_edge(ground, 0.62))


def waffle(ground: Ground) -> Array:
    """Small diamonds inside a plain border."""
    heel_line = np.abs(ground.x - 9.2) - 0.16
    ball_line = np.abs(ground.x - 13.4) - 0.16
    waist = np.abs(ground.x - 11.3) - 2.1
    grooves = within(diamonds(ground, 0.95, 0.26), either(1.0 - ground.edge))
    ribs = within(lines(ground.across, 0.7, 0.2), np.maximum(waist + 0.3, 1.2 - ground.edge))
    across = within(either(heel_line, ball_line), 0.8 - ground.edge)
    return either(within(grooves, -waist), ribs, across, along_edge(ground, 0.8))


def studs(ground: Ground) -> Array:
    """Round studs for first steps."""
    return either(within(dots(ground, 0.78, 0.26), 0.62 - ground.edge), along_edge(ground, 0.48, 0.14))


def lugs(ground: Ground) -> Array:
    """Deep blocks along the edge and chevrons down the middle."""
    blocks = within(lines(ground.x + 0.25 * np.abs(ground.across), 1.45, 0.42), ground.edge - 1.25)
    chevrons = within(lines(ground.x - 0.8 * np.abs(ground.across), 1.45, 0.42) / 1.28, 1.5 - ground.edge)
    between = along_edge(ground, 1.4, 0.34)
    arch = np.abs(ground.x - 10.4) - 2.2
    return within(either(blocks, chevrons, between), -arch)


def waves(ground: Ground) -> Array:
    """Waves across the sole, as on a beach sandal."""
    wave = ground.x + 0.32 * np.sin(ground.across * 2 * np.pi / 1.9)
    return either(within(lines(wave, 0.75, 0.24), 0.75 - ground.edge), along_edge(ground, 0.55, 0.15))
