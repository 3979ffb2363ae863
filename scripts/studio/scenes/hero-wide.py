"""Home on a wide screen, right of the words: the page's own yellow goes on round it."""
from palette import BRAND
from sets.placed_products import Garment, Shoes
from sets.props import Block, ShoeBox
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", BRAND
VIEW = FloorView(elevation=10, distance=420, aim=(0, 10, 40), fill=0.95, aspect=0.75, scale=2.6, wall=(40, 12),
                 pixels=1.333, samples=0.9, plain=True)

THINGS = [
    Garment("sunrise-tshirt", right=-47, away=44, up=42, turn=4, size=0.72),
    Garment("kitenge-palazzo", right=0, away=44, up=34, size=0.68),
    Garment("checked-shirt", right=50, away=44, up=43, turn=-4, size=0.72),
    Block(44, 32, 17, right=1, away=14, paint="#17603a"),
    Shoes("suede-ankle-boot", right=1, away=13, up=17),
    Block(40, 32, 23, right=-47, away=12, paint="#f3ead7"),
    Shoes("block-heel", right=-47, away=11, up=23, turn=-4),
    ShoeBox(right=48, away=14, turn=3, card="#c99a63", lid="#b63a16", width=36, depth=24),
    ShoeBox(right=49, away=14, up=11.9, turn=-3, card="#c99a63", lid="#17603a", width=36, depth=24),
    Shoes("samba-gum-sole", right=49, away=13, up=23.8, turn=4),
    Shoes("penny-loafer", right=-49, away=-24, turn=-4),
    Shoes("baby-samba", right=-16, away=-24),
    Shoes("canvas-high-top", right=16, away=-24, turn=4),
    Shoes("canvas-low", right=53, away=-24, turn=4),
]
