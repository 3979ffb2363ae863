"""The page that is not there: one shoe that has lost the other."""
from palette import MIST
from sets.placed_products import Shoes
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", MIST
VIEW = FloorView(elevation=20, distance=150, aim=(0, 0, 5), fill=0.56, aspect=1, pixels=0.667, low=0.04)

THINGS = [Shoes("canvas-high-top", turn=8, single=True)]
