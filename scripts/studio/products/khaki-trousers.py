"""Khaki chinos with slant pockets and belt loops."""
from palette import LEAF
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "trousers", "trousers", 1.0
FOLDER = "shirts and hoodies"
TINT = LEAF
CLOSE = NearView((6.8, 93.0), frame=24)
WEAVE, CREASE = "TWILL", False
COLOUR = "#b89b68"
INSIDE = "#9a7b4b"
STITCHES = "#e3cfa2"
BUTTON, THREAD = "#6b4a2c", "#3c2a1a"
