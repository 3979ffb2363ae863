"""Home on a very wide screen, right of the words: twice as wide as it is high."""
from palette import BRAND
from sets.placed_products import Garment, Shoes
from sets.props import Block, ShoeBox
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", BRAND
VIEW = FloorView(elevation=10, distance=560, aim=(0, 10, 40), fill=0.91, aspect=0.5, right=-0.004, scale=3.8,
                 wall=(40, 12), pixels=2.0, samples=1.25, plain=True)

THINGS = [
    Garment("sunrise-tshirt", right=-91, away=44, up=39, turn=4, size=0.78),
    Garment("kitenge-palazzo", right=-33, away=44, up=34, size=0.68),
    Garment("pullover-hoodie", right=28.5, away=44, up=39, size=0.7),
    Garment("checked-shirt", right=95.5, away=44, up=40, turn=-1, size=0.75),
    Block(46, 32, 23, right=-92, away=16, paint="#f3ead7"),
    Shoes("block-heel", right=-92, away=13, up=23, turn=-4),
    Block(46, 32, 15.5, right=-31, away=16, paint="#17603a"),
    Shoes("suede-ankle-boot", right=-31, away=13, up=15.5),
    ShoeBox(right=29, away=16, turn=3, card="#c99a63", lid="#b63a16", width=41, depth=26),
    ShoeBox(right=30, away=16, up=11.9, turn=-3, card="#c99a63", lid="#17603a", width=41, depth=26),
    Shoes("samba-gum-sole", right=30, away=14, up=23.8, turn=4),
    Block(44, 32, 22, right=90, away=16, paint="#b63a16"),
    Shoes("court-sneaker", right=89, away=13, up=22, turn=4),
    Shoes("canvas-low", right=-88, away=-24, turn=-4),
    Shoes("baby-samba", right=-60, away=-24),
    Shoes("flat-sandal", right=-32, away=-24, turn=-4),
    Shoes("penny-loafer", right=-1, away=-28),
    Shoes("canvas-high-top", right=30, away=-24, turn=4),
    Shoes("baby-loafer", right=59, away=-24),
    Shoes("cap-toe-oxford", right=85, away=-24, turn=4),
]
