"""The last: the form a shoe is built on, and the bare surface it gives.

The surface is a grid of rings by levels. A ring place goes round the
footprint, from the middle of the heel along the outer side to the toe and back
along the inner side; a level climbs from the sole's edge to the top edge (the
collar, the throat, and in front of the throat the ridge, where both sides
meet and are sewn together).

Shoe coordinates in centimetres: x from heel to toe, y outward (to the little
toe), z up from the floor.
"""
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from arrays import Array, Point2, Table
from shoes.meshes import clamped_curve, grid_normals, smoothstep, unit

RINGS, LEVELS = 1000, 300     # at detail 1


Row: TypeAlias = tuple[Point2, Point2, float, float, float, float, float, float, float]


@dataclass
class Last:
    """A table of stations from the heel's back to the toe's tip.

    Each row: outer foot point (x, y), inner foot point (x, y), top edge
    (x, half width, z), how far the wall swells outward and climbs above the
    sole, and how far it swells outward and falls below the top edge.
    """
    rows: list[Row]
    throat_row: int            # the row where the opening ends in front
    collar_row: int            # the row where the collar turns into the throat
    centre: Table               # (x, y) of the shoe's middle line
    feather: Table              # (x, z) where upper and sole meet
    tread: Table                # (x, z) of the sole's underside
    rounding: int = 1          # rows over which the throat closes to a U

    def scaled(self, along: float, across: float, up: float) -> "Last":
        """The same form stretched: children's shoes are short, wide and round."""
        rows = [((lx * along, ly * across), (mx * along, my * across), ex * along, ew * across, ez * up,
                 out1 * across, up1 * up, out2 * across, down2 * up)
                for (lx, ly), (mx, my), ex, ew, ez, out1, up1, out2, down2 in self.rows]
        return replace(self, rows=rows,
                       centre=[(x * along, y * across) for x, y in self.centre],
                       feather=[(x * along, z * up) for x, z in self.feather],
                       tread=[(x * along, z * up) for x, z in self.tread])


class Surface:
    """The bare upper: points, normals and the distances panels are drawn by."""

    def __init__(self, last: Last, detail: float) -> None:
        self.last = last
        self.detail = detail
        self.rings = int(RINGS * detail) // 2 * 2
        self.levels = int(LEVELS * detail)
        self._lay_rings()
        self._raise_walls()
        self._ease_throat()
        self._sew_ridge()
        self._measure()

    def _lay_rings(self) -> None:
        rows = self.last.rows
        outer = np.array([row[0] for row in rows], float)
        inner = np.array([row[1] for row in rows], float)
        stations = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outer, axis=0), axis=1))])
        stations /= stations[-1]
        loop = np.vstack([outer, inner[-2:0:-1], outer[:1]])
        knots = np.concatenate([stations, 2 - stations[-2::-1]])
        place = np.arange(self.rings) * 2 / self.rings
        spline = CubicSpline(knots, loop, bc_type="periodic")
        self.foot = spline(place)
        tangent = spline(place, 1)
        self.outward = unit(np.stack([tangent[:, 1], -tangent[:, 0]], 1))
        if np.mean((self.foot - self.foot.mean(0)) * self.outward) < 0:
            self.outward = -self.outward
        self.side = np.where(place <= 1, 1.0, -1.0)
        self.along = np.where(place <= 1, place, 2 - place)     # 0 heel .. 1 toe
        self.throat_end = stations[self.last.throat_row]
        self.collar_end = stations[self.last.collar_row]
        self.stations = stations
        self.centre = clamped_curve(self.last.centre)
        self.feather = clamped_curve(self.last.feather)
        self.tread = clamped_curve(self.last.tread)

    def _column(self, values: Array) -> Array:
        """A table column as a smooth function of the ring place, flat at heel and toe."""
        stations = self.stations
        knots = np.concatenate([-stations[:0:-1], stations, 2 - stations[-2::-1]])
        mirrored = np.concatenate([values[:0:-1], values, values[-2::-1]])
        return PchipInterpolator(knots, mirrored)(self.along)

    def _top_edge(self, columns: list[Array]) -> Array:
        """The opening's edge and the ridge; the throat is rounded off in front."""
        edge_x, half_width, edge_z = columns
        end = self.last.throat_row
        before = end - self.last.rounding
        x_before, x_end = self.last.rows[before][2], self.last.rows[end][2]
        share = (self.throat_end - self.along) / (self.throat_end - self.stations[before])
        turning = (share > 0) & (share < 1)
        angle = np.clip(share, 0, 1) * np.pi / 2
        half_width = np.where(turning, self.last.rows[before][3] * np.sin(angle), half_width)
        edge_x = np.where(turning, x_end - (x_end - x_before) * (1 - np.cos(angle)), edge_x)
        edge = np.c_[edge_x, self.centre(edge_x) + self.side * half_width, edge_z]
        softened = gaussian_filter1d(edge, 0.014 * self.rings, axis=0, mode="wrap")
        collar = 1 - smoothstep(self.collar_end * 0.75, self.collar_end, self.along)
        return edge + (softened - edge) * collar[:, None]

    def _raise_walls(self) -> None:
        table = np.array([row[2:] for row in self.last.rows], float)
        columns = [self._column(table[:, k]) for k in range(7)]
        self.edge = self._top_edge(columns[:3])
        swell_low, climb, swell_high, fall = columns[3:]
        base = np.c_[self.foot, self.feather(self.foot[:, 0])]
        sideways = np.c_[self.outward, np.zeros(self.rings)]
        up = np.array([0, 0, 1.0])
        low = base + sideways * swell_low[:, None] + up * climb[:, None]
        high = self.edge + sideways * swell_high[:, None] - up * fall[:, None]
        share = np.linspace(0, 1, self.levels)[None, :, None]
        points = (base[:, None] * (1 - share) ** 3 + 3 * low[:, None] * share * (1 - share) ** 2
                  + 3 * high[:, None] * share ** 2 * (1 - share) + self.edge[:, None] * share ** 3)
        self.points = np.stack([_evenly(section) for section in points])

    def mirror_ring(self, ring: Array) -> Array:
        """The ring place opposite, on the other side of the shoe."""
        return (self.rings - ring) % self.rings

    @property
    def closed(self) -> Array:
        """Ring places in front of the throat, where both sides meet."""
        return self.along >= self.throat_end

    def _ease_throat(self) -> None:
        """Takes out the creases that fan out from the throat's end, sparing the edge itself."""
        eased = gaussian_filter1d(self.points, 0.020 * self.rings, axis=0, mode="wrap")
        from_edge = self._distance_to(self.edge[~self.closed])
        about = np.exp(-((self.along - self.throat_end) / 0.14) ** 2)[:, None]
        weight = about * smoothstep(0.1, 1.3, from_edge) * smoothstep(0, 0.15, np.linspace(0, 1, self.levels))
        self.points += (eased - self.points) * weight[..., None]

    def _sew_ridge(self) -> None:
        """Rounds off the crease where outer and inner side meet."""
        near = 1.4                                               # cm either side of the ridge
        for ring in np.nonzero(self.closed & (self.side > 0))[0]:
            other = self.mirror_ring(ring)
            across = np.concatenate([self.points[ring], self.points[other][-2::-1]])
            step = np.linalg.norm(np.diff(self.points[ring][-3:], axis=0), axis=1).mean()
            softened = gaussian_filter1d(across, 0.55 / max(step, 1e-3), axis=0, mode="nearest")
            from_ridge = np.abs(np.arange(len(across)) - (self.levels - 1)) * step
            weight = (np.exp(-(from_ridge / near) ** 2)
                      * smoothstep(self.throat_end, self.throat_end + 0.03, self.along[ring]))
            across += (softened - across) * weight[:, None]
            self.points[ring] = across[:self.levels]
            self.points[other] = across[self.levels - 1:][::-1]
        self.edge = self.points[:, -1].copy()

    def _measure(self) -> None:
        steps = np.linalg.norm(np.diff(self.points, axis=1), axis=2)
        self.from_sole = np.concatenate([np.zeros((self.rings, 1)), np.cumsum(steps, 1)], 1)
        self.from_edge = self.from_sole[:, -1:] - self.from_sole
        self.normals = self.outward_normals(self.points)
        self.x, self.y, self.z = np.moveaxis(self.points, -1, 0)
        self.off_centre = self.y - self.centre(self.x)
        ring_steps = np.linalg.norm(np.diff(self.foot, axis=0, append=self.foot[:1]), axis=1)
        self.round = np.broadcast_to(np.cumsum(ring_steps)[:, None], self.x.shape)
        throat = (self.along >= self.collar_end) & (self.along <= self.throat_end + 0.004)
        self.from_throat = self._distance_to(self.edge[throat])
        self.from_opening = self._distance_to(self.edge[~self.closed])
        self.throat = self.edge[throat & (self.side > 0)]

    def outward_normals(self, points: Array) -> Array:
        """Unit normals that point out of the shoe, continuous over the ridge."""
        normals = grid_normals(points, wrap=True)
        if np.mean(normals[:, self.levels // 3, :2] * self.outward) < 0:
            normals = -normals
        rings = np.nonzero(self.closed)[0]
        shared = normals[rings, -1] + normals[self.mirror_ring(rings), -1]
        normals[rings, -1] = unit(shared)
        return normals

    def _distance_to(self, curve: Array) -> Array:
        return cKDTree(curve).query(self.points.reshape(-1, 3))[0].reshape(self.rings, self.levels)

    def ridge_height(self, x: float) -> float:
        """Height of the top edge over the middle line at x: throat and ridge."""
        line = self.edge[(self.along >= self.collar_end) & (self.side > 0)]
        order = np.argsort(line[:, 0])
        return float(np.interp(x, line[order, 0], line[order, 2]))

    def throat_half_width(self, x: float) -> float:
        """Distance from the middle line to the throat's edge at x."""
        order = np.argsort(self.throat[:, 0])
        line = self.throat[order]
        return float(np.interp(x, line[:, 0], line[:, 1] - self.centre(line[:, 0])))


def _evenly(section: Array) -> Array:
    """The same curve with points evenly spaced along it."""
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))])
    places = np.linspace(0, along[-1], len(section))
    return np.stack([np.interp(places, along, section[:, k]) for k in range(3)], 1)
