"""Cut and folds of trousers. Metres."""
from dataclasses import dataclass
from typing import Any

import bpy
import numpy as np

from arrays import Array, Bounds, Point2, Point3

from . import geometry as geo, pressed
from .pressed import Fold, as_path
from .shell import BACK, FRONT, Outlines, Segments, Shell

BACK_SEED = 29
HIP_MODEL = 0.250  # an adult's half hip width


@dataclass(frozen=True)
class BottomCut:
    """Right half of a pair of trousers, flat, in metres; heights are above the hem."""

    length: float = 1.04
    waist: float = 0.205  # half of the flat waist
    hip: float = 0.236
    hip_height: float = 0.84
    crotch_height: float = 0.745
    knee: Point3 = (0.018, 0.206, 0.46)  # inner x, outer x, height
    hem: Point2 = (0.030, 0.192)  # inner x, outer x
    hem_rise: float = 0.0  # how much higher a flared hem is cut at the side
    waist_drop: Point2 = (0.022, 0.0)  # dip of the waist in front and behind
    fork_width: float = 0.014  # how fast the legs part under the fork
    depth: float = 0.100  # most the hips stand off the middle plane
    band: float = 0.038

    def waist_edge(self, drop: float) -> Array:
        """Open edge from the middle to the side."""
        x, z = self.waist, self.length
        return geo.bezier((0, z - drop), (x * 0.4, z - drop), (x * 0.75, z - drop * 0.3), (x, z))

    def outseam(self) -> Array:
        """Seam from the waist down the outside of the leg."""
        _, knee, height = self.knee
        hip, hip_height = self.hip, self.hip_height
        upper = geo.bezier(
            (self.waist, self.length), (self.waist + 0.020, self.length - 0.08),
            (hip, hip_height + 0.07), (hip, hip_height),
        )
        third = (self.hem[1] - knee) / 3
        lower = geo.bezier(
            (hip, hip_height), (hip, hip_height - 0.12), (knee - self._lean(third), height + 0.12), (knee, height)
        )
        calf = geo.bezier(
            (knee, height), (knee + third, height * 0.66),
            (self.hem[1] - third, height * 0.33), (self.hem[1], self.hem_rise),
        )
        return geo.join(upper, lower, calf)

    def _lean(self, third: float) -> float:
        """How far the thigh's handle at the knee lies aside, to meet a calf that slants `third` in a third."""
        return third * 0.12 / (self.knee[2] * 0.34)

    def hem_edge(self) -> Array:
        """Open edge of one leg, from outside to inside."""
        inner, outer = self.hem
        third = (outer - inner) / 3
        rise = self.hem_rise
        return geo.bezier((outer, rise), (outer - third, rise * 0.42 - 0.006), (inner + third, -0.006), (inner, 0))

    def inseam(self) -> Array:
        """The whole inner edge of a leg, from the hem to the fork."""
        knee, _, height = self.knee
        fork = self.crotch_height
        third = (self.hem[0] - knee) / 3
        calf = geo.line((self.hem[0], 0), (knee, height), 20)
        thigh = geo.bezier(
            (knee, height), (knee - self._lean(third), height + 0.12), (self.fork_width, fork - 0.10), (0.0, fork)
        )
        return geo.join(calf, thigh)

    def half(self, drop: float) -> Segments:
        """Segments of the right half."""
        return [
            ("waist", self.waist_edge(drop)),
            ("seam", self.outseam()),
            ("hem", self.hem_edge()),
            ("seam", self.inseam()),
        ]

    def outlines(self) -> Outlines:
        """Segments of the whole front and back, in the form that `Shell` takes."""
        result = {}
        for side, drop in zip((FRONT, BACK), self.waist_drop, strict=True):
            half = self.half(drop)
            result[side] = half + [(tag, geo.flipped(curve)) for tag, curve in reversed(half)]
        return result

    def sheet_bounds(self) -> Bounds:
        """Rectangle round the flat panel, for a Sheet."""
        reach = max(self.outseam()[:, 0].max(), self.hem[1]) + 0.01
        return -reach, -0.02, reach, self.length + 0.01


def scale_of(cut: BottomCut) -> float:
    """The garment's size against an adult's."""
    return cut.hip / HIP_MODEL


def leg_point(cut: BottomCut, height: Array | float, across: float) -> tuple[Any, Any]:
    """Flat point (or arrays of points) of the right leg at a height: 0 at the outer, 1 at the inner seam."""
    outer, inner = cut.outseam(), cut.inseam()
    out = np.interp(height, outer[::-1, 1], outer[::-1, 0])
    return out + (np.interp(height, inner[:, 1], inner[:, 0]) - out) * across, height


def fork_folds(cut: BottomCut) -> list[Fold]:
    """Folds of the right leg that the fork draws over the thigh."""
    scale, fork = scale_of(cut), cut.crotch_height
    start, sag = np.array([0.006 * scale, fork + 0.004]), np.array([0, -0.018 * scale])
    laid = []
    for reach, rise, width, height in (
        (0.60, 0.055, 0.009, 0.0045), (0.72, -0.005, 0.010, 0.0055), (0.62, -0.075, 0.011, 0.0050),
    ):
        end = np.array([reach * cut.hip, fork + rise * scale])
        path = start, start * 0.66 + end * 0.34 + sag, start * 0.33 + end * 0.67 + sag, end
        laid.append(Fold(as_path(path), width * scale, height * scale))
    return laid


def leg_folds(cut: BottomCut) -> list[Fold]:
    """Folds across the right leg, at the knee and over the hem."""
    scale, (_, _, knee) = scale_of(cut), cut.knee
    laid = []
    for height, start, end, slant, width, tall in (
        (knee + 0.070 * scale, 0.98, 0.40, 0.030, 0.010, 0.0045),
        (knee + 0.012 * scale, 0.02, 0.55, 0.022, 0.010, 0.0040),
        (knee - 0.030 * scale, 0.98, 0.35, 0.026, 0.009, 0.0045),
        (0.085 * scale, 0.95, 0.30, 0.022, 0.010, 0.0035), (0.050 * scale, 0.05, 0.60, 0.016, 0.010, 0.0035),
    ):
        path = [leg_point(cut, height + slant * scale * t, start + (end - start) * t) for t in np.linspace(0, 1, 4)]
        laid.append(Fold(as_path(path), width * scale, tall * scale))
    return laid


def seat_folds(cut: BottomCut) -> list[Fold]:
    """Folds of the right leg's back: slack under the seat, and short ones behind the knee."""
    scale, fork, (_, _, knee) = scale_of(cut), cut.crotch_height, cut.knee
    laid = []
    for across, rise, end, fall, width, height in (
        (0.98, 0.030, 0.36, -0.030, 0.012, 0.0058), (0.96, -0.030, 0.30, -0.024, 0.011, 0.0060),
        (0.94, -0.085, 0.44, -0.014, 0.011, 0.0042),
    ):
        places = np.linspace(0, 1, 4)
        path = [leg_point(cut, fork + (rise + fall * np.sin(s * np.pi * 0.8)) * scale, across + (end - across) * s)
                for s in places]
        laid.append(Fold(as_path(path), width * scale, height * scale))
    for height, start, end, slant, width, tall in (
        (knee + 0.055 * scale, 0.03, 0.62, -0.022, 0.010, 0.0050),
        (knee + 0.020 * scale, 0.97, 0.42, -0.018, 0.009, 0.0052),
        (knee - 0.022 * scale, 0.03, 0.55, 0.020, 0.010, 0.0050), (0.075 * scale, 0.04, 0.66, 0.020, 0.010, 0.0036),
    ):
        path = [leg_point(cut, height + slant * t, start + (end - start) * t) for t in np.linspace(0, 1, 4)]
        laid.append(Fold(as_path(path), width * scale, tall * scale))
    return laid


def arrange(
    cut: BottomCut, spacing: float, roundness: float = 0.42, folds: list[Fold] | None = None,
    back: list[Fold] | None = None,
) -> tuple[bpy.types.Object, Shell]:
    """Cut, sew and hang trousers by hand, without a simulation; returns the object and its shell.

    folds, back: those of the right leg's front and back, when not the usual ones.
    """
    shell = pressed.filled(Shell(cut.outlines(), spacing), roundness, cut.depth)
    laid = pressed.on_both_halves(fork_folds(cut) + leg_folds(cut) if folds is None else folds, scale_of(cut))
    behind = pressed.on_both_halves(seat_folds(cut) if back is None else back, scale_of(cut), BACK_SEED)
    return pressed.build(shell, laid, scale_of(cut), back=behind), shell
