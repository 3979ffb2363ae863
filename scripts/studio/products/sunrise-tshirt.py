"""Terracotta T-shirt with a white sunrise over waves."""
from palette import PINEAPPLE

FAMILY, KIND, DRAPE, SCALE = "garments", "tshirt", "tshirt", 1.0
FOLDER = "t-shirts and palazzo"
TINT = PINEAPPLE
COLOUR = "#c0522f"
PRINT = "sunrise"
INK = "#f8ecd6"
