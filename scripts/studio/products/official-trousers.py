"""Charcoal official trousers with a pressed crease."""
from palette import PINEAPPLE

FAMILY, KIND, DRAPE, SCALE = "garments", "trousers", "trousers-creased", 1.0
FOLDER = "shirts and hoodies"
TINT = PINEAPPLE
WEAVE, CREASE = "TWILL", True
COLOUR = "#484a50"
INSIDE = "#37393f"
STITCHES = "#676b75"
BUTTON, THREAD = "#25262a", "#111214"
