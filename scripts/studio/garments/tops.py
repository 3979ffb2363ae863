"""Cut and folds of everything worn above the waist: T-shirts, hoodies and shirts."""
import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import bpy
import numpy as np

from arrays import Array, ArrayLike, Bounds, Point2

from . import geometry as geo, pressed
from .pressed import Fold, as_path
from .shell import BACK, FRONT, FlatFunction, Outlines, Segments, Shell

SHOULDER_MODEL = 0.225  # an adult's half shoulder width
BACK_SEED = 23


@dataclass(frozen=True)
class TopCut:
    """Right half of a top, flat, in metres; heights are above the middle of the hem."""

    neck: Point2 = (0.088, 0.715)  # where collar meets shoulder seam
    neck_drop: Point2 = (0.095, 0.022)  # depth of the neckline in front and behind
    shoulder: Point2 = (0.225, 0.672)
    underarm: Point2 = (0.252, 0.455)
    hem_half: float = 0.256
    hem_rise: float = 0.0  # how much higher the hem is at the side seam
    sleeve: float = 0.232  # length from the shoulder's tip
    sleeve_angle: float = 43  # degrees below horizontal
    cuff: float = 0.165  # flat width of the sleeve's end
    elbow_ease: float = 0.0  # how far the sleeve's outer seam bows outwards
    depth: float = 0.140  # most the body stands off the middle plane

    def direction(self) -> Array:
        """Unit vector down the sleeve."""
        angle = math.radians(self.sleeve_angle)
        return np.array([math.cos(angle), -math.sin(angle)])

    def cuff_ends(self) -> tuple[Array, Array]:
        """Outer and inner corner of the sleeve's end."""
        down = self.direction()
        outer = np.array(self.shoulder) + down * self.sleeve
        return outer, outer + np.array([down[1], -down[0]]) * self.cuff

    def outer_sleeve(self) -> Array:
        """Seam from the shoulder's tip along the sleeve's top to its cuff."""
        outer, _ = self.cuff_ends()
        down, out = self.direction(), np.array([-self.direction()[1], self.direction()[0]])
        shoulder = np.array(self.shoulder)
        slope = shoulder - np.array(self.neck)
        slope /= np.linalg.norm(slope)
        first = shoulder + slope * self.sleeve * 0.16 + out * self.elbow_ease * 0.5
        return geo.bezier(shoulder, first, outer - down * self.sleeve * 0.55 + out * self.elbow_ease, outer)

    def inner_sleeve(self) -> Array:
        """Seam from the cuff up to the underarm."""
        _, inner = self.cuff_ends()
        underarm = np.array(self.underarm)
        reach = np.linalg.norm(inner - underarm)
        return geo.bezier(inner, inner - self.direction() * reach * 0.5, underarm + [0.012, -reach * 0.16], underarm)

    def side(self) -> Array:
        """Seam from the underarm to the hem."""
        x, z = self.underarm
        return geo.bezier(
            (x, z), (x - 0.006, z - 0.04), (self.hem_half - 0.008, 0.2 * z / 0.46), (self.hem_half, self.hem_rise)
        )

    def hem(self) -> Array:
        """Open edge from the side seam to the middle."""
        x, rise = self.hem_half, self.hem_rise
        return geo.bezier((x, rise), (x * 0.72, rise - 0.004), (x * 0.52, -0.006), (0, -0.006))

    def neckline(self, drop: float) -> Array:
        """Open edge from the middle up to the shoulder seam."""
        x, z = self.neck
        low = z - drop
        return geo.bezier((0, low), (x * 0.57, low), (x * 0.94, low + drop * 0.42), (x, z))

    def armhole(self) -> Array:
        """Line from the shoulder's tip to the underarm where the sleeve is set in."""
        (sx, sz), (ux, uz) = self.shoulder, self.underarm
        height = sz - uz
        return geo.bezier((sx, sz), (sx - 0.018, sz - 0.28 * height), (sx - 0.020, uz + 0.30 * height), (ux, uz))

    def outlines(self) -> Outlines:
        """Segments of the whole front and back, in the form that `Shell` takes."""
        return {side: self._outline(drop) for side, drop in zip((FRONT, BACK), self.neck_drop, strict=True)}

    def _outline(self, drop: float) -> Segments:
        half = [
            ("neck", self.neckline(drop)),
            ("seam", geo.line(self.neck, self.shoulder)),
            ("seam", self.outer_sleeve()),
            ("cuff", geo.line(*self.cuff_ends())),
            ("seam", self.inner_sleeve()),
            ("seam", self.side()),
            ("hem", self.hem()),
        ]
        return [(tag, geo.flipped(curve)) for tag, curve in reversed(half)] + half

    def panel(self, side: int = FRONT) -> Array:
        """The outline as one polygon."""
        return np.vstack([curve[:-1] for _, curve in self.outlines()[side]])

    def sheet_bounds(self) -> Bounds:
        """Rectangle round the flat panel, for a Sheet."""
        reach = self.panel(BACK)
        low, high = reach.min(0) - 0.01, reach.max(0) + 0.01
        return low[0], low[1], high[0], high[1]

    def both(self, curve: Array) -> tuple[Array, Array]:
        """A curve and its mirror image."""
        return curve, geo.flipped(curve)


def scale_of(cut: TopCut) -> float:
    """The garment's size against an adult's."""
    return cut.shoulder[0] / SHOULDER_MODEL


def shell(cut: TopCut, spacing: float) -> Shell:
    """The cut's panels meshed and sewn."""
    return Shell(cut.outlines(), spacing)


def sleeve_point(cut: TopCut, share: float, across: float) -> Array:
    """Flat point of the right sleeve: share of its length, and 0 at the outer to 1 at the inner seam."""
    ends = []
    for seam in (cut.outer_sleeve(), cut.inner_sleeve()[::-1]):
        ends.append(geo.along(seam, share * geo.arc_lengths(seam)[-1]))
    return ends[0] * (1 - across) + ends[1] * across


def _fold(cut: TopCut, points: Iterable[ArrayLike], width: float, height: float, **more: Any) -> Fold:
    """A fold whose width and height are an adult's."""
    return Fold(as_path(points), width * scale_of(cut), height * scale_of(cut), **more)


def underarm_folds(cut: TopCut) -> list[Fold]:
    """Folds that the hanging sleeve draws from the underarm over the chest."""
    (ux, uz), (_, sz), scale = cut.underarm, cut.shoulder, scale_of(cut)
    start = np.array([ux - 0.010 * scale, uz + 0.012 * scale])
    sag = np.array([0.0, -0.030 * scale])
    laid = []
    for reach, rise, width, height in (
        (0.62, 0.62, 0.009, 0.0045), (0.50, 0.24, 0.010, 0.0060), (0.60, -0.25, 0.012, 0.0050),
    ):
        end = np.array([ux * (1 - reach), uz + rise * (sz - uz)])
        path = start, start * 0.66 + end * 0.34 + sag, start * 0.33 + end * 0.67 + sag, end
        laid.append(_fold(cut, path, width, height))
    return laid


def body_folds(cut: TopCut) -> list[Fold]:
    """Folds that fall from the chest over the hem."""
    ux, uz = cut.underarm
    laid = []
    for x, top, width, height in (
        (0.78, 0.80, 0.013, 0.0060), (0.46, 0.62, 0.015, 0.0065), (0.22, 0.70, 0.012, 0.0040),
    ):
        foot = x * 0.97 * cut.hem_half
        path = ((x * ux * 0.86, uz * top), (x * ux * 0.84, uz * top * 0.66), (foot, uz * 0.30), (foot, -0.02))
        laid.append(_fold(cut, path, width, height, open_end=True))
    return laid


def sleeve_folds(cut: TopCut) -> list[Fold]:
    """Folds across a long sleeve, most of them at the elbow; a short sleeve has none."""
    if cut.sleeve < 1.6 * cut.cuff:
        return []
    laid = []
    for share, start, end, slant, width, height in (
        (0.10, 0.85, 0.15, -0.10, 0.009, 0.0045), (0.24, 0.95, 0.25, 0.07, 0.009, 0.0050),
        (0.36, 1.0, 0.20, 0.08, 0.008, 0.0055), (0.47, 1.0, 0.30, -0.05, 0.008, 0.0060),
        (0.58, 0.95, 0.10, 0.09, 0.009, 0.0050), (0.72, 0.30, 0.90, 0.07, 0.008, 0.0040),
    ):
        points = [sleeve_point(cut, share + slant * t, start + (end - start) * t) for t in np.linspace(0, 1, 4)]
        laid.append(_fold(cut, points, width, height))
    return laid


def back_folds(cut: TopCut) -> list[Fold]:
    """Folds of the right half of a back: down from the shoulder blade, and in towards the waist."""
    (ux, uz), (_, sz), scale = cut.underarm, cut.shoulder, scale_of(cut)
    laid = []
    for x, top, low, lean, width, height in (
        (0.66, 0.72, 0.10, 0.04, 0.014, 0.0070), (0.36, 0.86, -0.06, 0.02, 0.016, 0.0066),
        (0.13, 0.62, 0.02, -0.03, 0.013, 0.0054),
    ):
        heights = np.linspace(top, low, 4) * uz
        fall = [(ux * (x + lean * share), z) for share, z in zip((0, 0.8, 1.0, 0.6), heights, strict=True)]
        laid.append(_fold(cut, fall, width, height, open_end=low < 0.05))
    start = np.array([ux - 0.012 * scale, uz + 0.020 * scale])
    for reach, rise, sag, width, height in (
        (0.55, 0.50, -0.030, 0.010, 0.0052), (0.40, 0.05, -0.035, 0.011, 0.0058), (0.52, -0.42, -0.020, 0.012, 0.0048),
    ):
        end, bow = np.array([ux * (1 - reach), uz + rise * (sz - uz)]), np.array([0.0, sag * scale])
        path = start, start * 0.66 + end * 0.34 + bow, start * 0.33 + end * 0.67 + bow, end
        laid.append(_fold(cut, path, width, height))
    return laid + sleeve_folds(cut)


def arrange(
    cut: TopCut, spacing: float, folds: list[Fold] | None = None, worn: FlatFunction | None = None,
) -> tuple[bpy.types.Object, Shell]:
    """Cut, sew and hang a top by hand, without a simulation; returns the object and its shell.

    folds: those of the right half, when not all kinds; worn: as in `pressed.build`.
    """
    sewn = pressed.filled(shell(cut, spacing), most=cut.depth)
    if folds is None:
        folds = underarm_folds(cut) + body_folds(cut) + sleeve_folds(cut)
    laid = pressed.on_both_halves(folds, scale_of(cut))
    back = pressed.on_both_halves(back_folds(cut), scale_of(cut), BACK_SEED)
    return pressed.build(sewn, laid, scale_of(cut), worn, back), sewn
