"""Stands one shoe or a pair on the stage."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Matrix


@dataclass
class Pose:
    """Where a shoe stands: its toe's direction in degrees, and its middle in cm.

    Stage axes: 0 degrees points to the picture's right, 90 away from the
    camera, 180 to the left.
    """
    toe: float
    right: float = 0.0
    away: float = 0.0
    mirrored: bool = False      # the other foot

    def matrix(self, length: float) -> Matrix:
        """From shoe to stage coordinates; `length` in cm is the shoe's own."""
        middle = Matrix.Translation((-length / 2, 0, 0))
        other_foot = Matrix.Scale(-1 if self.mirrored else 1, 4, (0, 1, 0))
        turn = Matrix.Rotation(math.radians(self.toe), 4, "Z")
        return Matrix.Translation((self.right, self.away, 0)) @ turn @ other_foot @ middle


PAIR = [Pose(219, 3.0, -6.5), Pose(242, -1.6, 8.5, mirrored=True)]
SMALL_PAIR = [Pose(219, 1.9, -3.9), Pose(242, -1.2, 4.6, mirrored=True)]
BOOTS = [Pose(212, 2.0, -6.5), Pose(236, 0.5, 8.5, mirrored=True)]


def stand(parts: list[bpy.types.Object], length: float, poses: list[Pose]) -> None:
    """Moves a finished shoe's parts to the first pose; each other pose gets copies."""
    bpy.context.view_layer.update()
    places = [part.matrix_world.copy() for part in parts]
    for number, pose in enumerate(poses):
        shoe = parts if number == 0 else [_twin(part) for part in parts]
        for part, place in zip(shoe, places, strict=True):
            part.matrix_world = pose.matrix(length) @ place


def _twin(part: bpy.types.Object) -> bpy.types.Object:
    """A second object with the same mesh."""
    twin = part.copy()
    bpy.context.collection.objects.link(twin)
    return twin
