"""Garments: one is arranged (or read from its drape), dressed, and brought to the stage's unit.

A garment is cut and dressed in metres, because Blender's cloth solver works in
SI units. `add` is the only place where metres become the stage's centimetres.
"""
import importlib
import math
from collections.abc import Iterable

import bpy
from mathutils import Matrix

from garments import drapes, sheet
from parameters import Parameters
from stage import NearView, View, WallView

CM_PER_M = 100
FRONT, BACK = WallView(), WallView(pixels=0.8, samples=0.6)
NEAR_MARGIN = 1.3           # how much more of the cloth is painted finely than the frame holds
NEAR_PIXELS = 1400          # of a sheet over the near frame's height


class Hung:
    """A garment on the stage: its front, its back, and its cloth from near."""

    def __init__(self, product: Parameters, detail: float) -> None:
        self._product, self._detail = product, detail
        self._shown = 0
        self._things: list[bpy.types.Object] = []

    def show(self, number: int) -> View:
        """Hangs the garment up for one of its views; returns the camera's place."""
        if self._shown != number:
            self._hang(number)
        self._shown = number
        if number == 3:
            return self._product.CLOSE
        return FRONT if number == 1 else BACK

    def _hang(self, number: int) -> None:
        """Sheets depend on the view, so the garment is dressed anew."""
        for thing in self._things:
            bpy.data.objects.remove(thing)
        near = _near(self._product.CLOSE) if number == 3 else None
        with sheet.seen_from_near(near):
            parts = drapes.arranged(self._product, fine=self._detail >= 1)
            self._things = add(self._product, parts)
        if number == 2:
            for thing in self._things:
                if thing.parent is None:
                    thing.matrix_world = Matrix.Rotation(math.pi, 4, "Z") @ thing.matrix_world
            bpy.context.view_layer.update()


def build(product: Parameters, detail: float) -> Hung:
    """The garment, dressed when a view of it is shown; detail 1 is for a final picture, less for a draft."""
    return Hung(product, detail)


def _near(view: NearView) -> sheet.Near:
    """What a near camera sees, on the flat panel: the cut keeps its outline, so it is the frame itself."""
    x, z = view.aim[0] / CM_PER_M, view.aim[1] / CM_PER_M
    half = view.frame / CM_PER_M / 2 * NEAR_MARGIN
    return sheet.Near((x - half, z - half, x + half, z + half), view.frame / CM_PER_M / NEAR_PIXELS)


def add(product: Parameters, parts: dict[str, bpy.types.Object], size: float = 1.0) -> list[bpy.types.Object]:
    """Dresses a drape's parts; returns the garment's objects in centimetres, `size` times its true size."""
    others, materials = set(bpy.data.objects) - set(parts.values()), set(bpy.data.materials)
    importlib.import_module(f"garments.{product.KIND}").dress(product, parts)
    things = [thing for thing in bpy.data.objects if thing not in others]
    bpy.context.view_layer.update()
    scale = CM_PER_M * size
    for thing in things:
        if thing.parent is None:
            thing.matrix_world = Matrix.Scale(scale, 4) @ thing.matrix_world
    _deepen_relief(set(bpy.data.materials) - materials, scale)
    return things


def _deepen_relief(materials: Iterable[bpy.types.Material], scale: float) -> None:
    """A sheet's relief is in metres; Cycles reads it in the scene's unit."""
    for material in materials:
        for node in material.node_tree.nodes if material.use_nodes else ():
            if node.type == "BUMP":
                node.inputs["Distance"].default_value *= scale
