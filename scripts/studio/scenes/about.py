"""About: the stall's shelf, boxes and shoes in rows."""
from palette import PINEAPPLE
from sets.placed_products import Shoes
from sets.props import Block, ShoeBox
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", PINEAPPLE
VIEW = FloorView(elevation=8, distance=330, aim=(0, 0, 40), fill=1.0, aspect=0.75, scale=2.0, wall=(34, 8), pixels=0.9)

THINGS = [
    *(Block(136, 34, 3, away=14, up=up, paint="#c08a52", wood=True) for up in (0, 30, 60)),
    *(Block(3, 34, 92, right=side * 69.5, away=14, paint="#a9713c", wood=True) for side in (-1, 1)),
    Shoes("cap-toe-oxford", right=-50, away=12, up=3),
    Shoes("samba-gum-sole", right=-17, away=12, up=3),
    Shoes("penny-loafer", right=17, away=12, up=3),
    Shoes("court-sneaker", right=50, away=12, up=3),
    Shoes("suede-ankle-boot", right=-50, away=12, up=33),
    ShoeBox(right=-15, away=14, up=33, turn=4, lid="#b63a16"),
    ShoeBox(right=-14, away=14, up=44.9, turn=-3, lid="#17603a"),
    Shoes("canvas-high-top", right=19, away=12, up=33),
    Shoes("canvas-low", right=51, away=12, up=33),
    ShoeBox(right=-49, away=14, up=63, turn=-3, lid="#17603a"),
    ShoeBox(right=-48, away=14, up=74.9, turn=3, lid="#ffc629"),
    Shoes("block-heel", right=-12, away=12, up=63),
    Shoes("baby-samba", right=20, away=12, up=63),
    ShoeBox(right=50, away=14, up=63, turn=5, lid="#ffc629"),
    Shoes("baby-loafer", right=50, away=12, up=74.9),
]
