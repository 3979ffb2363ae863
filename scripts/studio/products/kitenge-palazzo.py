"""Wide palazzo trousers in a blue, yellow and red kitenge print."""
from palette import LEAF
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "palazzo", "palazzo", 1.0
FOLDER = "t-shirts and palazzo"
TINT = LEAF
CLOSE = NearView((16.0, 15.5), frame=32)
TILE = 0.118
COLOUR = "#1b3a86"
PALE = "#4d7fc4"
YELLOW = "#f2b21d"
RED = "#cc3a22"
CREAM = "#f7ecd2"
BAND = "#1b3a86"
INSIDE = "#4a5f95"
STITCHES = None
