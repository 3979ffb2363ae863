"""Black T-shirt with a kitenge star rosette."""
from palette import CLAY
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "tshirt", "tshirt", 1.0
FOLDER = "t-shirts and palazzo"
TINT = CLAY
CLOSE = NearView((3.5, 57.0), frame=27)
COLOUR = "#26252a"
PRINT = "star"
INKS = ("#f2b90f", "#e0591b", "#2f9a4d", "#f6e8c6")
