"""The shop's products as things of a scene. Centimetres and degrees."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Euler, Matrix

import parameters
from extent import bounds
from garments import drapes, garment
from shoes import pair


@dataclass
class Shoes:
    """A pair (or one) of a product's shoes, moved as a group and turned round its middle."""
    product: str
    right: float = 0.0
    away: float = 0.0
    up: float = 0.0
    turn: float = 0.0           # degrees, anticlockwise seen from above
    single: bool = False

    def place(self, detail: float) -> None:
        """Builds the shoes and adds them to the scene."""
        shoe = parameters.load(self.product).SHOE
        before = set(bpy.data.objects)
        length = shoe.build(detail)
        parts = [thing for thing in bpy.data.objects if thing not in before and thing.type == "MESH"]
        poses = shoe.poses[:1] if self.single else shoe.poses
        pair.Stand(parts, length, {1: pair.Setup(poses)}).show(1)
        bpy.context.view_layer.update()
        turn = Matrix.Rotation(math.radians(self.turn), 4, "Z")
        group = Matrix.Translation((self.right, self.away, self.up)) @ turn
        for thing in set(bpy.data.objects) - before:
            thing.matrix_world = group @ thing.matrix_world


@dataclass
class Garment:
    """A garment from its fine drape, hanging with its lowest point `up` above the floor."""
    product: str
    right: float = 0.0
    away: float = 30.0
    up: float = 40.0
    turn: float = 0.0           # degrees round the upright
    tilt: float = 0.0           # degrees in the picture's plane
    size: float = 1.0           # share of its true size

    def place(self, detail: float) -> None:
        """Dresses the drape and adds it to the scene; always in full detail."""
        del detail
        product = parameters.load(self.product)
        things = garment.add(product, drapes.saved(product.DRAPE), self.size)
        bpy.context.view_layer.update()
        low, high = bounds(things)
        middle = (low + high) / 2
        turn = Euler((0, math.radians(self.tilt), math.radians(self.turn))).to_matrix().to_4x4()
        group = (Matrix.Translation((self.right, self.away, self.up)) @ turn
                 @ Matrix.Translation((-middle[0], -middle[1], -low[2])))
        for thing in things:
            if thing.parent is None:
                thing.matrix_world = group @ thing.matrix_world
