"""Stands one shoe or a pair on the stage, as each view shows it."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix

from stage import FloorView

PAIR_CAMERA = FloorView(elevation=26, distance=120, aim=(0, 0, 4), fill=0.82)


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
    roll: float = 0.0           # degrees round its own length; 180 turns the sole up

    def matrix(self, length: float) -> Matrix:
        """From shoe to stage coordinates; `length` in cm is the shoe's own."""
        middle = Matrix.Translation((-length / 2, 0, 0))
        other_foot = Matrix.Scale(-1 if self.mirrored else 1, 4, (0, 1, 0))
        turn = Matrix.Rotation(math.radians(self.toe), 4, "Z") @ Matrix.Rotation(math.radians(self.roll), 4, "X")
        return Matrix.Translation((self.right, self.away, 0)) @ turn @ other_foot @ middle


@dataclass(frozen=True)
class Setup:
    """One view: the shoes that are shown, and the camera."""
    poses: list[Pose]
    camera: FloorView = PAIR_CAMERA


PAIR = [Pose(219, 3.0, -6.5), Pose(242, -1.6, 8.5, mirrored=True)]
SMALL_PAIR = [Pose(219, 1.9, -3.9), Pose(242, -1.2, 4.6, mirrored=True)]
BOOTS = [Pose(212, 2.0, -6.5), Pose(236, 0.5, 8.5, mirrored=True)]

# The further views are smaller pictures with fewer samples: a browser loads them only when they are asked for.
SIDE = Setup(
    [Pose(180)],
    FloorView(elevation=9, distance=150, aim=(0, 0, 5), fill=0.82, low=0.05, wall=(30, 140), pixels=0.8, samples=0.4),
)
FROM_ABOVE = FloorView(elevation=89.9, distance=150, aim=(0, 0, 3), fill=0.80, pixels=0.8, samples=0.4)
SOLE = Setup([Pose(93, -6.6), Pose(87, 6.6, mirrored=True, roll=180)], FROM_ABOVE)
SMALL_SOLE = Setup([Pose(93, -3.9), Pose(87, 3.9, mirrored=True, roll=180)], FROM_ABOVE)
BACK = Setup(
    [Pose(66, 4.4, -3.5, mirrored=True), Pose(47, -4.4, 4.5)],
    FloorView(elevation=28, distance=130, aim=(0, 0, 4), fill=0.82, pixels=0.8, samples=0.4),
)


class Stand:
    """A finished shoe's parts on the stage, and what each of its views shows."""

    def __init__(self, parts: list[bpy.types.Object], length: float, setups: dict[int, Setup]) -> None:
        self.parts = parts
        self.length = length
        self.setups = setups
        bpy.context.view_layer.update()
        self._places = [part.matrix_world.copy() for part in parts]
        self._twins: list[bpy.types.Object] = []

    def show(self, number: int) -> FloorView:
        """Moves the shoe to the first pose of a view; each other pose gets copies. Returns the camera."""
        for twin in self._twins:
            bpy.data.objects.remove(twin)
        self._twins = []
        setup = self.setups[number]
        for order, pose in enumerate(setup.poses):
            self._place(self.parts if order == 0 else self._add_twins(), pose)
        return setup.camera

    def _place(self, shoe: list[bpy.types.Object], pose: Pose) -> None:
        """A shoe that is rolled over lies where it touches the floor."""
        matrix = pose.matrix(self.length)
        if pose.roll:
            matrix = Matrix.Translation((0, 0, -self._lowest(matrix))) @ matrix
        for part, place in zip(shoe, self._places, strict=True):
            part.matrix_world = matrix @ place

    def _lowest(self, matrix: Matrix) -> float:
        """The lowest height the shoe's vertices reach under `matrix`, cm."""
        heights = []
        for part, place in zip(self.parts, self._places, strict=True):
            local = np.empty(len(part.data.vertices) * 3, np.float32)
            part.data.vertices.foreach_get("co", local)
            row = np.array(matrix @ place)[2]
            heights.append((local.reshape(-1, 3) @ row[:3]).min() + row[3])
        return float(min(heights))

    def _add_twins(self) -> list[bpy.types.Object]:
        """Second objects with the same meshes."""
        twins = []
        for part in self.parts:
            twin = part.copy()
            bpy.context.collection.objects.link(twin)
            twins.append(twin)
        self._twins += twins
        return twins
