"""Child's zipped tracksuit in navy and orange."""
from palette import SAND
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "toddler", "toddler", 0.62
FOLDER = "suits"
TINT = SAND
CLOSE = NearView((2.0, 29.5), frame=18)
NAVY, ORANGE, CREAM = "#22325e", "#ea7a28", "#f8ecd4"
TAPE, METAL = "#1a2648", "#d6d2c8"
