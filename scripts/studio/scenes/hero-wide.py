"""Home on a wide screen: the stall at the right, room for words at the left."""
from palette import PINEAPPLE
from sets.placed_products import Garment, Shoes
from sets.props import Block, ShoeBox
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", PINEAPPLE
VIEW = FloorView(elevation=10, distance=420, aim=(0, 10, 40), fill=0.93, aspect=0.47, right=0.2, low=0.0, scale=2.6,
                 wall=(50, 14), pixels=1.333)

THINGS = [
    Garment("sunrise-tshirt", right=-42, away=44, up=34, turn=6, size=0.8),
    Garment("kitenge-palazzo", right=2, away=44, up=27, size=0.72),
    Garment("checked-shirt", right=48, away=44, up=32, turn=-8, size=0.8),
    Block(46, 34, 23, right=8, away=16, paint="#17603a"),
    Shoes("suede-ankle-boot", right=8, away=15, up=23),
    Block(42, 34, 14, right=-37, away=10, paint="#b63a16"),
    Shoes("block-heel", right=-37, away=9, up=14, turn=-4),
    ShoeBox(right=52, away=14, turn=6, card="#c99a63", lid="#b63a16", width=36, depth=24),
    ShoeBox(right=53, away=15, up=11.9, turn=-3, card="#c99a63", lid="#17603a", width=36, depth=24),
    Shoes("samba-gum-sole", right=53, away=13, up=23.8, turn=4),
    Shoes("canvas-high-top", right=31, away=-22, turn=4),
    Shoes("baby-samba", right=-5, away=-22),
    Shoes("penny-loafer", right=-36, away=-24, turn=-4),
    Shoes("canvas-low", right=65, away=-20, turn=4),
]
