"""Panels of leather or cloth laid on the upper, as signed distance fields.

A field is negative inside the panel and measures roughly centimetres. Each
function here returns one field; a `Panel` says what is made of it.
"""
from dataclasses import dataclass, field

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from arrays import Array, Point3, Table
from shoes.last import Surface
from shoes.materials import Finish
from shoes.meshes import clamped_curve, smoothstep

NOWHERE = 5.0      # a distance safely outside


@dataclass
class Panel:
    """A piece of leather or cloth, and how it is sewn on."""
    shape: Array                        # signed distance, cm
    finish: Finish
    thickness: float = 0.12             # cm
    stitches: list[float] = field(default_factory=list)     # insets from the border, cm
    thread: str = ""                    # hex; the shoe's own thread if empty
    holes: list[Point3] = field(default_factory=list)      # (inset, pitch, radius) of rows of perforations, cm
    edge: float = 0.09                  # cm over which the border rises


def ahead_of(surface: Surface, line: Table) -> Array:
    """Everything in front of a line x(z)."""
    return clamped_curve(line)(surface.z) - surface.x


def behind(surface: Surface, line: Table) -> Array:
    """Everything behind a line x(z)."""
    return surface.x - clamped_curve(line)(surface.z)


def below(surface: Surface, line: Table) -> Array:
    """Everything under a line z(x)."""
    return surface.z - clamped_curve(line)(surface.x)


def round_throat(surface: Surface, width: float, from_x: float = -99.0) -> Array:
    """A band of `width` round the lacing."""
    return np.where(surface.x > from_x, surface.from_throat - width, NOWHERE)


def collar_band(surface: Surface, width: float, until_x: float = 99.0) -> Array:
    """A band along the opening's edge behind `until_x`, or all round it."""
    return np.where(surface.x < until_x, surface.from_opening - width, NOWHERE)


def back_strip(surface: Surface, half_width: float, from_z: float = -99.0, until_x: float = 4.0) -> Array:
    """An upright strip on the heel's middle."""
    strip = np.maximum(np.abs(surface.y) - half_width, from_z - surface.z)
    return np.where(surface.x < until_x, strip, NOWHERE)


def side_stripe(surface: Surface, points: Table, start_width: float, end_width: float) -> Array:
    """A tapering stripe on both sides through (x, z) points."""
    share = np.linspace(0, 1, len(points))
    line = CubicSpline(share, np.array(points, float))(np.linspace(0, 1, 120))
    distance, nearest = cKDTree(line).query(np.stack([surface.x.ravel(), surface.z.ravel()], 1))
    width = start_width + (end_width - start_width) * nearest / 119
    stripe = (distance - width / 2).reshape(surface.x.shape)
    return np.maximum(stripe, 0.9 - np.abs(surface.off_centre))


def toe_guard(surface: Surface, height: Table) -> Array:
    """A bumper round the toe whose height above the sole is a line h(x)."""
    return (surface.from_sole - clamped_curve(height)(surface.x)) * 0.9


def toe_bar(surface: Surface, half_width: float, widening: float, from_x: float, widen_at: float) -> Array:
    """A bar on the middle line from the throat to the toe."""
    half = half_width + widening * smoothstep(widen_at - 1.5, widen_at + 1, surface.x)
    return np.maximum(np.abs(surface.off_centre) - half, from_x - surface.x)


def union(first: Array, second: Array, softness: float = 0.0) -> Array:
    """Both panels in one; `softness` in cm rounds the inner corners."""
    if softness == 0:
        return np.minimum(first, second)
    share = np.clip(0.5 + 0.5 * (second - first) / softness, 0, 1)
    return second * (1 - share) + first * share - softness * share * (1 - share)


def pinked(shape: Array, surface: Surface, pitch: float = 0.32, depth: float = 0.09) -> Array:
    """A border cut in small teeth, as on a brogue."""
    along = surface.round * 2 * np.pi / pitch
    teeth = np.arcsin(np.sin(along + 2.2 * surface.from_sole * np.pi / pitch)) / (np.pi / 2)
    return shape + depth * teeth * np.exp(-(shape / 0.12) ** 2)
