"""Green pullover hoodie with a kangaroo pocket and cream cords."""
from palette import SAND
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "hoodie", "hoodie", 1.0
FOLDER = "shirts and hoodies"
TINT = SAND
CLOSE = NearView((2.5, 58.5), frame=27)
COLOUR = "#2f7a55"
LINING = "#86c2a2"
CORD = "#f1e7d2"
ZIP = False
