"""Garments: arrange (or reopen) one, dress it, photograph it before the wall."""
import importlib
from pathlib import Path

import bpy

from . import stage

WORK = Path(__file__).resolve().parent.parent / "work"
FINE, COARSE = 0.0098, 0.0120  # mesh spacing in metres

shoot = stage.shoot


def build(product, detail):
    """Put the dressed garment into the scene; detail 1 is a final, less a draft."""
    kind = importlib.import_module(f"garments.{product.KIND}")
    kind.dress(product, _draped(kind, product, detail))


def _draped(kind, product, detail):
    """The garment's parts as they hang, from the saved file when there is one.

    A new colour or print then costs a render only. A draft takes the fine file when it
    is there already; delete work/*.blend to arrange anew.
    """
    fine, coarse = (WORK / f"{product.DRAPE}-{name}.blend" for name in ("fine", "coarse"))
    for saved in [fine] if detail >= 1 else [fine, coarse]:
        if saved.exists():
            bpy.ops.wm.open_mainfile(filepath=str(saved))
            return {thing["part"]: thing for thing in bpy.data.objects if "part" in thing}
    saved, spacing = (fine, FINE) if detail >= 1 else (coarse, COARSE)
    parts = kind.drape(product, spacing * product.SCALE)
    for name, part in parts.items():
        part["part"] = name
    WORK.mkdir(exist_ok=True)
    bpy.ops.wm.save_as_mainfile(filepath=str(saved))
    return parts
