"""Tongue, eyelets, crossed or straight laces, and the bow. Lengths in centimetres."""
from dataclasses import dataclass
from itertools import pairwise

import bpy
import mathutils
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from arrays import Array
from shoes.materials import Finish, lace_material, material, metal_material, thread_material
from shoes.meshes import add_grid, add_mesh, arc_lengths, grid_normals, resample, smoothstep, tube_faces, unit
from shoes.ribbons import add_ribbon
from shoes.stitches import sew
from shoes.upper import Posed, Upper

TONGUE_ROWS, TONGUE_COLUMNS = 70, 25
SUNK = 0.42             # cm the tongue lies below the throat's edges
EYELET_HOLE = Finish("#0a0908", "smooth", 0.9)


@dataclass
class Tongue:
    """The sheet under the lacing."""
    finish: Finish
    beyond: float = 1.5         # cm of x it reaches behind the last eyelet
    rise: float = 1.2           # cm it climbs for each of those
    width: float = 1.45         # cm, half, at its lower end
    widening: float = 0.85      # cm more at the top
    thickness: float = 0.12     # cm of padding
    label: Finish | None = None        # a small sewn patch near its top


@dataclass
class Lacing:
    """The eyelets, the lace and its bow."""
    colour: str                 # hex of the lace
    second_colour: str = ""     # hex of its other half, for two-coloured laces
    eyelets: int = 6            # on each side
    width: float = 0.48         # cm of the flat lace
    thickness: float = 0.10
    straight: bool = False      # bars instead of crosses
    bow: float = 1.0            # size of the bow, 0 for none
    tail: float = 4.2           # cm of the loose ends
    inset: float = 0.62         # cm from the throat's edge to the eyelets
    first: float = 0.5          # cm from the collar end to the uppermost eyelet
    last: float = 1.9           # cm from the throat's front to the lowest
    eyelet: Finish | None = None       # a covered ring; metal if empty
    metal: str = "#b08d4c"      # hex
    ring: float = 0.20          # cm, radius of an eyelet


class Throat:
    """The lacing's ground: eyelet places on both sides, from the collar down."""

    def __init__(self, upper: Upper, lacing: Lacing) -> None:
        self.upper = upper
        self.surface = upper.surface
        line = self.surface.throat[np.argsort(self.surface.throat[:, 0])]
        along = arc_lengths(line)
        places = np.linspace(lacing.first, along[-1] - lacing.last, lacing.eyelets)
        self.pairs = [[upper.near(x, side, lacing.inset) for side in (1, -1)]
                      for x in np.interp(places, along, line[:, 0])]
        self.top_x, self.front_x = line[0, 0], line[-1, 0]
        self._tree = cKDTree(upper.skin.reshape(-1, 3))

    def lift_off(self, points: Array, clearance: float) -> Array:
        """Moves points that sink into the shoe out again, `clearance` cm above its skin."""
        _, nearest = self._tree.query(points)
        ground = self.upper.skin.reshape(-1, 3)[nearest]
        normal = self.upper.normals.reshape(-1, 3)[nearest]
        height = ((points - ground) * normal).sum(1)
        near = np.linalg.norm(points - ground, axis=1) < 2.0
        return points + normal * (np.maximum(clearance - height, 0) * near)[:, None]


def add_tongue(throat: Throat, tongue: Tongue, thread: str) -> None:
    """A padded sheet under the lacing that shows above it."""
    middle, normals = _tongue_sheet(throat, tongue)
    across = np.linspace(-1, 1, TONGUE_COLUMNS)[None, :]
    lengthwise = np.linspace(0, 1, TONGUE_ROWS)[:, None]
    padding = 0.02 + tongue.thickness * smoothstep(0, 0.2, lengthwise) * (1 - across ** 6)
    rounded = np.sqrt(1 - np.clip((lengthwise - 0.92) / 0.08, 0, 0.999) ** 2)    # its upper edge, seen from the side
    top = middle + normals * (padding * rounded)[..., None]
    under = middle - normals * ((padding + 0.08) * rounded)[..., None]
    hull = np.concatenate([top, under[:, ::-1]], 1)
    add_mesh("tongue", hull, tube_faces(TONGUE_ROWS, 2 * TONGUE_COLUMNS), material(tongue.finish, "tongue"))
    posed = np.concatenate([top, normals], -1)
    rim = [(i, 2) for i in range(36, TONGUE_ROWS - 4)]
    rim += [(TONGUE_ROWS - 5, j) for j in range(2, TONGUE_COLUMNS - 2)]
    rim += [(i, TONGUE_COLUMNS - 3) for i in range(TONGUE_ROWS - 5, 36, -1)]
    sewing = thread_material(thread)
    sew("tongue_stitches", [np.array([posed[i, j] for i, j in rim])], sewing)
    if tongue.label:
        _add_label(top, normals, tongue.label, sewing)


def _tongue_sheet(throat: Throat, tongue: Tongue) -> tuple[Array, Array]:
    """Grid of points and normals; its sides droop, or they poke through the upper."""
    surface = throat.surface
    stations = np.linspace(throat.front_x + 1.2, throat.top_x - tongue.beyond, TONGUE_ROWS)
    across = np.linspace(-1, 1, TONGUE_COLUMNS)
    rows = []
    for share, x in zip(np.linspace(0, 1, TONGUE_ROWS), stations, strict=True):
        above = max(throat.top_x - x, 0)
        z = surface.ridge_height(max(x, throat.top_x)) - SUNK + above * tongue.rise
        half = tongue.width + tongue.widening * share
        half *= 1 - 0.42 * max((share - 0.86) / 0.14, 0) ** 3.2
        rows.append(np.c_[np.full(TONGUE_COLUMNS, x), surface.centre(x) + across * half,
                          z - 0.40 * across ** 2 * half])
    sheet = np.array(rows)
    normals = grid_normals(sheet)
    return sheet, normals if normals[..., 2].mean() > 0 else -normals


def _add_label(top: Array, normals: Array, finish: Finish, sewing: bpy.types.Material) -> None:
    rows = slice(int(0.80 * TONGUE_ROWS), int(0.93 * TONGUE_ROWS))
    columns = slice(int(0.24 * TONGUE_COLUMNS), TONGUE_COLUMNS - int(0.24 * TONGUE_COLUMNS))
    patch = (top + normals * 0.06)[rows, columns]
    add_grid("label", patch, material(finish, "label"))
    posed = np.concatenate([patch + normals[rows, columns] * 0.01, normals[rows, columns]], -1)
    border = np.concatenate([posed[:, 0], posed[-1], posed[::-1, -1], posed[0, ::-1]])
    sew("label_stitches", [border], sewing)


def add_laces(throat: Throat, lacing: Lacing) -> None:
    """Eyelets, the lace through them and its bow."""
    cloths = [lace_material(lacing.colour), lace_material(lacing.second_colour or lacing.colour)]
    _add_eyelets(throat, lacing)
    pairs = throat.pairs
    if lacing.straight:
        for pair in pairs:
            _add_bar(pair[0], pair[1], 0.10, lacing, cloths[0])
    else:
        for pair, below in pairwise(pairs):
            _add_bar(pair[0], below[1], 0.05, lacing, cloths[0])
            _add_bar(pair[1], below[0], 0.14, lacing, cloths[1])
        _add_bar(pairs[-1][0], pairs[-1][1], 0.04, lacing, cloths[0])
    if lacing.bow:
        _add_bow(throat, lacing, cloths)


def _add_eyelets(throat: Throat, lacing: Lacing) -> None:
    ring = material(lacing.eyelet, "eyelet") if lacing.eyelet else metal_material(lacing.metal)
    hole = material(EYELET_HOLE)
    for pair in throat.pairs:
        for place, normal in pair:
            turn = mathutils.Vector(normal).to_track_quat("Z", "Y").to_euler()
            bpy.ops.mesh.primitive_torus_add(location=place, rotation=turn, major_radius=lacing.ring,
                                             minor_radius=0.055, major_segments=24, minor_segments=8)
            bpy.ops.object.shade_smooth()
            bpy.context.object.data.materials.append(ring)
            bpy.ops.mesh.primitive_cylinder_add(location=place + normal * 0.012, rotation=turn,
                                                radius=lacing.ring * 0.95, depth=0.02, vertices=20)
            bpy.context.object.data.materials.append(hole)


def _add_bar(start: Posed, end: Posed, lift: float, lacing: Lacing, cloth: bpy.types.Material) -> None:
    """One length of lace from eyelet to eyelet; it narrows where it dives in."""
    (place_a, normal_a), (place_b, normal_b) = start, end
    up = unit(normal_a + normal_b)
    way = unit(place_b - place_a)
    near_a, near_b = unit(normal_a + up), unit(normal_b + up)
    points = np.array([place_a - normal_a * 0.16 - way * 0.02, place_a + normal_a * 0.03 + way * 0.02,
                       place_a + normal_a * 0.13 + way * 0.16,
                       place_a * 0.72 + place_b * 0.28 + near_a * (0.15 + lift),
                       (place_a + place_b) / 2 + up * (0.22 + lift),
                       place_b * 0.72 + place_a * 0.28 + near_b * (0.15 + lift),
                       place_b + normal_b * 0.13 - way * 0.16,
                       place_b + normal_b * 0.03 - way * 0.02, place_b - normal_b * 0.16 + way * 0.02])
    normals = np.array([normal_a - way, normal_a - way * 0.8, normal_a, near_a, up, near_b,
                        normal_b, normal_b + way * 0.8, normal_b + way])
    along = arc_lengths(points)
    even = np.linspace(0, along[-1], 48)
    from_end = np.minimum(even, along[-1] - even)
    width = lacing.width * (0.62 + 0.38 * smoothstep(0.16, 0.50, from_end))
    add_ribbon("lace", PchipInterpolator(along, points)(even), unit(PchipInterpolator(along, normals)(even)),
               width, lacing.thickness, cloth)


LOOP = np.array([(0, 0, 0.34), (0.9, 0.35, 0.85), (2.2, 0.25, 0.75), (3.2, -0.35, 0.2),
                 (3.3, -1.25, -0.1), (2.4, -1.35, 0.3), (1.2, -0.65, 0.62), (0, -0.05, 0.40)])
TAIL = np.array([(0, -0.05, 0.34), (0.45, -0.75, 0.55), (1.15, -1.7, 0.25), (1.9, -2.6, 0.1), (2.3, -3.6, 0.1)])


def _add_bow(throat: Throat, lacing: Lacing, cloths: list[bpy.types.Material]) -> None:
    """Knot, two loops and two ends at the uppermost eyelets.

    LOOP and TAIL are in the knot's own frame: sideways, up the throat, off it.
    """
    (place_a, normal_a), (place_b, normal_b) = throat.pairs[0]
    up = unit(normal_a + normal_b)
    lower = (throat.pairs[1][0][0] + throat.pairs[1][1][0]) / 2
    knot = (place_a + place_b) / 2 * 0.8 + lower * 0.2 + up * 0.16
    sideways = unit(place_a - place_b)
    climbing = unit(np.cross(up, sideways))
    climbing *= np.sign(np.dot(climbing, (place_a + place_b) / 2 - lower))
    for side, cloth in zip((1, -1), cloths, strict=True):
        frame = np.array([sideways * side, climbing, up])
        loop = knot + LOOP * lacing.bow @ frame
        tail = knot + TAIL * (lacing.tail / 4.2) @ frame
        for name, line, ground in (("loop", loop, 0.10), ("tail", tail, 0.09)):
            _add_loose_lace(throat, name, line, up, ground + 0.05 * (side > 0), lacing, cloth)
    _add_knot(knot + up * 0.30, sideways, climbing, up, lacing, cloths[0])


def _add_loose_lace(
    throat: Throat,
    name: str,
    points: Array,
    up: Array,
    clearance: float,
    lacing: Lacing,
    cloth: bpy.types.Material,
) -> None:
    """A free length of lace that rests on the shoe."""
    path = _catmull_rom(points, 16)
    path = resample(throat.lift_off(path, clearance + lacing.thickness / 2), count=80)
    path[1:-1] = gaussian_filter1d(path, 2.5, axis=0, mode="nearest")[1:-1]
    normals = np.tile(up, (len(path), 1))
    width = np.full(len(path), lacing.width)
    if name == "tail":
        tip = smoothstep(0.80, 0.84, np.linspace(0, 1, len(path)))
        width = width * (1 - 0.5 * tip)
    add_ribbon(name, path, normals, width, lacing.thickness, cloth)


def _catmull_rom(points: Array, per_span: int) -> Array:
    """A smooth curve through the points."""
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    spans = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        t = np.linspace(0, 1, per_span, endpoint=False)[:, None]
        spans.append(0.5 * (2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t ** 2
                            + (3 * start - before - 3 * end + after) * t ** 3))
    return np.vstack([*spans, points[-1:]])


def _add_knot(
    centre: Array, sideways: Array, climbing: Array, up: Array, lacing: Lacing, cloth: bpy.types.Material,
) -> None:
    """One turn of lace round the knot."""
    angle = np.linspace(-0.75 * np.pi, 0.75 * np.pi, 30)[:, None]
    path = (centre + climbing * 0.34 * np.sin(angle) + up * (0.20 * np.cos(angle) - 0.08)
            + sideways * 0.10 * angle / np.pi)
    normals = climbing * np.sin(angle) + up * np.cos(angle)
    add_ribbon("knot", path, unit(normals), lacing.width * 1.05, lacing.thickness * 1.3, cloth)
