"""Shoes: one is built as its product file describes it, and its pair is set up on the stage."""
from collections.abc import Callable
from dataclasses import dataclass, field

import bpy

from arrays import Array
from parameters import Parameters
from shoes import pair
from shoes.laces import Lacing, Throat, Tongue, add_laces, add_tongue
from shoes.last import Last, Surface
from shoes.materials import Finish
from shoes.pair import Pose, Setup
from shoes.panels import Panel
from shoes.sole import CupSole, WeltSole, add_sole
from shoes.swell import new_leather
from shoes.upper import Edge, Upper


@dataclass
class Shoe:
    """A closed shoe: what it is built on, what it is made of, and how its pair is set up.

    `panels` lays the pieces of leather on the bare surface, later ones over earlier ones;
    `swell` says how far, in cm, creases and padding lift the skin at each point;
    `extras` adds parts of the product's own, such as a pull tab, to the finished upper.
    """
    last: Last
    panels: Callable[[Surface], list[Panel]]
    base: Finish                # the upper where no panel lies
    edge: Edge
    sole: CupSole | WeltSole
    thread: str                 # hex
    swell: Callable[[Surface], Array] = new_leather
    tongue: Tongue | None = None
    lacing: Lacing | None = None
    stitch_floor: float = 0.1   # cm above the feather line where panels and stitches begin to show
    extras: Callable[[Upper], None] | None = None
    poses: list[Pose] = field(default_factory=lambda: pair.PAIR)
    third: Setup = pair.SOLE    # what the third view shows

    def build(self, detail: float) -> float:
        """Makes the shoe's meshes; returns its length in cm."""
        surface = Surface(self.last, detail)
        upper = Upper(surface, self.panels(surface), self.swell(surface), self.stitch_floor)
        upper.add(self.base, self.thread)
        upper.add_opening(self.edge)
        add_sole(surface, self.sole, self.edge.lining)
        if self.lacing and self.tongue:
            throat = Throat(upper, self.lacing)
            add_tongue(throat, self.tongue, self.thread)
            add_laces(throat, self.lacing)
        if self.extras is not None:
            self.extras(upper)
        return float(surface.foot[:, 0].max())


def build(product: Parameters, detail: float) -> pair.Stand:
    """Builds a product's `SHOE` (a `Shoe` or a `Sandal`): the pair, one shoe from the side, and its third view."""
    shoe = product.SHOE
    length = shoe.build(detail)
    parts = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    return pair.Stand(parts, length, {1: Setup(shoe.poses), 2: pair.SIDE, 3: shoe.third})
