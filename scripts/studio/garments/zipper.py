"""A metal zip down the middle of a front: painted teeth and tape, raised edges and a pull. Metres.

`scale` is the zip's size against an adult hoodie's.
"""
import bpy
import numpy as np

from parameters import Parameters

from . import fabric, geometry as geo, trims
from .sheet import Sheet
from .surface import Surface

TAPE, EDGE, OUTER = 0.006, 0.011, 0.017  # half widths: tape, row of stitches, raised edge
TOOTH_PITCH, TOOTH = 0.0024, 0.0015


def paint(product: Parameters, sheet: Sheet, top: float, scale: float = 1.0) -> None:
    """Tape, teeth, grooves and stitches from the hem up to the height `top`."""
    sheet.stroke(geo.line((0, 0), (0, top)), product.TAPE, TAPE * 2 * scale)
    for k, z in enumerate(np.arange(0.004, top, TOOTH_PITCH * scale)):
        reach = np.array((-0.0034, 0.0008) if k % 2 else (-0.0008, 0.0034)) * scale
        sheet.stroke(geo.line((reach[0], z), (reach[1], z)), product.METAL, TOOTH * scale)
    for side in (-scale, scale):
        sheet.groove(geo.line((side * TAPE, 0), (side * TAPE, top)), 0.0024 * scale)
        sheet.stitch(geo.line((side * EDGE, 0), (side * EDGE, top)))


def fit(product: Parameters, surface: Surface, top: float, cloth: bpy.types.Material, scale: float = 1.0) -> None:
    """Raised edges of `cloth` (a material) beside the teeth, and the pull."""
    metal = fabric.hard_material("zip metal", product.METAL, metallic=1.0, roughness=0.3)
    for side in (-scale, scale):
        left, right = sorted((side * (TAPE - 0.0005), side * OUTER))
        strip = [(left, 0.001), (right, 0.001), (right, top + 0.002), (left, top + 0.002)]
        edge = surface.patch("zip edge", strip, thickness=0.0035 * scale, spacing=0.0028 * scale)
        edge.data.materials.append(cloth)
    slider, pull = np.array((0.0085, 0.011, 0.004)), np.array((0.0048, 0.026, 0.0016))
    trims.slab(surface, (0, top - 0.016 * scale), slider * scale, metal, 0.003 * scale)
    trims.slab(surface, (0, top - 0.034 * scale), pull * scale, metal, 0.006 * scale)
