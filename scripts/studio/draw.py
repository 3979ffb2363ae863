#!/usr/bin/env python3
"""Draws the picture of one product or scene, several, or all of them.

    python3 scripts/studio/draw.py suede-ankle-boot            # the final picture
    python3 scripts/studio/draw.py suede-ankle-boot --draft    # small and quick
    python3 scripts/studio/draw.py all

Finals go to data/photos/<folder>/<id>.jpg, drafts to scripts/studio/work/.
Blender is found on PATH; nothing but the standard library is used here.
"""
import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

STUDIO = Path(__file__).resolve().parent


def known_products():
    return sorted(path.stem for room in ("products", "scenes") for path in (STUDIO / room).glob("*.py"))


def blender_environment():
    """This environment without our own interpreter on PATH.

    Blender looks for its Python's home along PATH; under a version manager it
    would find this one, which may lack numpy.
    """
    own = {sys.prefix, sys.base_prefix} - {"/usr"}
    folders = [folder for folder in os.environ["PATH"].split(os.pathsep)
               if not any(folder.startswith(prefix) for prefix in own)]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


def blender_command(product, draft, threads):
    blender = shutil.which("blender")
    if blender is None:
        sys.exit("Blender is not on PATH: apt-get install blender python3-numpy python3-scipy python3-pil")
    command = [blender, "-b", "-t", str(threads), "--python-exit-code", "1",
               "-P", str(STUDIO / "in_blender.py"), "--", product]
    return command + (["--draft"] if draft else [])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("products", nargs="+", metavar="product", help="a product's id, or 'all'")
    parser.add_argument("--draft", action="store_true", help="400 pixels wide, few samples")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()

    known = known_products()
    wanted = known if options.products == ["all"] else options.products
    for product in wanted:
        if product not in known:
            sys.exit(f"There is no product '{product}'. Known: {', '.join(known)}")
    for product in wanted:
        print(f"drawing {product} ...", flush=True)
        done = subprocess.run(blender_command(product, options.draft, options.threads), env=blender_environment(),
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{product} failed:\n{done.stdout[-3000:]}")
        print("\n".join(line for line in done.stdout.splitlines() if line.startswith("studio:")))


if __name__ == "__main__":
    main()
