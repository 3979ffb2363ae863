"""Home's tile of Tshirts and Palazzo."""
from palette import SAND
from sets.placed_products import Garment
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", SAND
VIEW = FloorView(elevation=4, distance=520, aim=(0, 20, 100), fill=0.95, aspect=0.8,
                 pixels=0.667, scale=3.0, wall=(52, 6))

THINGS = [
    Garment("kitenge-palazzo", right=2, away=16, up=84, size=0.96),
    Garment("star-tshirt", right=-42, away=30, up=106, turn=10),
    Garment("sunrise-tshirt", right=46, away=30, up=106, turn=-10),
]
