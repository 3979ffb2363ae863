"""Tests of what runs without Blender: the parameter files' descriptions and the order of drawing."""
import os
import subprocess
import sys
import unittest
from collections import Counter

import parameters
from parameters import PHOTOS, STUDIO, Picture
from plan import Step, make_plan

SHOE = Picture("shoe", "shoes", is_scene=False)
SHIRT = Picture("shirt", "shirts", is_scene=False, drape="long")
OTHER_SHIRT = Picture("other-shirt", "shirts", is_scene=False, drape="long")
STALL = Picture("stall", "scenes", is_scene=True, garments=("other-shirt",))
KNOWN = {picture.id: picture for picture in (SHOE, SHIRT, OTHER_SHIRT, STALL)}


def runs(steps: list[Step]) -> list[str]:
    """The steps as short texts."""
    return [("draw " if step.renders else "arrange ") + step.picture.id for step in steps]


class PlanTest(unittest.TestCase):
    """Which steps are run, and in which order."""

    def test_scenes_are_drawn_after_the_products(self) -> None:
        steps = make_plan([STALL, SHOE, SHIRT], KNOWN, draft=False, kept=())
        self.assertEqual(runs(steps), ["draw shoe", "draw shirt", "draw stall"])

    def test_the_first_product_of_a_drape_arranges_it(self) -> None:
        steps = make_plan([SHIRT, OTHER_SHIRT], KNOWN, draft=False, kept=())
        self.assertEqual([step.arranges for step in steps], ["long", None])

    def test_a_scene_alone_gets_its_missing_drape_arranged_first(self) -> None:
        steps = make_plan([STALL], KNOWN, draft=False, kept=())
        self.assertEqual(runs(steps), ["arrange other-shirt", "draw stall"])

    def test_a_kept_drape_is_not_arranged_again(self) -> None:
        steps = make_plan([SHIRT, STALL], KNOWN, draft=False, kept=("long",))
        self.assertEqual(runs(steps), ["draw shirt", "draw stall"])
        self.assertEqual([step.arranges for step in steps], [None, None])

    def test_a_coarse_drape_of_a_draft_does_not_serve_a_scene(self) -> None:
        steps = make_plan([SHIRT, STALL], KNOWN, draft=True, kept=())
        self.assertEqual(runs(steps), ["draw shirt", "arrange other-shirt", "draw stall"])

    def test_every_scene_of_the_shop_finds_its_drapes_in_a_clean_clone(self) -> None:
        known = {name: parameters.describe(name) for name in parameters.all_ids()}
        for draft in (False, True):
            there: set[str] = set()
            for step in make_plan(known.values(), known, draft, kept=()):
                if step.picture.is_scene:
                    self.assertLessEqual({known[name].drape for name in step.picture.garments}, there)
                if step.arranges:
                    there.add(step.arranges)

    def test_a_dry_run_prints_the_plan_without_blender(self) -> None:
        done = subprocess.run([sys.executable, str(STUDIO / "draw.py"), "all", "--dry-run"], check=True, text=True,
                              stdout=subprocess.PIPE, env={**os.environ, "PATH": ""})
        self.assertIn("draw     tile-shirts-hoodies    uses shirt-long, shirt-short", done.stdout)

    def test_a_view_that_a_picture_does_not_have_is_refused(self) -> None:
        done = subprocess.run([sys.executable, str(STUDIO / "draw.py"), "about", "--view", "2", "--dry-run"],
                              check=False, text=True, stderr=subprocess.PIPE)
        self.assertEqual((done.returncode, done.stderr), (1, "about has no view 2: it has 1\n"))


class ParametersTest(unittest.TestCase):
    """What is read from the parameter files' text."""

    def test_every_view_of_every_parameter_file_is_a_picture_in_data_photos(self) -> None:
        described = [parameters.describe(name) for name in parameters.all_ids()]
        drawn = {picture.final(view) for picture in described for view in range(1, picture.views + 1)}
        self.assertLessEqual(drawn, set(PHOTOS.glob("*/*.jpg")))

    def test_further_views_have_numbered_files_beside_the_first(self) -> None:
        described = parameters.describe("brogue")
        self.assertEqual([described.final(view).name for view in range(1, described.views + 1)],
                         ["brogue.jpg", "brogue-2.jpg", "brogue-3.jpg"])
        self.assertEqual(described.draft(2).name, "brogue-2.jpg")

    def test_a_scene_names_its_garments(self) -> None:
        described = parameters.describe("tile-baby-shoes-suit")
        self.assertTrue(described.is_scene)
        self.assertEqual(described.garments, ("baby-suit",))

    def test_no_two_modules_have_one_name(self) -> None:
        names = Counter(file.stem for file in STUDIO.rglob("*.py"))
        self.assertEqual([name for name, count in names.items() if count > 1], [])


if __name__ == "__main__":
    unittest.main()
