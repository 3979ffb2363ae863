"""A shirt collar built on the draped neckline: a stand, a roll and a falling leaf. Metres."""
import bpy
import numpy as np
from scipy.spatial import cKDTree

from arrays import Array

from . import geometry as geo
from .cloth import positions
from .hood import neck_loop
from .sheet import Sheet
from .shell import FRONT, Shell

AROUND = 96
STAND = 0.031  # height of the stand at the back
FALL_BACK, FALL_POINT = 0.046, 0.082  # depth of the leaf at the back and at its points
SPREAD = 0.044  # how far the points lie outwards of the centre front
ROLL = 0.0035  # radius of the fold between stand and leaf
CLEARANCE = 0.0035  # kept between the leaf and the shirt
LEAF_STEPS = np.r_[0.0, 0.05, 0.10, np.linspace(0.18, 1.0, 9)]
STAND_STEPS = np.linspace(-0.25, 1.0, 6)


def _smooth_loop(loop: Array) -> Array:
    """The neckline without its small waves, as AROUND points from front to front."""
    share = np.linspace(0, 1, AROUND)
    walked = geo.arc_lengths(loop)
    points = geo.along(loop, share * walked[-1])
    spectrum = np.fft.rfft(points[:-1], axis=0)
    spectrum[6:] = 0
    smooth = np.fft.irfft(spectrum, AROUND - 1, axis=0)
    smooth = (smooth + (smooth[::-1][np.r_[-1, : AROUND - 2]] * [-1, 1, 1])) / 2
    return np.vstack([smooth, smooth[:1]])


def _frame(loop: Array) -> tuple[Array, Array]:
    """Outward and upward unit vectors at each point of the loop."""
    centre = loop.mean(0)
    tangent = np.gradient(loop, axis=0)
    tangent[[0, -1]] = (np.sign(tangent[1, 0]), 0, 0)
    tilt = np.arctan2(np.ptp(loop[:, 2]), np.ptp(loop[:, 1])) * 0.55
    up = np.array([0, -np.sin(tilt), np.cos(tilt)])
    out = np.cross(tangent, up)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    out *= np.sign(((loop - centre) * out).sum(1))[:, None]
    return out, up


def _stand(base: Array, out: Array, up: Array, height: Array) -> list[Array]:
    """Rows from under the neckline to the roll."""
    return [base + out * (0.0018 - 0.003 * v) + up * (height * v)[:, None] for v in STAND_STEPS]


def _leaf(base: Array, out: Array, up: Array, height: Array, scale: float) -> list[Array]:
    """Rows from the roll to the leaf's edge; towards the front each row spreads outwards."""
    share = np.linspace(0, 1, AROUND)
    front = np.abs(share - 0.5) * 2
    pointed = np.clip((front - 0.45) / 0.55, 0, 1)
    depth = (FALL_BACK + (FALL_POINT - FALL_BACK) * pointed) * scale
    lean = 0.42 - 0.10 * pointed
    length = geo.arc_lengths(base)[-1]
    rows = []
    for v in LEAF_STEPS:
        slide = SPREAD * scale * v * pointed**2 / length * np.sign(0.5 - share)
        where = np.clip(share + slide, 0, 1)

        foot, outward = _moved(base, share, where), _moved(out, share, where)
        outward /= np.linalg.norm(outward, axis=1, keepdims=True)
        turn = np.clip(v / 0.10, 0, 1) * np.pi / 2
        top = foot + up * height[:, None] + outward * 2 * ROLL * np.sin(turn) ** 2
        drop = depth * max(v - 0.05, 0)
        arch = ROLL * np.sin(np.clip(v / 0.10, 0, 1) * np.pi)
        rows.append(top + up * arch - up * drop[:, None] + outward * (drop * lean)[:, None])
    return rows


def _moved(values: Array, share: Array, where: Array) -> Array:
    """The rows of `values`, which lie at `share`, interpolated at `where`."""
    return np.stack([np.interp(where, share, column) for column in values.T], -1)


def _clear_of(points: Array, garment: bpy.types.Object, rounds: int = 3) -> Array:
    """Push points out of the shirt until they clear it."""
    mesh = garment.data
    co = positions(mesh)
    normal = np.empty(len(co) * 3, np.float32)
    mesh.vertices.foreach_get("normal", normal)
    normal = normal.reshape(-1, 3)
    tree = cKDTree(co)
    points = points.copy()
    for _ in range(rounds):
        _, near = tree.query(points, k=6)
        inward = ((points[:, None] - co[near]) * normal[near]).sum(-1)
        push = np.maximum(CLEARANCE - inward.mean(1), 0)
        points += normal[near].mean(1) * push[:, None]
    return points


def build(garment: bpy.types.Object, shell: Shell, scale: float = 1.0) -> bpy.types.Object:
    """Set a collar on a draped shirt; returns its object, flat-mapped as (length, row)."""
    base = _smooth_loop(positions(garment.data)[neck_loop(shell)])
    out, up = _frame(base)
    share = np.abs(np.linspace(-1, 1, AROUND))
    height = STAND * scale * (1 - 0.14 * geo.smoothstep(0.5, 1.0, share))
    stand = _stand(base, out, up, height)
    leaf = np.array(_leaf(base, out, up, height, scale))
    settled = _clear_of(leaf[3:].reshape(-1, 3), garment).reshape(-1, AROUND, 3)
    rows = np.array([*stand[:-1], *leaf[:3], *settled])
    rows[:, 0], rows[:, -1] = _apart(rows[:, 0], -1), _apart(rows[:, -1], 1)
    return _mesh(rows)


def build_stand(garment: bpy.types.Object, shell: Shell, height: float) -> bpy.types.Object:
    """Set a standing collar `height` metres high on a draped top; flat-mapped as a shirt collar."""
    base = _smooth_loop(positions(garment.data)[neck_loop(shell)])
    out, up = _frame(base)
    rows = np.array(_stand(base, out, up, np.full(AROUND, height)))
    rows[:, 0], rows[:, -1] = _apart(rows[:, 0], -1), _apart(rows[:, -1], 1)
    return _mesh(rows)


def _apart(column: Array, side: int) -> Array:
    """The two front edges touch in the middle and do not cross it."""
    sign = np.sign(column[-1, 0]) or side
    column = column.copy()
    column[:, 0] = sign * np.maximum(column[:, 0] * sign, 0.0004)
    return column


def _mesh(rows: Array) -> bpy.types.Object:
    """Grid mesh with flat coordinates: x along the collar, z from the stand's foot to the leaf's edge."""
    count = len(rows)
    faces = [
        (r * AROUND + c, r * AROUND + c + 1, (r + 1) * AROUND + c + 1, (r + 1) * AROUND + c)
        for r in range(count - 1)
        for c in range(AROUND - 1)
    ]
    mesh = bpy.data.meshes.new("collar")
    mesh.from_pydata(rows.reshape(-1, 3).tolist(), [], faces)
    flat = np.array([[(*place, FRONT) for place in row] for row in flat_grid(rows)])
    mesh.attributes.new("flat", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", flat.astype(np.float32).ravel())
    collar = bpy.data.objects.new("collar", mesh)
    bpy.context.collection.objects.link(collar)
    smooth = collar.modifiers.new("subdivide", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    smooth.boundary_smooth = "PRESERVE_CORNERS"
    solid = collar.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0024, 0
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return collar


def flat_grid(rows: Array) -> Array:
    """Flat x and z of the collar's grid: arc lengths along its middle row and across."""
    across = np.linalg.norm(np.diff(rows, axis=0), axis=2)
    height = np.vstack([np.zeros(AROUND), np.cumsum(across, axis=0)])
    step = np.linspace(0, LENGTH, AROUND)
    return np.stack([np.broadcast_to(step, height.shape), height], -1)


LENGTH = 0.44  # nominal flat length, for the cloth's pattern
BOUNDS = (0.0, -0.01, LENGTH, 0.13)
EDGE_STITCH = 0.005  # from the leaf's edge


def leaf_edge(collar: bpy.types.Object) -> Array:
    """The leaf's lower edge in flat coordinates."""
    mesh = collar.data
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.attributes["flat"].data.foreach_get("vector", flat)
    return flat.reshape(-1, 3)[-AROUND:, :2].astype(float)


def decorate(sheet: Sheet, edge: Array, stitches: str | None = None) -> None:
    """A row of stitches round the leaf, whose lower edge is `edge`."""
    start, end = np.searchsorted(edge[:, 0], [EDGE_STITCH, LENGTH - EDGE_STITCH])
    inside = edge[start:end]
    sheet.stitch(inside - [0, EDGE_STITCH], stitches)
    for x, low in ((EDGE_STITCH, inside[0, 1]), (LENGTH - EDGE_STITCH, inside[-1, 1])):
        sheet.stitch(geo.line((x, 0.036), (x, low - EDGE_STITCH), 20), stitches)
