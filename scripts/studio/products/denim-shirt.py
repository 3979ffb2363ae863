"""Blue denim shirt with two flap pockets and ochre stitching."""
from palette import MIST
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "shirt", "shirt-long", 1.0
FOLDER = "shirts and hoodies"
TINT = MIST
CLOSE = NearView((5.5, 60.5), frame=27)
LONG_SLEEVES, FLAPS = True, True
WEAVE, PATTERN = "DENIM", "denim"
COLOUR = "#2b4a78"
WEFT = "#a9bdd6"
INSIDE = "#5a769f"
STITCHES = "#d79a3f"
BUTTONS, METAL_BUTTONS, THREAD = "#d9d3c6", 1.0, "#8c8579"
