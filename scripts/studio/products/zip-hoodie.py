"""Maroon hoodie with a full zip, two pockets and cords."""
from palette import MIST
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "hoodie", "hoodie", 1.0
FOLDER = "shirts and hoodies"
TINT = MIST
CLOSE = NearView((2.5, 58.5), frame=27)
COLOUR = "#7c2132"
LINING = "#c98a94"
CORD = "#e9e1d3"
ZIP = True
TAPE = "#3c1720"
METAL = "#cfcac0"
