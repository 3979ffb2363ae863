"""Soles: the rubber cup of a sneaker, the welt and heel of a leather shoe.

Every sole follows the upper's real outline, so that nothing gapes.
"""
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from arrays import Array, ArrayLike
from shoes.last import Surface
from shoes.materials import ColourBand, Finish, material, sole_material, thread_material, tread_material
from shoes.meshes import add_grid, add_mesh, grid_normals, sample_grid, smoothstep
from shoes.stitches import Seam, sew
from shoes.tread import Ground, Tread

Profile: TypeAlias = Callable[[Array, float], Array]    # (cm below the lip, share of the wall) -> cm outward

WALL_LEVELS = 150       # at detail 1
TREAD_COLUMNS = 200     # across the underside, at detail 1
HUG = 0.12              # cm between the upper's outline and the sole's inner lip
LIFT_LINES = (0.30, 0.56, 0.80)     # where stacked leather shows a joint, shares of the height


@dataclass
class CupSole:
    """A moulded rubber sole that climbs the upper a little."""
    finish: Finish
    lip: float = 0.55               # cm it climbs above the feather line
    flare: float = 0.22             # cm it stands out
    bands: list[ColourBand] = field(default_factory=list)    # in cm below the lip
    grooves: tuple[float, ...] = (0.14, 0.62)   # cm below the lip
    thread: str = ""                # hex of the stitches along the lip, none if empty
    tread: float = 0.36             # cm from notch to notch of the outsole's edge
    bumper_from: float = 23.0       # x where the ribbed toe bumper begins
    under: Tread = field(default_factory=Tread)


@dataclass
class Heel:
    """A block under the back of the shoe."""
    front: float                    # x where it ends
    finish: Finish
    inset: float = 0.30             # cm inside the sole's edge at the top
    taper: float = 0.18             # cm it narrows towards the floor
    stacked: bool = True            # shows the joints of its lifts


@dataclass
class WeltSole:
    """A flat leather or rubber sole, with a stitched welt unless `thread` is empty."""
    finish: Finish
    edge: float = 0.42              # cm it stands out
    welt: float = 0.30              # cm of the welt's thickness
    step: float = 0.22              # cm the wall steps in under the welt
    lip: float = 0.12
    thread: str = ""
    heel: Heel | None = None
    under: Tread = field(default_factory=Tread)     # of the heel too


def add_sole(surface: Surface, sole: CupSole | WeltSole, lining: Finish) -> None:
    """Any of the soles above, and the insole inside the shoe."""
    outline = Outline(surface, sole.lip)
    if isinstance(sole, CupSole):
        _add_cup(outline, sole)
    else:
        add_welted(outline, sole)
    add_grid("insole", sheet_across(surface, outline.ring(-0.25, surface.feather(surface.foot[:, 0]) + 0.25)),
             material(lining))


def sheet_across(surface: Surface, ring: Array, columns: int = 9, until: int | None = None) -> Array:
    """A sheet spanned between a ring's outer and inner side, from heel to toe or to the ring place `until`."""
    outer = np.arange(surface.rings // 2 + 1 if until is None else until)
    share = np.linspace(0, 1, columns)[None, :, None]
    return ring[outer][:, None] * (1 - share) + ring[surface.mirror_ring(outer)][:, None] * share


class Outline:
    """Rings round the shoe, measured from the widest part of the upper that the sole covers."""

    def __init__(self, surface: Surface, lip: float) -> None:
        self.surface = surface
        x = surface.foot[:, 0]
        self.top = surface.feather(x) + lip
        self.bottom = surface.tread(x)
        self.height = self.top - self.bottom
        standing_out = ((surface.points[..., :2] - surface.foot[:, None]) * surface.outward[:, None]).sum(-1)
        covered = np.where(surface.from_sole <= lip, standing_out, -np.inf).max(1)
        self.hug = gaussian_filter1d(covered, 6, mode="wrap") + HUG

    def ring(self, offset: ArrayLike, z: Array) -> Array:
        """A ring `offset` cm outside the footprint, at the heights `z`."""
        offset = np.broadcast_to(offset, z.shape)
        return np.c_[self.surface.foot + self.surface.outward * offset[:, None], z]

    def wall(self, standing_out: float, profile: Profile) -> tuple[Array, Array]:
        """Rings from lip to tread; `profile(below_lip, share)` carves the wall, cm."""
        count = int(WALL_LEVELS * self.surface.detail)
        rings, depths = [], []
        for share in np.linspace(0, 1, count):
            below = self.height * share
            rounded = standing_out * np.sin(min(share / 0.12, 1) * np.pi / 2)
            drawn_in = 0.10 * smoothstep(0.15, 1, share) + 0.25 * smoothstep(0.93, 1.0, share) ** 2
            rings.append(self.ring(self.hug + rounded - drawn_in + profile(below, share), self.top - below))
            depths.append(below)
        return np.stack(rings, 1), np.stack(depths, 1)

    def add(self, wall: Array, depths: Array, skin: bpy.types.Material) -> None:
        """The wall with its rolled lip."""
        lip = [self.ring(self.hug - inward, self.top - down)
               for inward, down in ((0.14, 0.12), (0.09, 0.03), (0.03, 0.0))]
        grid = np.concatenate([np.stack(lip, 1), wall], 1)
        below = np.concatenate([np.zeros((len(wall), 3)), depths], 1)
        add_grid("sole", grid, skin, wrap=True, attributes={"below_lip": below})

    def add_underside(self, ring: Array, finish: Finish, tread: Tread, until: int | None = None) -> None:
        """The tread inside the wall's lowest ring; a heel's ends at the ring place `until`."""
        surface = self.surface
        sheet = sheet_across(surface, ring, int(TREAD_COLUMNS * surface.detail), until)
        border = np.concatenate([sheet[:, 0], sheet[:, -1], sheet[-1]])[:, :2]
        edge = cKDTree(border).query(sheet[..., :2].reshape(-1, 2))[0].reshape(sheet.shape[:2])
        x, y = sheet[..., 0], sheet[..., 1]
        groove = tread.pattern(Ground(x, y - surface.centre(x), edge))
        sheet[..., 2] += tread.depth * smoothstep(0.06, -0.06, groove)
        skin = tread_material(finish, tread.finish or finish, tread.rim)
        add_grid("underside", sheet, skin, attributes={"groove": groove, "edge": edge})


def _add_cup(outline: Outline, sole: CupSole) -> None:
    surface = outline.surface
    round_foot = surface.round[:, 0]
    x = surface.foot[:, 0]

    def profile(below: Array, _share: float) -> Array:
        above_floor = outline.height - below
        carved = sum(-0.06 * np.exp(-((below - groove) / 0.04) ** 2) for groove in sole.grooves)
        notch = smoothstep(-0.2, 0.5, np.sin(round_foot * 2 * np.pi / sole.tread))
        carved = carved - 0.05 * notch * smoothstep(0.30, 0.24, above_floor)
        bumper = (smoothstep(0.30, 0.36, above_floor) * smoothstep(0.70, 0.78, below)
                  * smoothstep(sole.bumper_from, sole.bumper_from + 1.5, x))
        return carved + 0.04 * np.sin(above_floor * 2 * np.pi / 0.17) * bumper

    wall, depths = outline.wall(sole.flare, profile)
    outline.add(wall, depths, sole_material(sole.finish, sole.bands))
    outline.add_underside(wall[:, -1], sole.finish, sole.under)
    if sole.thread:
        seam = (0.38 / outline.height) * (wall.shape[1] - 1)
        _sew_round(surface, wall, seam, sole.thread)


def _sew_round(surface: Surface, wall: Array, level: Array, thread: str) -> None:
    """Stitches along the wall at a (fractional) level per ring."""
    normals = grid_normals(wall, wrap=True)
    if np.mean(normals[:, wall.shape[1] // 2, :2] * surface.outward) < 0:
        normals = -normals
    rings = np.arange(surface.rings + 1)
    places = np.c_[rings, level[rings % surface.rings]]
    run = sample_grid(np.concatenate([wall, normals], -1), places)
    sew("sole_stitches", [run], thread_material(thread), Seam(0.36, 0.25, 0.05))


def add_welted(outline: Outline, sole: WeltSole) -> None:
    """A flat sole with its welt, stitches and heel."""
    surface = outline.surface

    def profile(below: Array, _share: float) -> Array:
        joint = 0.09 * np.exp(-((below - sole.welt) / 0.05) ** 2)
        return -joint * (sole.step > 0) - sole.step * smoothstep(sole.welt - 0.02, sole.welt + 0.10, below) + 0 * below

    wall, depths = outline.wall(sole.edge, profile)
    outline.add(wall, depths, material(sole.finish, "sole"))
    outline.add_underside(wall[:, -1], sole.finish, sole.under)
    if sole.thread:
        ledge = outline.ring(outline.hug + sole.edge * 0.55, outline.top + 0.03)
        upward = np.tile([0.0, 0.0, 1.0], (surface.rings, 1))
        run = np.c_[ledge, upward]
        sew("welt_stitches", [np.r_[run, run[:1]]], thread_material(sole.thread), Seam(0.34, 0.24, 0.05))
    if sole.heel:
        _add_heel(outline, sole, sole.heel)


def _add_heel(outline: Outline, sole: WeltSole, heel: Heel) -> None:
    """The sole's outline clipped at the heel's front and drawn down to the floor."""
    surface = outline.surface
    under = np.nonzero(surface.foot[:, 0] < heel.front)[0]
    half = surface.rings // 2
    under = np.concatenate([under[under > half], under[under <= half]])
    count = max(int(60 * surface.detail), 12)
    rings = []
    for share in np.linspace(0, 1, count):
        joints = sum(np.exp(-((share - line) / 0.022) ** 2) for line in LIFT_LINES) if heel.stacked else 0
        offset = (outline.hug + sole.edge - heel.inset - heel.taper * share
                  - 0.12 * smoothstep(0.94, 1, share) - 0.05 * joints)
        rings.append(outline.ring(offset, (outline.bottom + 0.08) * (1 - share))[under])
    block = np.stack(rings, 1)
    skin = material(heel.finish, "heel")
    add_grid("heel", block, skin)
    front = np.concatenate([block[0], block[-1]])
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)]
    add_mesh("heel_front", front, faces, skin)
    lowest = np.zeros_like(outline.ring(0, outline.bottom))
    lowest[under] = block[:, -1]
    outline.add_underside(lowest, heel.finish, sole.under, until=int((under <= half).sum()))
