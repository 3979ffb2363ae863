"""Home on a phone: the stall fills the width under the words."""
from palette import BRAND
from sets.placed_products import Garment, Shoes
from sets.props import Block
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", BRAND
VIEW = FloorView(elevation=11, distance=380, aim=(0, 10, 40), fill=0.95, aspect=1.05, scale=2.4, wall=(40, 12),
                 pixels=1.0, samples=0.9, plain=True)

THINGS = [
    Garment("sunrise-tshirt", right=-27, away=44, up=43, turn=4, size=0.76),
    Garment("kitenge-palazzo", right=26, away=44, up=34, size=0.7),
    Block(46, 32, 15, right=25, away=12, paint="#17603a"),
    Shoes("suede-ankle-boot", right=25, away=11, up=15),
    Block(42, 32, 23, right=-26, away=10, paint="#f3ead7"),
    Shoes("block-heel", right=-26, away=9, up=23, turn=-4),
    Shoes("canvas-high-top", right=28, away=-24, turn=4),
    Shoes("penny-loafer", right=-33, away=-24, turn=-4),
    Shoes("baby-samba", right=-3, away=-27, turn=2),
]
