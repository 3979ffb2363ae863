"""Home's tile of Shirts and Hoodies: three on one rail."""
from palette import MIST
from sets.placed_products import Garment
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", MIST
VIEW = FloorView(elevation=4, distance=520, aim=(0, 20, 100), fill=0.95, aspect=0.8,
                 pixels=0.667, scale=3.0, wall=(52, 6))

THINGS = [
    Garment("checked-shirt", right=-40, away=26, up=110, turn=12),
    Garment("denim-shirt", right=2, away=14, up=104),
    Garment("striped-shirt", right=42, away=27, up=112, turn=-12),
]
