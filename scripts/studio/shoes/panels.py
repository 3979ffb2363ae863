"""Panels of leather or cloth laid on the upper, as signed distance fields.

A field is negative inside the panel and measures roughly centimetres. Each
function here returns one field; a `Panel` says what is made of it.
"""
from dataclasses import dataclass, field

import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from shoes.materials import Finish
from shoes.meshes import clamped_curve, smoothstep

NOWHERE = 5.0      # a distance safely outside


@dataclass
class Panel:
    shape: np.ndarray                   # signed distance, cm
    finish: Finish
    thickness: float = 0.12             # cm
    stitches: list = field(default_factory=list)     # insets from the border, cm
    thread: str = ""                    # hex; the shoe's own thread if empty
    holes: list = field(default_factory=list)        # (inset, pitch, radius) of rows of perforations, cm
    edge: float = 0.09                  # cm over which the border rises


def ahead_of(surface, line):
    """Everything in front of a line x(z)."""
    return clamped_curve(line)(surface.z) - surface.x


def behind(surface, line):
    """Everything behind a line x(z)."""
    return surface.x - clamped_curve(line)(surface.z)


def below(surface, line):
    """Everything under a line z(x)."""
    return surface.z - clamped_curve(line)(surface.x)


def round_throat(surface, width, from_x=-99.0):
    """A band of `width` round the lacing."""
    return np.where(surface.x > from_x, surface.from_throat - width, NOWHERE)


def collar_band(surface, width, until_x=99.0):
    """A band along the opening's edge behind `until_x`, or all round it."""
    return np.where(surface.x < until_x, surface.from_opening - width, NOWHERE)


def back_strip(surface, half_width, from_z=-99.0, until_x=4.0):
    """An upright strip on the heel's middle."""
    strip = np.maximum(np.abs(surface.y) - half_width, from_z - surface.z)
    return np.where(surface.x < until_x, strip, NOWHERE)


def side_stripe(surface, points, start_width, end_width):
    """A tapering stripe on both sides through (x, z) points."""
    share = np.linspace(0, 1, len(points))
    line = CubicSpline(share, np.array(points, float))(np.linspace(0, 1, 120))
    distance, nearest = cKDTree(line).query(np.stack([surface.x.ravel(), surface.z.ravel()], 1))
    width = start_width + (end_width - start_width) * nearest / 119
    stripe = (distance - width / 2).reshape(surface.x.shape)
    return np.maximum(stripe, 0.9 - np.abs(surface.off_centre))


def toe_guard(surface, height):
    """A bumper round the toe whose height above the sole is a line h(x)."""
    return (surface.from_sole - clamped_curve(height)(surface.x)) * 0.9


def toe_bar(surface, half_width, widening, from_x, widen_at):
    """A bar on the middle line from the throat to the toe."""
    half = half_width + widening * smoothstep(widen_at - 1.5, widen_at + 1, surface.x)
    return np.maximum(np.abs(surface.off_centre) - half, from_x - surface.x)


def union(first, second, softness=0.0):
    """Both panels in one; `softness` in cm rounds the inner corners."""
    if softness == 0:
        return np.minimum(first, second)
    share = np.clip(0.5 + 0.5 * (second - first) / softness, 0, 1)
    return second * (1 - share) + first * share - softness * share * (1 - share)


def pinked(shape, surface, pitch=0.32, depth=0.09):
    """A border cut in small teeth, as on a brogue."""
    along = surface.round * 2 * np.pi / pitch
    teeth = np.arcsin(np.sin(along + 2.2 * surface.from_sole * np.pi / pitch)) / (np.pi / 2)
    return shape + depth * teeth * np.exp(-(shape / 0.12) ** 2)
