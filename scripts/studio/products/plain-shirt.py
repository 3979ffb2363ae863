"""Pale-blue office shirt with long sleeves and a chest pocket."""
from palette import CLAY
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "shirt", "shirt-long", 1.0
FOLDER = "shirts and hoodies"
TINT = CLAY
CLOSE = NearView((4.0, 62.5), frame=25)
LONG_SLEEVES, FLAPS = True, False
WEAVE, PATTERN = "POPLIN", "plain"
COLOUR = "#c3d5ea"
INSIDE = None  # woven the same on both sides
STITCHES = None
BUTTONS, METAL_BUTTONS, THREAD = "#f7f4ec", 0.0, "#aebfd4"
