"""Palazzo trousers: a light cloth cut so wide that it falls in flutes. Metres."""
import math

import numpy as np

from . import bottoms, cloth, fabric, prints
from . import geometry as geo
from .shell import BACK, FRONT
from .sheet import Sheet
from .surface import Surface

CUT = bottoms.BottomCut(
    length=1.02,
    waist=0.190,
    hip=0.262,
    hip_height=0.80,
    crotch_height=0.715,
    knee=(0.010, 0.405, 0.42),
    hem=(0.008, 0.560),
    hem_rise=0.062,
    flared=True,
    fork_width=0.010,
    band=0.045,
    gusset=0.085,
    depth=0.125,
    waist_ellipse=(0.150, 0.098),
)
WEARER = bottoms.BottomCut(
    length=1.02, waist=0.190, hip=0.245, hip_height=0.80, crotch_height=0.715, waist_ellipse=(0.150, 0.098),
    hip_depth=0.63, flared=True, leg_oval=(1.30, 0.78), knee=(0.020, 0.215, 0.42), hem=(0.040, 0.200), band=0.045,
)
SETTLING = 5  # frames
FLUTES = 5  # folds round each leg
WORN_HEM = (0.012, 0.335)  # inner and outer x of the leg's hem as it hangs
ROUNDNESS = 0.72  # depth of a leg's cross-section over its width
BREEZE = 0.022  # how far the hems swing to our right
PIXEL = 0.0005


def drape(product, spacing, frames):
    """Let the fluted start shape settle for a few frames only; returns {name: object}.

    Left longer, cloth this light falls in on itself and the flutes are gone.
    """
    garment, _ = bottoms.drape(CUT, cloth.VOILE, spacing, SETTLING, start=_fluted, wearer=WEARER, fullness=0.75, seam_rounds=0)
    return {"garment": garment}


def _fluted(places, shell):
    """Each leg below the hip as a wide cone whose surplus cloth stands in flutes."""
    x, z = np.abs(shell.flat[:, 0]), shell.flat[:, 1]
    outer, inner = CUT.outseam()[::-1], CUT.inseam()
    outermost, innermost = np.interp(z, outer[:, 1], outer[:, 0]), np.interp(z, inner[:, 1], inner[:, 0])
    share = np.clip((x - innermost) / (outermost - innermost), 0, 1)
    fall = np.clip((CUT.hip_height - z) / CUT.hip_height, 0, 1)
    worn_in = innermost + (WORN_HEM[0] - innermost) * fall
    worn_out = CUT.hip * 0.80 + (WORN_HEM[1] - CUT.hip * 0.80) * fall
    half = (worn_out - worn_in) / 2
    ring = 2 * math.pi * half * math.sqrt((1 + ROUNDNESS**2) / 2)
    surplus = np.maximum(2 * (outermost - innermost) / ring - 1, 0)
    turn = math.pi * (1 - share)
    turn = np.where(shell.side > 0, -turn, turn)
    swing = np.minimum(2 * np.sqrt(surplus) / FLUTES, 0.42) * geo.smoothstep(0, 0.35, fall)
    phase = np.where(shell.flat[:, 0] > 0, 0.4, 1.9) + 0.5 * fall
    radius = 1 + swing * np.cos(FLUTES * turn + phase) + 0.25 * swing * np.cos(3 * turn + 2 * phase)
    leg_x = (worn_in + worn_out) / 2 + half * radius * np.cos(turn)
    leg_y = -half * ROUNDNESS * radius * np.sin(turn)
    weight = geo.smoothstep(CUT.hip_height + 0.02, CUT.crotch_height - 0.10, z)
    result = places.copy()
    side = np.sign(shell.flat[:, 0])
    result[:, 0] = places[:, 0] * (1 - weight) + side * np.maximum(leg_x, 0.004) * weight
    result[:, 1] = places[:, 1] * (1 - weight) + leg_y * weight
    result[:, 0] += BREEZE * fall**2
    return result


def dress(product, parts):
    """Print the cloth and lay on the waistband."""
    garment = parts["garment"]
    surface = Surface(garment)
    front = fabric.cloth_material("palazzo front", fabric.VOILE, paint(product, FRONT))
    back = fabric.cloth_material("palazzo back", fabric.VOILE, paint(product, BACK))
    inside = fabric.cloth_material("palazzo inside", fabric.VOILE, plain=product.INSIDE)
    for material in (front, back, inside, inside):
        garment.data.materials.append(material)
    edge = CUT.waist_edge(CUT.waist_drop[0])
    top = geo.join(geo.flipped(edge), edge)
    band = np.vstack([top - [0, 0.0004], (top - [0, CUT.band])[::-1]])
    surface.patch("waistband", band, thickness=0.0025).data.materials.append(front)
    cloth.thicken(garment, 0.0014)


def paint(product, side):
    """Colour and relief of one panel."""
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR, pixel=PIXEL)
    prints.kitenge(sheet, product, CUT.hem_edge()[::-1])
    edge = CUT.waist_edge(CUT.waist_drop[0 if side == FRONT else 1])
    top = geo.join(geo.flipped(edge), edge)
    sheet.fill(np.vstack([top + [0, 0.01], (top - [0, CUT.band])[::-1]]), product.BAND)
    line = top - [0, CUT.band]
    sheet.groove(line, 0.0024, 255)
    for inset in (0.004, CUT.band - 0.004):
        sheet.stitch(line, product.STITCHES, inset=inset)
    for curve in (CUT.hem_edge(), geo.flipped(CUT.hem_edge())):
        sheet.stitch(curve, product.STITCHES, inset=-0.012)
    sheet.groove(geo.line((0, CUT.crotch_height), (0, CUT.length - CUT.band - CUT.waist_drop[0])))
    return sheet
