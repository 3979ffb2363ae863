"""Terracotta T-shirt with a white sunrise over waves."""
from palette import PINEAPPLE
from stage import NearView

FAMILY, KIND, DRAPE, SCALE = "garments", "tshirt", "tshirt", 1.0
FOLDER = "t-shirts and palazzo"
TINT = PINEAPPLE
CLOSE = NearView((3.5, 56.0), frame=27)
COLOUR = "#c0522f"
PRINT = "sunrise"
INK = "#f8ecd6"
