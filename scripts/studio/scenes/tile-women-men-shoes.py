"""Home's tile of Women and Men shoes: boots, heels, sneakers."""
from palette import CLAY
from sets.placed_products import Shoes
from sets.props import Block
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", CLAY
VIEW = FloorView(elevation=17, distance=220, aim=(0, 0, 12), fill=0.93, aspect=0.8, pixels=0.667, scale=1.5)

THINGS = [
    Block(34, 34, 15, right=-1, away=22, paint="#b63a16"),
    Shoes("suede-ankle-boot", right=-1, away=21, up=15),
    Shoes("block-heel", right=-18, away=-16, turn=-6),
    Shoes("court-sneaker", right=18, away=-10, turn=6),
]
