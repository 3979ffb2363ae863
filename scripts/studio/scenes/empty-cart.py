"""An empty cart: an open shoe box with nothing but tissue paper in it."""
from palette import SAND
from sets.props import ShoeBox
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", SAND
VIEW = FloorView(elevation=32, distance=170, aim=(0, 0, 6), fill=0.72, aspect=1, pixels=0.667)

THINGS = [ShoeBox(turn=-24, opened=True)]
