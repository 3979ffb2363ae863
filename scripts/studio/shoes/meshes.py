"""Small mesh and curve tools the shoe modules share. Lengths in centimetres."""
from collections.abc import Callable, Sequence
from typing import TypeAlias

import bpy
import numpy as np
from scipy.interpolate import PchipInterpolator

from arrays import Array, ArrayLike, Table

Faces: TypeAlias = Array | Sequence[Sequence[int]]


def smoothstep(start: float, end: float, value: Array | float) -> Array:
    """0 at `start`, 1 at `end`, eased between."""
    share = np.clip((value - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def unit(vectors: Array) -> Array:
    """The vectors at length 1."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def clamped_curve(points: Table) -> Callable[[ArrayLike], Array]:
    """Monotone curve through (x, y) points, constant beyond the table's ends.

    Never extrapolate: a cubic that runs away draws phantom seams.
    """
    table = np.array(points, float)
    curve = PchipInterpolator(table[:, 0], table[:, 1])
    return lambda x: curve(np.clip(x, table[0, 0], table[-1, 0]))


def smooth_path(points: ArrayLike, count: int) -> Array:
    """`count` points on a curve through the given ones, evenly spaced (PCHIP: no overshoot)."""
    points = np.asarray(points, float)
    return resample(PchipInterpolator(arc_lengths(points), points)(
        np.linspace(0, arc_lengths(points)[-1], count * 4)), count=count)


def arc_lengths(points: Array) -> Array:
    """Length along the polyline at each of its points."""
    steps = np.linalg.norm(np.diff(points[:, :3], axis=0), axis=1)
    return np.concatenate([[0], np.cumsum(np.maximum(steps, 1e-9))])


def resample(points: Array, step: float = 0.0, count: int = 0) -> Array:
    """Evenly spaced points on a polyline: `count` of them, or as many as `step` cm apart make."""
    along = arc_lengths(points)
    count = count or max(int(along[-1] / step), 2)
    places = np.linspace(0, along[-1], count)
    return np.stack([np.interp(places, along, column) for column in points.T], 1)


def grid_normals(grid: Array, wrap: bool = False) -> Array:
    """Unit normals of a grid of points; `wrap` closes its first axis."""
    first = np.roll(grid, -1, 0) - np.roll(grid, 1, 0) if wrap else np.gradient(grid, axis=0)
    return unit(np.cross(first, np.gradient(grid, axis=1)))


def grid_faces(rows: int, columns: int, wrap: bool = False) -> Array:
    """Quads of a grid stored row after row."""
    row = np.arange(rows if wrap else rows - 1)[:, None]
    column = np.arange(columns - 1)[None, :]
    following = (row + 1) % rows
    corners = (row * columns + column, following * columns + column,
               following * columns + column + 1, row * columns + column + 1)
    return np.stack(corners, -1).reshape(-1, 4)


def sample_grid(grid: Array, places: ArrayLike) -> Array:
    """Values of a ring grid at fractional (row, column) places, bilinear."""
    places = np.asarray(places)
    whole = np.floor(places).astype(int)
    row_share, column_share = (places - whole).T[..., None]
    row, column = whole[:, 0] % grid.shape[0], whole[:, 1]
    row_after, column_after = (row + 1) % grid.shape[0], np.minimum(column + 1, grid.shape[1] - 1)
    near = grid[row, column] * (1 - column_share) + grid[row, column_after] * column_share
    far = grid[row_after, column] * (1 - column_share) + grid[row_after, column_after] * column_share
    return near * (1 - row_share) + far * row_share


def add_mesh(
    name: str,
    vertices: ArrayLike,
    faces: Faces,
    material: bpy.types.Material,
    attributes: dict[str, Array] | None = None,
    smooth: bool = True,
) -> bpy.types.Object:
    """A mesh object in the scene; `attributes` are floats per vertex for the shader."""
    mesh = bpy.data.meshes.new(name)
    faces = faces.tolist() if hasattr(faces, "tolist") else faces
    mesh.from_pydata(np.asarray(vertices, float).reshape(-1, 3).tolist(), [], faces)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    for key, values in (attributes or {}).items():
        layer = mesh.attributes.new(key, "FLOAT", "POINT")
        layer.data.foreach_set("value", np.ascontiguousarray(values, np.float32).ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def add_grid(
    name: str,
    grid: Array,
    material: bpy.types.Material,
    wrap: bool = False,
    attributes: dict[str, Array] | None = None,
) -> bpy.types.Object:
    """A grid of points as a smooth sheet (or tube, with `wrap`)."""
    return add_mesh(name, grid, grid_faces(grid.shape[0], grid.shape[1], wrap), material, attributes)


def tube_faces(rings: int, corners: int) -> list[tuple[int, ...]]:
    """Quads of a tube of `rings` closed rings, and a cap on each end."""
    faces = [(i * corners + j, i * corners + (j + 1) % corners,
              (i + 1) * corners + (j + 1) % corners, (i + 1) * corners + j)
             for i in range(rings - 1) for j in range(corners)]
    last = (rings - 1) * corners
    return [*faces, tuple(range(corners))[::-1], tuple(last + j for j in range(corners))]
