"""Drapes: garments arranged but not yet coloured, kept as files so that a new print costs a render only.

Objects are in metres here, the unit of Blender's cloth solver.
"""
import importlib
from pathlib import Path

import bpy

from parameters import WORK, Parameters, drape_file

FINE, COARSE = 0.0098, 0.0120  # mesh spacing in metres


def arranged(product: Parameters, fine: bool) -> dict[str, bpy.types.Object]:
    """The garment's undressed parts by name, from its drape's file, which is made when it is missing.

    A coarse drape is for drafts; the fine one replaces it there when it exists.
    """
    if drape_file(product.DRAPE, fine=True).exists():
        return saved(product.DRAPE)
    file = drape_file(product.DRAPE, fine)
    if file.exists():
        return _read(file)
    return arrange(product, fine)


def arrange(product: Parameters, fine: bool = True) -> dict[str, bpy.types.Object]:
    """Arranges a product's garment anew and keeps it as its drape's file."""
    kind = importlib.import_module(f"garments.{product.KIND}")
    parts: dict[str, bpy.types.Object] = kind.drape(product, (FINE if fine else COARSE) * product.SCALE)
    for name, part in parts.items():
        part["part"] = name
    WORK.mkdir(exist_ok=True)
    bpy.ops.wm.save_as_mainfile(filepath=str(drape_file(product.DRAPE, fine)), copy=True)
    return parts


def saved(drape: str) -> dict[str, bpy.types.Object]:
    """The parts of a fine drape, added to this scene; raises FileNotFoundError when there is no such file."""
    file = drape_file(drape, fine=True)
    if not file.exists():
        raise FileNotFoundError(f"{file.name} is missing: run draw.py, which arranges it first")
    return _read(file)


def _read(file: Path) -> dict[str, bpy.types.Object]:
    with bpy.data.libraries.load(str(file)) as (source, wanted):
        wanted.objects = source.objects
    parts = {}
    for thing in wanted.objects:
        if thing is not None and "part" in thing:
            bpy.context.collection.objects.link(thing)
            parts[thing["part"]] = thing
        elif thing is not None:
            bpy.data.objects.remove(thing)
    return parts
