"""Charcoal official trousers with a pressed crease."""
from palette import PINEAPPLE
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "trousers", "trousers-creased", 1.0
FOLDER = "shirts and hoodies"
TINT = PINEAPPLE
CLOSE = NearView((6.8, 93.0), frame=24)
WEAVE, CREASE = "TWILL", True
COLOUR = "#484a50"
INSIDE = "#37393f"
STITCHES = "#676b75"
BUTTON, THREAD = "#25262a", "#111214"
