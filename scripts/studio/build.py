"""Runs inside Blender: builds one product on the stage and renders it.

A product file names its family (a package beside this file); the family's
module `family` has `build(product, detail)` and `VIEW`, its camera's place, or
`shoot(...)`, a stage of its own.
"""
import importlib
import importlib.util
import sys
import time
from pathlib import Path

STUDIO = Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO))

import stage  # noqa: E402  (the path above must come first)

PHOTOS = STUDIO.parents[1] / "data" / "photos"
WORK = STUDIO / "work"
FINAL = stage.Quality(width=1200, samples=16, noise=0.03)
DRAFT = stage.Quality(width=480, samples=14, noise=0.04)


def load_product(product_id):
    """The parameter file products/<id>.py as a module."""
    spec = importlib.util.spec_from_file_location("product", STUDIO / "products" / f"{product_id}.py")
    product = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(product)
    return product


def main(product_id, draft):
    started = time.time()
    stage.clear()
    product = load_product(product_id)
    family = importlib.import_module(f"{product.FAMILY}.family")
    family.build(product, detail=0.5 if draft else 1.0)
    built = time.time()
    picture = (WORK / f"{product_id}.jpg" if draft
               else PHOTOS / product.FOLDER / f"{product_id}.jpg")
    quality = DRAFT if draft else FINAL
    if hasattr(family, "shoot"):
        family.shoot(product.TINT, quality, picture, WORK / product_id)
    else:
        stage.shoot(product.TINT, family.VIEW, quality, picture, WORK / product_id)
    print(f"studio: {picture.name} built in {built - started:.0f} s, "
          f"rendered in {time.time() - built:.0f} s")


arguments = sys.argv[sys.argv.index("--") + 1:]
main(arguments[0], "--draft" in arguments)
