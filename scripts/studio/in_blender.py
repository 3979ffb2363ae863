"""Runs inside Blender: draws the views of one product or scene, or arranges one drape.

    blender -b -P in_blender.py -- <id> [--view <number>] [--draft]
    blender -b -P in_blender.py -- <product's id> --arrange

`draw.py` starts it in this way.
"""
import argparse
import importlib
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))    # before the studio's own modules are imported

import parameters
import stage
from garments import drapes
from render import Quality

FINAL = Quality(width=1200, samples=16, noise=0.03)
FURTHER = replace(FINAL, heaviest=200_000)      # views after the first
DRAFT = Quality(width=480, samples=14, noise=0.04)
BUILDERS = {"shoes": "shoes.shoe", "garments": "garments.garment", "sets": "sets.scene"}   # by FAMILY


def draw(picture_id: str, draft: bool, only: int | None) -> None:
    """Builds a product or scene on the stage and renders its views, or the one view `only`."""
    started = time.time()
    stage.clear()
    wanted = parameters.load(picture_id)
    builder = importlib.import_module(BUILDERS[wanted.FAMILY])
    subject: stage.Subject = builder.build(wanted, detail=0.5 if draft else 1.0)
    print(f"studio: {picture_id} built in {time.time() - started:.0f} s")
    described = parameters.describe(picture_id)
    for number in [only] if only else range(1, described.views + 1):
        started = time.time()
        file = described.draft(number) if draft else described.final(number)
        view = subject.show(number)
        quality = DRAFT if draft else FINAL if number == 1 else FURTHER
        stage.shoot(wanted.TINT, view, quality, file, parameters.WORK / picture_id)
        print(f"studio: {file.name} rendered in {time.time() - started:.0f} s")


def arrange(product_id: str) -> None:
    """Arranges the fine drape of a garment and keeps it, without a render."""
    started = time.time()
    stage.clear()
    product = parameters.load(product_id)
    drapes.arrange(product)
    print(f"studio: drape {product.DRAPE} arranged in {time.time() - started:.0f} s")


def main(arguments: list[str]) -> None:
    """The command line after Blender's `--`."""
    parser = argparse.ArgumentParser()
    parser.add_argument("picture")
    parser.add_argument("--view", type=int)
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--arrange", action="store_true")
    options = parser.parse_args(arguments)
    if options.arrange:
        arrange(options.picture)
    else:
        draw(options.picture, options.draft, options.view)


main(sys.argv[sys.argv.index("--") + 1:])
