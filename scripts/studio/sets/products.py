"""The shop's products as things of a scene. Centimetres and degrees."""
import importlib
import math
from dataclasses import dataclass
from pathlib import Path

import bpy
from mathutils import Euler, Matrix, Vector

import parameters
from shoes import pair

WORK = Path(__file__).resolve().parent.parent / "work"
CM_PER_M = 100


@dataclass
class Shoes:
    """A pair (or one) of a product's shoes, moved as a group and turned round its middle."""
    product: str
    right: float = 0.0
    away: float = 0.0
    up: float = 0.0
    turn: float = 0.0           # degrees, anticlockwise seen from above
    single: bool = False

    def place(self, detail):
        shoe = parameters.load(self.product).SHOE
        before = set(bpy.data.objects)
        length = shoe.build(detail)
        parts = [thing for thing in bpy.data.objects if thing not in before and thing.type == "MESH"]
        pair.stand(parts, length, shoe.poses[:1] if self.single else shoe.poses)
        bpy.context.view_layer.update()
        turn = Matrix.Rotation(math.radians(self.turn), 4, "Z")
        group = Matrix.Translation((self.right, self.away, self.up)) @ turn
        for thing in set(bpy.data.objects) - before:
            thing.matrix_world = group @ thing.matrix_world


@dataclass
class Garment:
    """A garment from its saved drape, hanging with its lowest point `up` above the floor."""
    product: str
    right: float = 0.0
    away: float = 30.0
    up: float = 40.0
    turn: float = 0.0           # degrees round the upright
    tilt: float = 0.0           # degrees in the picture's plane
    size: float = 1.0           # share of its true size

    def place(self, detail):
        del detail              # the saved drape is fine already
        product = parameters.load(self.product)
        kind = importlib.import_module(f"garments.{product.KIND}")
        before, stuffs = set(bpy.data.objects), set(bpy.data.materials)
        kind.dress(product, _saved_drape(product.DRAPE))
        added = set(bpy.data.objects) - before
        bpy.context.view_layer.update()
        scale = CM_PER_M * self.size
        low, middle = _lowest_and_middle(added)
        turn = Euler((0, math.radians(self.tilt), math.radians(self.turn))).to_matrix().to_4x4()
        group = (Matrix.Translation((self.right, self.away, self.up)) @ turn @ Matrix.Scale(scale, 4)
                 @ Matrix.Translation((-middle.x, -middle.y, -low)))
        for thing in [one for one in added if one.parent is None]:
            thing.matrix_world = group @ thing.matrix_world
        _deepen_relief(set(bpy.data.materials) - stuffs, scale)


def _saved_drape(name):
    """A garment's parts as kept by garments/family.py, added to this scene."""
    file = WORK / f"{name}-fine.blend"
    if not file.exists():
        raise FileNotFoundError(f"{file.name}: draw a product with this drape first")
    with bpy.data.libraries.load(str(file)) as (source, wanted):
        wanted.objects = source.objects
    parts = {}
    for thing in wanted.objects:
        if thing is not None and "part" in thing:
            bpy.context.collection.objects.link(thing)
            parts[thing["part"]] = thing
        elif thing is not None:
            bpy.data.objects.remove(thing)
    return parts


def _lowest_and_middle(things):
    """The lowest z, and the middle of the things that are seen, in their own unit."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for thing in things:
        if thing.type in ("MESH", "CURVE") and not thing.hide_render:
            seen = thing.evaluated_get(graph)
            corners += [seen.matrix_world @ Vector(corner) for corner in seen.bound_box]
    low = min(corner.z for corner in corners)
    middle = (Vector(max(c[k] for c in corners) for k in range(3))
              + Vector(min(c[k] for c in corners) for k in range(3))) / 2
    return low, middle


def _deepen_relief(materials, scale):
    """Cloth's relief is in metres of its own; Cycles reads it in the scene's unit."""
    for material in materials:
        for node in (material.node_tree.nodes if material.use_nodes else []):
            if node.type == "BUMP":
                node.inputs["Distance"].default_value *= scale
