"""Baby's yellow sleepsuit with feet, snaps and a small pineapple print."""
from palette import LEAF
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "romper", "romper", 0.56
FOLDER = "suits"
TINT = LEAF
CLOSE = NearView((2.6, 44.6), frame=15.5)
COLOUR = "#fbe08a"
INSIDE = "#f3d680"
TRIM = "#fbf3dc"
SNAPS = "#f4f1e8"
TILE = 0.034
FRUIT, LINES, GREEN, DOT = "#e8912a", "#c46f17", "#3f8f4a", "#fdf6df"
