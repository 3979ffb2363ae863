"""Flat bands swept along a path: laces, straps, pull tabs. Lengths in centimetres."""
import bpy
import numpy as np

from arrays import Array, ArrayLike
from shoes.meshes import add_mesh, arc_lengths, tube_faces, unit

CORNERS = 16        # round a band's section


def add_ribbon(
    name: str,
    path: Array,
    normals: Array,
    width: ArrayLike,
    thickness: ArrayLike,
    material: bpy.types.Material,
    squareness: float = 0.6,
) -> bpy.types.Object:
    """A band along `path` (n x 3), lying on `normals`; width and thickness may vary.

    `squareness` below 1 flattens the section; near 1 it is an ellipse.
    """
    count = len(path)
    tangent = unit(np.gradient(path, axis=0))
    across = unit(np.cross(normals, tangent))
    upward = unit(np.cross(tangent, across))
    angle = np.arange(CORNERS) * 2 * np.pi / CORNERS
    wide = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** squareness
    high = np.sign(np.sin(angle)) * np.abs(np.sin(angle)) ** 0.8
    width = np.broadcast_to(width, (count,))[:, None, None]
    thickness = np.broadcast_to(thickness, (count,))[:, None, None]
    points = (path[:, None] + across[:, None] * wide[None, :, None] * width / 2
              + upward[:, None] * high[None, :, None] * thickness / 2)
    attributes = {"along": np.repeat(arc_lengths(path), CORNERS), "across": np.tile(wide, count)}
    return add_mesh(name, points, tube_faces(count, CORNERS), material, attributes)


def border_runs(path: Array, normals: Array, width: ArrayLike, thickness: ArrayLike, inset: float) -> list[Array]:
    """Two stitch runs (n x 6) on a band's upper face, `inset` cm from its borders."""
    tangent = unit(np.gradient(path, axis=0))
    across = unit(np.cross(normals, tangent))
    upward = unit(np.cross(tangent, across))
    half = (np.broadcast_to(width, (len(path),)) / 2 - inset)[:, None]
    lifted = path + upward * np.broadcast_to(thickness, (len(path),))[:, None] * 0.47
    return [np.c_[lifted + across * half * side, upward] for side in (1, -1)]
