"""Red and navy checked shirt with long sleeves."""
from palette import SAND
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "shirt", "shirt-long", 1.0
FOLDER = "shirts and hoodies"
TINT = SAND
CLOSE = NearView((4.0, 62.5), frame=25)
LONG_SLEEVES, FLAPS = True, False
WEAVE, PATTERN = "POPLIN", "checks"
COLOUR = "#b3202c"
PITCH = 0.056
BANDS = (
    (0.40, "#b9232d"), (0.04, "#f0e4d2"), (0.10, "#1d2a55"),
    (0.32, "#22315f"), (0.10, "#1d2a55"), (0.04, "#f0e4d2"),
)
INSIDE = None  # woven the same on both sides
STITCHES = None
BUTTONS, METAL_BUTTONS, THREAD = "#efe8da", 0.0, "#22315f"
