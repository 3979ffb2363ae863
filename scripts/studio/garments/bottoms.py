"""Cut and drape of trousers: two legs, a gusset at the fork, a pinned waistband. Metres."""
import math
from dataclasses import dataclass

import numpy as np

from . import cloth, mannequin, pressed
from . import geometry as geo
from .pressed import Fold
from .shell import BACK, FRONT, Shell

HIP_MODEL = 0.250  # half hip width the mannequin's allowances were measured at


@dataclass(frozen=True)
class BottomCut:
    """Right half of a pair of trousers, flat, in metres; heights are above the hem."""

    length: float = 1.04
    waist: float = 0.205  # half of the flat waist
    hip: float = 0.236
    hip_height: float = 0.84
    crotch_height: float = 0.745
    knee: tuple = (0.018, 0.206, 0.46)  # inner x, outer x, height
    hem: tuple = (0.030, 0.192)  # inner x, outer x
    flared: bool = False  # the outline turns at the knee, or runs smoothly through it
    hem_rise: float = 0.0  # how much higher a flared hem is cut at the side
    waist_drop: tuple = (0.022, 0.0)  # dip of the waist in front and behind
    fork_width: float = 0.014  # how fast the legs part under the fork
    gusset: float = 0.068
    gusset_length: float = 0.16
    depth: float = 0.100
    band: float = 0.038
    waist_ellipse: tuple = (0.172, 0.076)  # half width and half depth of the worn waistband
    hip_depth: float = 0.46  # half depth of the hips over their half width
    leg_oval: tuple = (1.15, 0.95)  # legs across and towards us; as deep as the hips, or a ridge shows

    def waist_edge(self, drop):
        """Open edge from the middle to the side."""
        x, z = self.waist, self.length
        return geo.bezier((0, z - drop), (x * 0.4, z - drop), (x * 0.75, z - drop * 0.3), (x, z))

    def outseam(self):
        """Seam from the waist down the outside of the leg."""
        _, knee, height = self.knee
        hip, hip_height = self.hip, self.hip_height
        upper = geo.bezier(
            (self.waist, self.length), (self.waist + 0.020, self.length - 0.08), (hip, hip_height + 0.07), (hip, hip_height)
        )
        third = (self.hem[1] - knee) / 3
        lower = geo.bezier(
            (hip, hip_height), (hip, hip_height - 0.12), (knee - self._lean(third), height + 0.12), (knee, height)
        )
        calf = geo.bezier(
            (knee, height), (knee + third, height * 0.66), (self.hem[1] - third, height * 0.33), (self.hem[1], self.hem_rise)
        )
        return geo.join(upper, lower, calf)

    def _lean(self, third):
        """How far the thigh's handle at the knee lies aside, to meet a calf that slants `third` in a third."""
        return 0 if self.flared else third * 0.12 / (self.knee[2] * 0.34)

    def hem_edge(self):
        """Open edge of one leg, from outside to inside."""
        inner, outer = self.hem
        third = (outer - inner) / 3
        rise = self.hem_rise
        return geo.bezier((outer, rise), (outer - third, rise * 0.42 - 0.006), (inner + third, -0.006), (inner, 0))

    def inseam(self):
        """The whole inner edge of a leg, from the hem to the fork."""
        knee, _, height = self.knee
        fork = self.crotch_height
        third = (self.hem[0] - knee) / 3
        if self.flared:
            calf = geo.bezier((self.hem[0], 0), (self.hem[0], height * 0.33), (knee, height * 0.66), (knee, height))
        else:
            calf = geo.line((self.hem[0], 0), (knee, height), 20)
        thigh = geo.bezier((knee, height), (knee - self._lean(third), height + 0.12), (self.fork_width, fork - 0.10), (0.0, fork))
        return geo.join(calf, thigh)

    def split_inseam(self):
        """The sewn part of the inseam, and the part under the fork that takes the gusset."""
        edge = geo.resample(self.inseam(), 0.004)
        at = len(edge) - round(self.gusset_length / 0.004)
        return edge[: at + 1], edge[at:]

    def half(self, drop):
        """Segments of the right half."""
        sewn, gusset = self.split_inseam()
        return [
            ("waist", self.waist_edge(drop)),
            ("seam", self.outseam()),
            ("hem", self.hem_edge()),
            ("seam", sewn),
            ("gusset", gusset),
        ]

    def outlines(self):
        """Segments of the whole front and back, as a Shell wants them."""
        result = {}
        for side, drop in zip((FRONT, BACK), self.waist_drop):
            half = self.half(drop)
            result[side] = half + [(tag, geo.flipped(curve)) for tag, curve in reversed(half)]
        return result

    def sheet_bounds(self):
        """Rectangle round the flat panel, for a Sheet."""
        reach = max(self.outseam()[:, 0].max(), self.hem[1]) + 0.01
        return -reach, -0.02, reach, self.length + 0.01


def body(cut, fullness):
    """Hips and legs inside the trousers."""
    a, b = cut.waist_ellipse
    hip = cut.hip * 0.72
    fork, top = cut.crotch_height, cut.length
    scale = scale_of(cut)
    deep = hip * cut.hip_depth
    sections = [
        (0, 0.004, fork + 0.01 * scale, hip * 0.90, deep * 0.92),
        (0, 0.008, fork + 0.06 * scale, hip, deep),
        (0, 0.010, cut.hip_height, hip, deep),
        (0, 0.006, (cut.hip_height + top) / 2, (hip + a) / 2 - 0.006 * scale, b - 0.004 * scale),
        (0, 0, top - cut.band, a - 0.012 * scale, b - 0.010 * scale),
        (0, 0, top + 0.06 * scale, a - 0.012 * scale, b - 0.010 * scale),
    ]
    outer = cut.outseam()
    start = geo.arc_lengths(outer)[np.argmin(np.abs(outer[:, 1] - fork))] / geo.arc_lengths(outer)[-1]
    lower = geo.along(outer, np.linspace(start, 1, 60) * geo.arc_lengths(outer)[-1])
    root = (hip * 0.50, fork + 0.03 * scale)
    leg = mannequin.limb(
        lower, cut.inseam()[::-1], root, hip * 0.49, start=0.06, fullness=fullness, oval=cut.leg_oval,
        margin=mannequin.MARGIN * scale,
    )
    return mannequin.build([mannequin.loft(sections), leg, mannequin.mirrored(leg)], scale=scale)


def scale_of(cut):
    """The garment's size against an adult's."""
    return cut.hip / HIP_MODEL


def _worn_waist(cut):
    """Start shape whose waistband already lies on its ellipse."""
    a, b = cut.waist_ellipse

    def place(places, shell):
        band = band_vertices(cut, shell)
        turn = np.clip(shell.flat[band, 0] / cut.waist, -1, 1) * math.pi / 2
        places[band, 0] = a * np.sin(turn)
        places[band, 1] = shell.side[band] * b * np.cos(turn)
        return places

    return place


def band_vertices(cut, shell):
    """Vertices of the waistband."""
    return np.where(shell.distance("waist") < cut.band)[0]


def leg_point(cut, height, across):
    """Flat point of the right leg at a height: 0 at the outer, 1 at the inner seam."""
    outer, inner = cut.outseam(), cut.inseam()
    out = np.interp(height, outer[::-1, 1], outer[::-1, 0])
    return out + (np.interp(height, inner[:, 1], inner[:, 0]) - out) * across, height


def fork_folds(cut):
    """Folds of the right leg that the fork draws over the thigh."""
    scale, fork = scale_of(cut), cut.crotch_height
    start, sag = np.array([0.006 * scale, fork + 0.004]), np.array([0, -0.018 * scale])
    laid = []
    for reach, rise, width, height in ((0.60, 0.055, 0.009, 0.0045), (0.72, -0.005, 0.010, 0.0055), (0.62, -0.075, 0.011, 0.0050)):
        end = np.array([reach * cut.hip, fork + rise * scale])
        path = start, start * 0.66 + end * 0.34 + sag, start * 0.33 + end * 0.67 + sag, end
        laid.append(Fold(tuple(map(tuple, path)), width * scale, height * scale))
    return laid


def leg_folds(cut):
    """Folds across the right leg, at the knee and over the hem."""
    scale, (_, _, knee) = scale_of(cut), cut.knee
    laid = []
    for height, start, end, slant, width, tall in (
        (knee + 0.070 * scale, 0.98, 0.40, 0.030, 0.010, 0.0045), (knee + 0.012 * scale, 0.02, 0.55, 0.022, 0.010, 0.0040),
        (knee - 0.030 * scale, 0.98, 0.35, 0.026, 0.009, 0.0045),
        (0.085 * scale, 0.95, 0.30, 0.022, 0.010, 0.0035), (0.050 * scale, 0.05, 0.60, 0.016, 0.010, 0.0035),
    ):
        path = [leg_point(cut, height + slant * scale * t, start + (end - start) * t) for t in np.linspace(0, 1, 4)]
        laid.append(Fold(tuple(map(tuple, path)), width * scale, tall * scale))
    return laid


def arrange(cut, spacing, roundness=0.42, swell=0.0012, folds=None):
    """Cut, sew and hang trousers by hand, without a simulation; returns the object and its shell.

    folds: those of the right leg, when not the usual ones.
    """
    sewn = {side: [("seam" if tag == "gusset" else tag, curve) for tag, curve in segments]
            for side, segments in cut.outlines().items()}
    shell = pressed.filled(Shell(sewn, spacing), roundness, cut.depth)
    laid = pressed.on_both_halves(fork_folds(cut) + leg_folds(cut) if folds is None else folds, scale_of(cut))
    return pressed.build(shell, laid, swell, scale_of(cut)), shell


def drape(cut, stuff, spacing, frames, fullness=0.86, start=None, wearer=None, seam_rounds=140):
    """Cut, sew, hang and refine trousers; returns the draped object and its shell.

    start: optional function (positions, shell) -> positions for another start shape.
    seam_rounds: how often the seams are ironed; 0 leaves flutes alone.
    wearer: the cut whose shape the hidden legs have, when not the garment's own.
    """
    wearer_body = body(wearer or cut, fullness)
    shell = Shell(
        cut.outlines(), spacing, depth_limit=lambda flat: np.full(len(flat), cut.depth), gusset=cut.gusset
    )
    worn = _worn_waist(cut)

    def shaped(places, sewn):
        return worn(start(places, sewn) if start else places, sewn)

    garment = shell.to_object("garment", start=shaped)
    pinned = band_vertices(cut, shell)
    draped = cloth.drape(garment, stuff, frames, pinned=pinned, margin=mannequin.MARGIN * scale_of(cut))
    mannequin.remove(wearer_body)
    cloth.smooth_edges(draped)
    cloth.iron_seams(draped, spacing, seam_rounds)
    cloth.refine(draped)
    draped["spacing"] = spacing
    return draped, shell
