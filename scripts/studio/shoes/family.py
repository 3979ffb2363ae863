"""The family of shoes: builds what a product file describes and stands it on the stage."""
from dataclasses import dataclass, field
from typing import Callable

import bpy

from shoes import pair
from shoes.laces import Lacing, Throat, Tongue, add_laces, add_tongue
from shoes.last import Last, Surface
from shoes.materials import Finish
from shoes.sole import add_sole
from shoes.upper import Edge, Upper
from stage import View

VIEW = View(elevation=26, distance=120, aim=(0, 0, 4), fill=0.82)


@dataclass
class Shoe:
    last: Last
    panels: Callable            # surface -> list of Panel
    base: Finish                # the upper where no panel lies
    edge: Edge
    sole: object                # CupSole or WeltSole
    thread: str                 # hex
    swell: Callable = lambda surface: 0.0      # surface -> cm: creases and padding
    tongue: Tongue = None
    lacing: Lacing = None
    stitch_floor: float = 0.1   # cm above the feather line where panels and stitches begin to show
    extras: Callable = None     # upper -> adds parts of the product's own, such as a pull tab
    poses: list = field(default_factory=lambda: pair.PAIR)

    def build(self, detail):
        """Makes the shoe's meshes; returns its length in cm."""
        surface = Surface(self.last, detail)
        upper = Upper(surface, self.panels(surface), self.swell(surface), self.stitch_floor)
        upper.add(self.base, self.thread)
        upper.add_opening(self.edge)
        add_sole(surface, self.sole, self.edge.lining)
        if self.lacing:
            throat = Throat(upper, self.lacing)
            add_tongue(throat, self.tongue, self.thread)
            add_laces(throat, self.lacing)
        if self.extras:
            self.extras(upper)
        return surface.foot[:, 0].max()


def build(product, detail):
    """Builds a product's `SHOE` (a `Shoe` or a `Sandal`) and stands it on the stage."""
    length = product.SHOE.build(detail)
    parts = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    pair.stand(parts, length, product.SHOE.poses)
