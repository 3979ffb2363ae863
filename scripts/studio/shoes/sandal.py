"""Sandals: a footbed, and straps laid over a foot that is itself not drawn."""
from dataclasses import dataclass, field

import numpy as np

from arrays import Point2, Table
from shoes import pair
from shoes.last import Last, Surface
from shoes.materials import Finish, material
from shoes.meshes import add_grid, add_mesh, clamped_curve, sample_grid, tube_faces
from shoes.sole import Outline, WeltSole, add_welted, sheet_across
from shoes.straps import add_buckle, add_strap, path_over, path_round

SINK = 0.5      # cm a strap's ends reach down into the footbed


@dataclass
class Band:
    """A strap across the foot; it runs where x = at + slant * distance from the middle line."""
    at: float                   # cm
    slant: float
    width: float = 2.0
    thickness: float = 0.2
    lift: float = 0.0           # cm over the straps below it


@dataclass
class Sandal:
    """A sole with straps: what it is built on, what it is made of, and how its pair is set up."""
    last: Last
    finish: Finish              # straps and heel piece
    footbed: Finish
    sole: WeltSole
    thread: str                 # hex
    bands: list[Band]
    ankle: Point2 = (7.6, 0.22)  # the ankle strap's height at the heel (z, cm) and its rise per cm of x
    ankle_width: float = 1.1
    counter: Table = field(default_factory=lambda: [(0, 6.4), (2, 6.0), (3.4, 4.4), (4.4, 2.0), (5, 0.4)])
    metal: str = "#c8a45a"
    poses: list[pair.Pose] = field(default_factory=lambda: pair.PAIR)
    third: pair.Setup = pair.SOLE

    def build(self, detail: float) -> float:
        """Makes the sandal's meshes; returns its length in cm."""
        foot = Surface(self.last, detail)
        outline = Outline(foot, self.sole.lip)
        add_welted(outline, self.sole)
        bed = outline.ring(outline.hug + self.sole.edge * 0.96, outline.top + 0.02)
        add_grid("footbed", sheet_across(foot, bed), material(self.footbed, "footbed"))
        for number, band in enumerate(self.bands):
            self._add_band(foot, number, band)
        self._add_counter(foot)
        self._add_ankle_strap(foot)
        return float(foot.foot[:, 0].max())

    def _add_band(self, foot: Surface, number: int, band: Band) -> None:
        line = foot.x - band.at - band.slant * foot.off_centre
        path = path_over(foot, line, (band.at - 7, band.at + 7))
        ends = [np.r_[path[k, :3] - (0, 0, SINK), path[k, 3:]] for k in (0, -1)]
        path = np.vstack([ends[0], path, ends[1]])
        add_strap(f"band{number}", path, band.width, band.thickness, self.finish, self.thread, band.lift)

    def _add_counter(self, foot: Surface) -> None:
        """The stiff piece round the heel, as high above the footbed as `counter` says at each x."""
        top = clamped_curve(self.counter)
        rings = np.nonzero(foot.foot[:, 0] < self.counter[-1][0])[0]
        half = foot.rings // 2
        rings = np.concatenate([rings[rings > half], rings[rings <= half]])
        share = np.linspace(-0.06, 1, 40)
        posed = np.concatenate([foot.points, foot.normals], -1)
        outside, inside = [], []
        for ring in rings:
            reach = top(foot.foot[ring, 0]) * share / foot.from_sole[ring, -1]
            levels = np.clip(reach, 0, 1) * (foot.levels - 1)
            skin = sample_grid(posed, np.c_[np.full(len(share), ring), levels])
            skin[:, 2] += np.minimum(share, 0) * 6
            outside.append(skin[:, :3] + skin[:, 3:] * 0.14)
            inside.append(skin[:, :3] - skin[:, 3:] * 0.06)
        hull = np.concatenate([np.array(outside), np.array(inside)[:, ::-1]], 1)
        add_mesh("counter", hull, tube_faces(*hull.shape[:2]), material(self.finish, "counter"))

    def _add_ankle_strap(self, foot: Surface) -> None:
        height, rise = self.ankle
        path = path_round(foot, foot.z - height - rise * foot.x)
        points, normals = add_strap("ankle", path, self.ankle_width, 0.18, self.finish, self.thread, 0.16, 0.14)
        spot = int(len(points) * 0.22)
        add_buckle(points[spot] + normals[spot] * 0.14, normals[spot], points[spot + 2] - points[spot - 2],
                   (self.ankle_width + 0.5, 1.1), self.metal)
