"""Black T-shirt with a kitenge star rosette."""
from palette import CLAY

FAMILY, KIND, DRAPE, SCALE = "garments", "tshirt", "tshirt", 1.0
FOLDER = "t-shirts and palazzo"
TINT = CLAY
COLOUR = "#26252a"
PRINT = "star"
INKS = ("#f2b90f", "#e0591b", "#2f9a4d", "#f6e8c6")
