"""Blue and white striped shirt with short sleeves."""
from palette import PINEAPPLE
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "shirt", "shirt-short", 1.0
FOLDER = "shirts and hoodies"
TINT = PINEAPPLE
CLOSE = NearView((4.0, 62.5), frame=25)
LONG_SLEEVES, FLAPS = False, False
WEAVE, PATTERN = "POPLIN", "stripes"
COLOUR = "#f1f4f8"
PITCH = 0.0115
BANDS = ((0.5, "#2f62ad"), (0.5, "#f1f4f8"))
INSIDE = None  # woven the same on both sides
STITCHES = None
BUTTONS, METAL_BUTTONS, THREAD = "#f6f4ee", 0.0, "#2f62ad"
