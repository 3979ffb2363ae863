"""Home on a phone: the stall fills the width under the words."""
from palette import PINEAPPLE
from sets.placed_products import Garment, Shoes
from sets.props import Block
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", PINEAPPLE
VIEW = FloorView(elevation=11, distance=380, aim=(0, 10, 40), fill=0.97, aspect=0.95, scale=2.4, wall=(46, 14))

THINGS = [
    Garment("sunrise-tshirt", right=-24, away=40, up=30, turn=6, size=0.8),
    Garment("kitenge-palazzo", right=24, away=41, up=26, size=0.72),
    Block(46, 34, 22, right=19, away=14, paint="#17603a"),
    Shoes("suede-ankle-boot", right=19, away=13, up=22),
    Block(42, 34, 12, right=-26, away=8, paint="#b63a16"),
    Shoes("block-heel", right=-26, away=7, up=12, turn=-4),
    Shoes("canvas-high-top", right=23, away=-23, turn=4),
    Shoes("baby-samba", right=-17, away=-24, turn=2),
]
