"""Child's zipped tracksuit in navy and orange."""
from palette import SAND

FAMILY, KIND, DRAPE, SCALE = "garments", "toddler", "toddler", 0.62
FOLDER = "suits"
TINT = SAND
NAVY, ORANGE, CREAM = "#22325e", "#ea7a28", "#f8ecd4"
TAPE, METAL = "#1a2648", "#d6d2c8"
