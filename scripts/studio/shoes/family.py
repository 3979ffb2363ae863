"""The family of shoes: builds what a product file describes and stands it on the stage.

A product file has SHOE (a `Shoe`) and may have `extras(upper)` for parts of
its own, such as a pull tab or a bow.
"""
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
    finishes: list              # what the panels' numbers mean
    edge: Edge
    sole: object                # CupSole or WeltSole
    thread: str                 # hex
    swell: Callable = lambda surface: 0.0      # surface -> cm: creases and padding
    tongue: Tongue = None
    lacing: Lacing = None
    stitch_floor: float = 0.1   # cm above the sole's edge below which no stitch shows
    poses: list = field(default_factory=lambda: pair.PAIR)


def build(product, detail):
    """Makes the product's meshes in the open scene."""
    shoe = product.SHOE
    surface = Surface(shoe.last, detail)
    upper = Upper(surface, shoe.panels(surface), shoe.swell(surface))
    upper.add(shoe.base, shoe.finishes, shoe.thread, shoe.stitch_floor)
    upper.add_opening(shoe.edge)
    add_sole(surface, shoe.sole, shoe.edge.lining)
    if shoe.lacing:
        throat = Throat(upper, shoe.lacing)
        add_tongue(throat, shoe.tongue, shoe.thread)
        add_laces(throat, shoe.lacing)
    if hasattr(product, "extras"):
        product.extras(upper)
    parts = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    pair.stand(parts, surface.foot[:, 0].max(), shoe.poses)
