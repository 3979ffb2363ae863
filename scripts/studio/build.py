"""Runs inside Blender: builds one product or scene on the stage and renders it.

A product's or scene's file names its family (a package beside this file); the family's
module `family` has `build(product, detail)` and `VIEW`, its camera's place
(a scene's file has its own), or `shoot(...)`, a stage of its own.
"""
import importlib
import sys
import time
from pathlib import Path

STUDIO = Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO))

import parameters  # noqa: E402  (the path above must come first)
import stage  # noqa: E402

PHOTOS = STUDIO.parents[1] / "data" / "photos"
WORK = STUDIO / "work"
FINAL = stage.Quality(width=1200, samples=16, noise=0.03)
DRAFT = stage.Quality(width=480, samples=14, noise=0.04)




def main(product_id, draft):
    started = time.time()
    stage.clear()
    product = parameters.load(product_id)
    family = importlib.import_module(f"{product.FAMILY}.family")
    family.build(product, detail=0.5 if draft else 1.0)
    built = time.time()
    picture = (WORK / f"{product_id}.jpg" if draft
               else PHOTOS / product.FOLDER / f"{product_id}.jpg")
    quality = DRAFT if draft else FINAL
    if hasattr(family, "shoot"):
        family.shoot(product.TINT, quality, picture, WORK / product_id)
    else:
        view = getattr(product, "VIEW", None) or family.VIEW
        stage.shoot(product.TINT, view, quality, picture, WORK / product_id)
    print(f"studio: {picture.name} built in {built - started:.0f} s, "
          f"rendered in {time.time() - built:.0f} s")


arguments = sys.argv[sys.argv.index("--") + 1:]
main(arguments[0], "--draft" in arguments)
