#!/usr/bin/env python3
"""Makes the contact sheet of the shop's pictures: all at 160 px, then each at 800 px.

    python3 scripts/studio/contact_sheet.py            # the finished pictures
    python3 scripts/studio/contact_sheet.py --drafts   # the drafts in work/

Writes scripts/studio/work/contact-sheet.jpg. Needs python3-pil.
"""
import argparse
import math
from pathlib import Path

from PIL import Image, ImageDraw

STUDIO = Path(__file__).resolve().parent
PHOTOS = STUDIO.parents[1] / "data" / "photos"
WORK = STUDIO / "work"
THUMB, LARGE = 160, 800         # widths in pixels
ASPECT = 1.25
GAP, LABEL = 16, 24             # pixels
PAPER, INK = "#fbf7ee", "#22201c"


def place_in_rows(sheet: Image.Image, pictures: list[Path], width: int, columns: int, top: int) -> int:
    """Pastes the pictures with their names below; returns where the next row may begin."""
    pen = ImageDraw.Draw(sheet)
    height = round(width * ASPECT)
    for number, path in enumerate(pictures):
        row, column = divmod(number, columns)
        left, upper = GAP + column * (width + GAP), top + row * (height + LABEL + GAP)
        with Image.open(path) as picture:
            sheet.paste(picture.convert("RGB").resize((width, height), Image.LANCZOS), (left, upper))
        pen.text((left, upper + height + 6), path.stem, fill=INK)
    return top + math.ceil(len(pictures) / columns) * (height + LABEL + GAP)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--drafts", action="store_true", help="use the drafts instead of the finals")
    options = parser.parse_args()
    pictures = sorted(WORK.glob("*.jpg") if options.drafts else PHOTOS.glob("*/*.jpg"),
                      key=lambda path: (path.parent, path.stem))      # a product's views in their order
    pictures = [path for path in pictures if path.stem != "contact-sheet"]

    large_columns = 2
    sheet_width = GAP + large_columns * (LARGE + GAP)
    thumb_columns = (sheet_width - GAP) // (THUMB + GAP)
    thumb_rows = math.ceil(len(pictures) / thumb_columns)
    large_rows = math.ceil(len(pictures) / large_columns)
    sheet_height = (2 * GAP + thumb_rows * (round(THUMB * ASPECT) + LABEL + GAP)
                    + large_rows * (round(LARGE * ASPECT) + LABEL + GAP))
    sheet = Image.new("RGB", (sheet_width, sheet_height), PAPER)
    below = place_in_rows(sheet, pictures, THUMB, thumb_columns, GAP)
    place_in_rows(sheet, pictures, LARGE, large_columns, below)
    WORK.mkdir(exist_ok=True)
    sheet.save(WORK / "contact-sheet.jpg", quality=88)
    print(f"{len(pictures)} pictures on {WORK / 'contact-sheet.jpg'}")


if __name__ == "__main__":
    main()
