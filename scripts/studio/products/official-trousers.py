"""Charcoal official trousers with a pressed crease."""
from palette import PINEAPPLE

FAMILY, KIND, DRAPE, SCALE = "garments", "trousers", "trousers", 1.0
FOLDER = "shirts and hoodies"
TINT = PINEAPPLE
WEAVE, CREASE = "TWILL", True
COLOUR = "#43454b"
INSIDE = "#37393f"
STITCHES = None
BUTTON, THREAD = "#25262a", "#111214"
