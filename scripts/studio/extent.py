"""How far things reach on the stage."""
from collections.abc import Iterable

import bpy
import numpy as np
from mathutils import Vector

from arrays import Array


def bounds(things: Iterable[bpy.types.Object]) -> tuple[Array, Array]:
    """Lowest and highest corner of those things that the camera will see, in the scene's unit."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners: list[Vector] = []
    for thing in things:
        if thing.type in ("MESH", "CURVE") and not thing.hide_render:
            seen = thing.evaluated_get(graph)
            corners += [seen.matrix_world @ Vector(corner) for corner in seen.bound_box]
    array = np.array(corners)
    return array.min(0), array.max(0)
