"""A garment as a closed shell: a flat front and a flat back sewn along their seams.

x is left to right as we look at it (mirror symmetric), z is up, -y is towards the camera.
"""
from collections.abc import Callable
from typing import TypeAlias

import bpy
import numpy as np

from arrays import Array

from . import geometry as geo

Segments: TypeAlias = list[tuple[str, Array]]           # (tag, polyline)
Outlines: TypeAlias = dict[int, Segments]               # by side
FlatFunction: TypeAlias = Callable[[Array], Array]      # of flat points
Parts: TypeAlias = dict[str, bpy.types.Object]          # what a drape consists of, by name

FRONT, BACK = -1, 1
FRONT_SLOT, BACK_SLOT = 0, 1


class Shell:
    """Panels meshed and sewn, still flat: `depth` is how far each vertex stands off the middle plane.

    outlines: {FRONT: segments, BACK: segments}; a segment is (tag, polyline). Segments tagged
    'seam' join front and back; any other tag names an open edge ('neck', 'hem', ...).
    """

    def __init__(self, outlines: Outlines, spacing: float) -> None:
        self.outlines = outlines
        self.spacing = spacing
        self.faces: list[list[int]] = []
        self.face_slots: list[int] = []
        self._places: list[Array] = []
        self._sides: list[float] = []
        self._sewn: dict[tuple[float, ...], int] = {}
        for side in (FRONT, BACK):
            self._add_panel(side, outlines[side])
        self.flat, self.side = np.array(self._places), np.array(self._sides, float)
        self.depth = np.zeros(len(self.flat))

    def _add_panel(self, side: int, segments: Segments) -> None:
        border: list[Array] = []
        tags: list[str] = []
        for tag, curve in segments:
            edge = geo.resample(curve, self.spacing)[:-1]
            border.extend(edge)
            tags.extend([tag] * len(edge))
        points, faces = geo.triangulate(np.array(border), self.spacing)
        index = [self._vertex(point, side, i, tags) for i, point in enumerate(points)]
        for face in faces:
            corners = [index[v] for v in face]
            self.faces.append(corners if side == FRONT else corners[::-1])
            self.face_slots.append(FRONT_SLOT if side == FRONT else BACK_SLOT)

    def _vertex(self, point: Array, side: int, i: int, tags: list[str]) -> int:
        """Index of a new vertex, or of the front's vertex it is sewn to."""
        on_border = i < len(tags)
        around = {tags[i], tags[i - 1]} if on_border else set()
        key = tuple(np.round(point, 5))
        if "seam" in around:
            if key in self._sewn:
                self._sides[self._sewn[key]] = 0
                return self._sewn[key]
            self._sewn[key] = len(self._places)
        self._places.append(point)
        self._sides.append(side)
        return len(self._places) - 1

    def curves(self, tag: str, side: int = FRONT) -> list[Array]:
        """The outline's polylines of one tag."""
        return [curve for name, curve in self.outlines[side] if name == tag]

    def distance(self, tag: str) -> Array:
        """Distance of every vertex to the edges of one tag, on its own side."""
        result = np.full(len(self.flat), 9.0)
        for each in (FRONT, BACK):
            here = (self.side == each) | (self.side == 0)
            for curve in self.curves(tag, each):
                found = geo.distance_to(self.flat[here], geo.resample(curve, 0.004))
                result[here] = np.minimum(result[here], found)
        return result

    def to_object(self, name: str, worn: FlatFunction | None = None) -> bpy.types.Object:
        """Blender mesh of the shell, with the attribute `flat`: x, z and side of each vertex.

        worn: optional function (flat points) -> flat points as they hang.
        """
        mesh = bpy.data.meshes.new(name)
        hung = self.flat if worn is None else worn(self.flat)
        mesh.from_pydata(np.c_[hung[:, 0], self.side * self.depth, hung[:, 1]].tolist(), [], self.faces)
        mesh.polygons.foreach_set("material_index", self.face_slots)
        attribute = mesh.attributes.new("flat", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", np.c_[self.flat, self.side].astype(np.float32).ravel())
        garment = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(garment)
        return garment
