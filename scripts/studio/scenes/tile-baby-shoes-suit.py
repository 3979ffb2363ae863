"""Home's tile of Baby Shoes and Suit."""
from palette import LEAF
from sets.placed_products import Garment, Shoes
from sets.props import Block
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", LEAF
VIEW = FloorView(elevation=14, distance=200, aim=(0, 0, 14), fill=0.95, aspect=0.8,
                 pixels=0.667, scale=1.3, wall=(24, 12))

THINGS = [
    Garment("baby-suit", right=-13, away=19, up=6, size=0.86),
    Block(25, 22, 9, right=17, away=8, paint="#ffc629"),
    Shoes("baby-samba", right=17, away=8, up=9),
    Shoes("baby-loafer", right=-9, away=-12, turn=-4),
]
