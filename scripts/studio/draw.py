#!/usr/bin/env python3
"""Draws the pictures of one product or scene, several, or all of them.

    python3 scripts/studio/draw.py suede-ankle-boot            # all its views, from one build
    python3 scripts/studio/draw.py suede-ankle-boot --view 2   # one of them
    python3 scripts/studio/draw.py suede-ankle-boot --draft    # small and quick
    python3 scripts/studio/draw.py all                         # products first, then scenes
    python3 scripts/studio/draw.py all --dry-run               # the plan alone, without Blender

Finals go to data/photos/<folder>/<id>.jpg and <id>-2.jpg …, drafts to scripts/studio/work/.
Blender is found on PATH; nothing but the standard library is used here.
"""
import argparse
import os
import shutil
import subprocess
import sys

import parameters
import plan
from parameters import STUDIO, Picture


def wanted_pictures(ids: list[str]) -> tuple[list[Picture], dict[str, Picture]]:
    """The pictures asked for ('all' is every one), and every picture by id; exits on an unknown id."""
    known = {name: parameters.describe(name) for name in parameters.all_ids()}
    wanted = list(known) if ids == ["all"] else ids
    for name in wanted:
        if name not in known:
            sys.exit(f"There is no product or scene '{name}'. Known: {', '.join(known)}")
    return [known[name] for name in wanted], known


def kept_drapes(known: dict[str, Picture]) -> set[str]:
    """The fine drapes that exist in work/."""
    drapes = {picture.drape for picture in known.values() if picture.drape}
    return {drape for drape in drapes if parameters.drape_file(drape, fine=True).exists()}


def blender_environment() -> dict[str, str]:
    """This environment without our own interpreter on PATH.

    Blender looks for its Python's home along PATH; under a version manager it
    would find this one, which may lack numpy.
    """
    own = {sys.prefix, sys.base_prefix} - {"/usr"}
    folders = [folder for folder in os.environ["PATH"].split(os.pathsep)
               if not any(folder.startswith(prefix) for prefix in own)]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


def blender_command(step: plan.Step, options: argparse.Namespace) -> list[str]:
    """The command line of one step; exits when Blender is not on PATH."""
    blender = shutil.which("blender")
    if blender is None:
        sys.exit("Blender is not on PATH: apt-get install blender python3-numpy python3-scipy python3-pil")
    command = [blender, "-b", "-t", str(options.threads), "--python-exit-code", "1",
               "-P", str(STUDIO / "in_blender.py"), "--", step.picture.id]
    if not step.renders:
        return [*command, "--arrange"]
    if options.view:
        command += ["--view", str(options.view)]
    return [*command, "--draft"] if options.draft else command


def run(step: plan.Step, options: argparse.Namespace) -> None:
    """Runs one step in Blender; exits with the end of its output when it fails."""
    done = subprocess.run(blender_command(step, options), env=blender_environment(),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{step.picture.id} failed:\n{done.stdout[-3000:]}")
    print("\n".join(line for line in done.stdout.splitlines() if line.startswith("studio:")), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("pictures", nargs="+", metavar="picture", help="a product's or scene's id, or 'all'")
    parser.add_argument("--draft", action="store_true", help="480 pixels wide, few samples")
    parser.add_argument("--view", type=int, help="one view alone, by its number (default: all)")
    parser.add_argument("--dry-run", action="store_true", help="print the plan and stop")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()

    wanted, known = wanted_pictures(options.pictures)
    for picture in wanted:
        if options.view is not None and not 1 <= options.view <= picture.views:
            sys.exit(f"{picture.id} has no view {options.view}: it has {picture.views}")
    steps = plan.make_plan(wanted, known, options.draft, kept_drapes(known))
    print(plan.described(steps), flush=True)
    if options.dry_run:
        return
    for number, step in enumerate(steps, 1):
        print(f"{number} of {len(steps)}: {step.picture.id} ...", flush=True)
        run(step, options)


if __name__ == "__main__":
    main()
