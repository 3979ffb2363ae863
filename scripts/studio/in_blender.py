"""Runs inside Blender: draws one product or scene, or arranges one drape.

    blender -b -P in_blender.py -- <id> [--draft]
    blender -b -P in_blender.py -- <product's id> --arrange

`draw.py` starts it in this way.
"""
import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))    # before the studio's own modules are imported

import parameters
import stage
from garments import drapes
from render import Quality

FINAL = Quality(width=1200, samples=16, noise=0.03)
DRAFT = Quality(width=480, samples=14, noise=0.04)
BUILDERS = {"shoes": "shoes.shoe", "garments": "garments.garment", "sets": "sets.scene"}   # by FAMILY


def draw(picture_id: str, draft: bool) -> None:
    """Builds a product or scene on the stage and renders it."""
    started = time.time()
    stage.clear()
    wanted = parameters.load(picture_id)
    builder = importlib.import_module(BUILDERS[wanted.FAMILY])
    builder.build(wanted, detail=0.5 if draft else 1.0)
    built = time.time()
    described = parameters.describe(picture_id)
    file = described.draft if draft else described.final
    view = getattr(wanted, "VIEW", None) or builder.VIEW
    stage.shoot(wanted.TINT, view, DRAFT if draft else FINAL, file, parameters.WORK / picture_id)
    print(f"studio: {file.name} built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s")


def arrange(product_id: str) -> None:
    """Arranges the fine drape of a garment and keeps it, without a render."""
    started = time.time()
    stage.clear()
    product = parameters.load(product_id)
    drapes.arrange(product)
    print(f"studio: drape {product.DRAPE} arranged in {time.time() - started:.0f} s")


def main(arguments: list[str]) -> None:
    """The command line after Blender's `--`."""
    if "--arrange" in arguments:
        arrange(arguments[0])
    else:
        draw(arguments[0], "--draft" in arguments)


main(sys.argv[sys.argv.index("--") + 1:])
