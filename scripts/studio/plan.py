"""The order in which pictures are drawn.

A scene shows garments from their drapes, and drapes are not in the repository.
So products are drawn before scenes: the first product of each drape arranges
it. A drape that a scene needs and no drawn product leaves behind is arranged
by a step of its own, just before the scene.
"""
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from parameters import Picture


@dataclass(frozen=True)
class Step:
    """One run of Blender."""
    picture: Picture
    arranges: str | None = None     # the fine drape this run leaves behind
    renders: bool = True            # False: it arranges the drape and no more
    note: str = ""


def make_plan(wanted: Iterable[Picture], known: dict[str, Picture], draft: bool, kept: Collection[str]) -> list[Step]:
    """The steps for the wanted pictures.

    known: every product by id; draft: drafts arrange coarse drapes, which scenes cannot
    use; kept: names of the fine drapes that exist already.
    """
    wanted = list(wanted)
    available = set(kept)
    coarse: set[str] = set()
    steps = []
    for product in (picture for picture in wanted if not picture.is_scene):
        steps.append(_product_step(product, available, coarse, draft))
    for scene in (picture for picture in wanted if picture.is_scene):
        for garment in (known[name] for name in scene.garments):
            if garment.drape and garment.drape not in available:
                available.add(garment.drape)
                note = f"arranges {garment.drape}, which {scene.id} needs"
                steps.append(Step(garment, garment.drape, renders=False, note=note))
        drapes = sorted({known[name].drape or "" for name in scene.garments})
        steps.append(Step(scene, note=f"uses {', '.join(drapes)}" if drapes else ""))
    return steps


def _product_step(product: Picture, available: set[str], coarse: set[str], draft: bool) -> Step:
    """A garment's step; adds the drape it arranges to `available` or, for a draft, to `coarse`."""
    if product.drape is None:
        return Step(product)
    if product.drape in available or product.drape in coarse:
        return Step(product, note=f"uses {product.drape}")
    if draft:
        coarse.add(product.drape)
        return Step(product, note=f"arranges {product.drape}, coarse")
    available.add(product.drape)
    return Step(product, product.drape, note=f"arranges {product.drape}")


def described(steps: list[Step]) -> str:
    """The plan as lines of text: number, what is done, and why."""
    lines = []
    for number, step in enumerate(steps, 1):
        action = "draw" if step.renders else "arrange"
        lines.append(f"{number:3}  {action:<8} {step.picture.id:<22} {step.note}".rstrip())
    return "\n".join(lines)
