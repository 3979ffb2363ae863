"""The upper: the bare surface with its panels, rim, lining and stitching."""
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from scipy.ndimage import gaussian_filter1d

from arrays import Array
from shoes import stitches
from shoes.last import Surface
from shoes.materials import Finish, material, thread_material, upper_material
from shoes.meshes import add_grid, add_mesh, grid_faces, sample_grid, smoothstep, unit
from shoes.panels import Panel

RIM_STEPS = 12                                                # round the turned-in edge
LINING_DEPTHS = np.array([0, 0.1, 0.3, 0.6, 1, 1.5, 2.4, 3.6, 4.8, 5.6])      # cm below the rim
LINING_SWELL = np.array([0, 0.03, 0.08, 0.1, 0.08, 0.04, 0, 0, 0.1, 0.2])      # cm inward: collar padding
GROOVE = 0.022                                                # cm a seam sinks into the panel
SEAM_SHADOW = Finish("#0c0a08", "smooth", 0.9)


Posed: TypeAlias = tuple[Array, Array]         # a point on the skin and its normal


@dataclass
class Edge:
    """The opening: its rim and what is seen inside."""
    rim: Finish
    lining: Finish
    collar: float = 0.22        # cm, radius of the rim round the heel
    throat: float = 0.09        # cm, radius along the lacing
    turns_at: float = 9.5       # x where the one becomes the other
    padding: float = 1.0        # strength of the collar padding
    depth: float = 5.6          # cm the lining reaches down


class Upper:
    """The finished upper; other modules ask it for points on its skin."""

    def __init__(self, surface: Surface, panels: list[Panel], swell: Array, stitch_floor: float) -> None:
        self.surface = surface
        self.panels = panels
        self.stitch_floor = stitch_floor
        self.skin = surface.points + surface.normals * self._thickness(swell)[..., None]
        self._join_ridge()
        self.normals = surface.outward_normals(self.skin)
        self.posed = np.concatenate([self.skin, self.normals], -1)

    def _thickness(self, swell: Array) -> Array:
        """Centimetres each point stands off the bare surface.

        Panels thin out where the sole's lip covers them, or they poke through it.
        """
        total = swell + 0 * self.surface.x
        above_sole = smoothstep(0.5, 0.95, self.surface.from_sole / self.stitch_floor)
        for panel in self.panels:
            rise = 1 - smoothstep(-panel.edge, panel.edge * 0.25, panel.shape)
            total = total + panel.thickness * rise * above_sole
            for inset in panel.stitches:
                groove = np.exp(-((panel.shape + inset) / 0.055) ** 2) * (panel.shape < 0.05)
                total = total - GROOVE * groove
        return total

    def _join_ridge(self) -> None:
        rings = np.nonzero(self.surface.closed)[0]
        opposite = self.surface.mirror_ring(rings)
        self.skin[rings, -1] = (self.skin[rings, -1] + self.skin[opposite, -1]) / 2

    def near(self, x: float, side: int, inset: float) -> Posed:
        """Point and normal on the skin, `inset` cm from the throat's edge at x."""
        surface = self.surface
        edge = np.array([x, surface.centre(x) + side * surface.throat_half_width(x), surface.ridge_height(x)])
        ring = np.argmin(((surface.edge - edge) ** 2).sum(1))
        level = np.argmin(np.abs(surface.from_edge[ring] - inset))
        return self.skin[ring, level], self.normals[ring, level]

    def add(self, base: Finish, thread: str) -> None:
        """The meshes of skin and stitching; no stitch below the stitch floor."""
        surface = self.surface
        fields = {f"panel{number}": panel.shape for number, panel in enumerate(self.panels)}
        fields.update(round=surface.round, climb=surface.from_sole)
        add_mesh("upper", self.skin, self._faces(), upper_material(base, self.panels), fields)
        visible = surface.from_sole - self.stitch_floor
        for number, panel in enumerate(self.panels):
            runs = [run for inset in panel.stitches
                    for run in stitches.panel_runs(self.panels, number, inset, self.posed, visible)]
            if runs:
                sewing = thread_material(panel.thread or thread)
                stitches.sew(f"stitches{number}", runs, sewing)
            for row, (inset, pitch, radius) in enumerate(panel.holes):
                runs = stitches.panel_runs(self.panels, number, inset, self.posed, visible)
                stitches.perforate(f"holes{number}_{row}", runs, material(SEAM_SHADOW), pitch, radius)

    def _faces(self) -> list[list[int]]:
        """The ring grid, with the two sides sharing their vertices on the ridge."""
        surface = self.surface
        number = np.arange(surface.rings * surface.levels).reshape(surface.rings, surface.levels)
        inner = np.nonzero(surface.closed & (surface.side < 0))[0]
        number[inner, -1] = number[surface.mirror_ring(inner), -1]
        faces = number.ravel()[grid_faces(surface.rings, surface.levels, wrap=True)]
        return [_without_repeats(face) for face in faces.tolist()]

    def add_opening(self, edge: Edge) -> None:
        """The rolled rim and the lining sheet behind it."""
        surface = self.surface
        open_rings = np.nonzero(~surface.closed)[0]
        half = surface.rings // 2
        rings = np.concatenate([open_rings[open_rings > half], open_rings[open_rings <= half]])
        edge_x = surface.edge[rings, 0]
        throat = smoothstep(edge.turns_at, edge.turns_at + 1.3, edge_x)
        radius = (edge.collar + (edge.throat - edge.collar) * throat)[:, None, None]
        outward, onward = self._edge_frame(rings)
        turn = np.linspace(0, np.pi, RIM_STEPS)[None, :, None]
        rim = (self.skin[rings, -1][:, None] - outward[:, None] * radius * (1 - np.cos(turn))
               + onward[:, None] * radius * np.sin(turn))
        add_grid("rim", np.concatenate([rim, rim[:1]]), material(edge.rim))
        hanging = 1 - smoothstep(edge.turns_at - 1, edge.turns_at, edge_x)
        lining = self._lining(edge, rings, rim[:, -1], radius[:, 0], outward, hanging)
        add_grid("lining", np.concatenate([lining, lining[:1]]), material(edge.lining))

    def _edge_frame(self, rings: Array) -> tuple[Array, Array]:
        """Per ring of the opening: the outward normal at its edge, and the way on past the edge.

        The edge curve gives the direction, and the normals a little below it:
        on the edge itself the grid is degenerate at the throat's end.
        """
        surface = self.surface
        curve = self.skin[rings, -1]
        tangent = unit(gaussian_filter1d(np.roll(curve, -1, 0) - np.roll(curve, 1, 0),
                                         5 * surface.detail, axis=0, mode="wrap"))
        below = self.normals[rings, -surface.levels // 15]
        ahead = surface.closed & (surface.along < surface.throat_end + 0.05)
        tip = self._near_tip(rings)
        normal = gaussian_filter1d(below, 8 * surface.detail, axis=0, mode="wrap")
        normal = unit(normal) * (1 - tip) + unit(self.normals[ahead, -1].mean(0)) * tip
        outward = unit(normal - tangent * (normal * tangent).sum(1, keepdims=True))
        onward = np.cross(tangent, outward)
        climb = self.skin[rings, -1] - self.skin[rings, -4]
        return outward, onward * np.sign((onward * climb).sum(1).mean())

    def _near_tip(self, rings: Array) -> Array:
        """1 at the throat's end, 0 a little behind it; a column, one value a ring."""
        surface = self.surface
        return smoothstep(surface.throat_end - 0.06, surface.throat_end - 0.02, surface.along[rings])[:, None]

    def _lining(self, edge: Edge, rings: Array, start: Array, radius: Array, outward: Array, hanging: Array) -> Array:
        """A sheet inside the upper, from the rim's inner end `start`.

        At the collar it first hangs straight down; it is shallow at the
        throat's end, or it pokes through.
        """
        surface = self.surface
        deepest = 0.3 + edge.depth * smoothstep(surface.throat_end, surface.throat_end - 0.2, surface.along[rings])
        length = np.maximum(surface.from_sole[rings, -1], 1e-6)
        tip = self._near_tip(rings)
        sheets = []
        for depth, swell in zip(LINING_DEPTHS, LINING_SWELL * edge.padding, strict=True):
            reach = np.minimum(np.minimum(depth, deepest), length - 0.05)
            level = np.clip((length - reach) / length, 0, 1) * (surface.levels - 1)
            places = np.c_[rings, level]
            deep = smoothstep(0.2, 1.2, reach)[:, None]
            facing = unit(outward * (1 - deep) + sample_grid(surface.normals, places) * deep)
            gap = np.maximum(2 * radius, 0.2) + swell * (radius > 0.12) + 0.35 * tip
            sheet = sample_grid(surface.points, places) - facing * gap
            near = (1 - smoothstep(0, 1.2, depth)) * hanging if depth else np.ones(len(rings))
            sheets.append((start - (0, 0, depth)) * near[:, None] + sheet * (1 - near[:, None]))
        return np.stack(sheets, 1)


def _without_repeats(face: list[int]) -> list[int]:
    """A quad whose corners coincide on the ridge becomes a triangle."""
    return list(dict.fromkeys(face))
