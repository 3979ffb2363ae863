"""Garments: one is arranged (or read from its drape), dressed, and brought to the stage's unit.

A garment is cut and dressed in metres, because Blender's cloth solver works in
SI units. `add` is the only place where metres become the stage's centimetres.
"""
import importlib
from collections.abc import Iterable
from dataclasses import dataclass

import bpy
from mathutils import Matrix

from garments import drapes
from parameters import Parameters
from stage import WallView

VIEWS = {1: WallView()}     # the cameras by the view's number
CM_PER_M = 100


@dataclass
class Hung:
    """A garment on the stage."""
    things: list[bpy.types.Object]

    def show(self, number: int) -> WallView:
        """The camera of a view."""
        return VIEWS[number]


def build(product: Parameters, detail: float) -> Hung:
    """Puts the dressed garment on the stage; detail 1 is for a final picture, less for a draft."""
    return Hung(add(product, drapes.arranged(product, fine=detail >= 1)))


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
