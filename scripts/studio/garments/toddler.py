"""A toddler's two-piece: a long-sleeved top worn over trousers with ribbed cuffs. Metres."""
import numpy as np

from . import bottoms, cloth, fabric, tops
from . import geometry as geo
from .shell import BACK, FRONT
from .sheet import Sheet

TOP = tops.TopCut(
    neck=(0.060, 0.375),
    neck_drop=(0.040, 0.010),
    shoulder=(0.132, 0.352),
    underarm=(0.150, 0.228),
    hem_half=0.158,
    sleeve=0.262,
    sleeve_angle=58,
    cuff=0.068,
    elbow_ease=0.010,
    depth=0.090,
)
BOTTOM = bottoms.BottomCut(
    length=0.390,
    waist=0.122,
    hip=0.154,
    hip_height=0.275,
    crotch_height=0.212,
    knee=(0.010, 0.142, 0.11),
    hem=(0.016, 0.122),
    waist_drop=(0.010, 0.0),
    fork_width=0.008,
    gusset=0.050,
    gusset_length=0.075,
    depth=0.072,
    band=0.024,
    waist_ellipse=(0.094, 0.062),
)
OVERLAP = 0.075  # how far the top covers the trousers
COLLAR, CUFF, HEM_RIB, LEG_RIB = 0.015, 0.028, 0.026, 0.030
CHEST = (0.165, 0.215)  # the coloured band across the top
SIDE_STRIPE = 0.011


def drape(product, spacing, frames):
    """Simulate both pieces, the top above the trousers; returns {name: object}."""
    trousers, _ = bottoms.drape(BOTTOM, cloth.TWILL, spacing, frames)
    trousers.location.z = OVERLAP - BOTTOM.length
    top, _ = tops.drape(TOP, cloth.JERSEY, spacing, frames)
    return {"top": top, "trousers": trousers}


def dress(product, parts):
    """Paint both pieces."""
    for name, paint, weave in (("top", paint_top, fabric.INTERLOCK), ("trousers", paint_trousers, fabric.INTERLOCK)):
        piece = parts[name]
        for side in (FRONT, BACK):
            piece.data.materials.append(fabric.cloth_material(f"{name} {side}", weave, paint(product, side)))
        inside = fabric.cloth_material(f"{name} inside", weave, plain=product.NAVY)
        piece.data.materials.append(inside)
        piece.data.materials.append(inside)
        cloth.thicken(piece, 0.0022)


def _rib(sheet, colour, edge, width):
    sheet.fill(geo.band(edge, -width), colour)
    sheet.rib(edge, -width, pitch=0.0036)
    sheet.groove(geo.offset(geo.resample(edge, 0.003), -width), 0.0014)


def paint_top(product, side):
    """Orange body with a navy and cream band, navy sleeves, collar and ribs."""
    sheet = Sheet(TOP.sheet_bounds(), product.ORANGE, pixel=0.0002)
    low, high = CHEST
    for band, colour in (((low, high), product.NAVY), ((low + 0.019, high - 0.019), product.CREAM)):
        sheet.fill([(-0.2, band[0]), (0.2, band[0]), (0.2, band[1]), (-0.2, band[1])], colour)
    for mirror in (1, -1):
        sleeve = np.vstack([TOP.armhole(), TOP.inner_sleeve()[::-1], TOP.outer_sleeve()[::-1]]) * [mirror, 1]
        sheet.fill(sleeve, product.NAVY)
    for curve in TOP.both(TOP.armhole()):
        sheet.groove(curve, 0.0014)
        sheet.stitch(curve, product.ORANGE, inset=0.003)
    neck = TOP.neckline(TOP.neck_drop[0 if side == FRONT else 1])
    _rib(sheet, product.NAVY, geo.join(geo.flipped(neck), neck), COLLAR)
    _rib(sheet, product.NAVY, geo.join(TOP.hem(), geo.flipped(TOP.hem())), HEM_RIB)
    for curve in TOP.both(geo.line(*TOP.cuff_ends())):
        _rib(sheet, product.ORANGE, curve, CUFF)
    return sheet


def paint_trousers(product, side):
    """Navy with an orange stripe down the outside and orange cuffs."""
    sheet = Sheet(BOTTOM.sheet_bounds(), product.NAVY, pixel=0.0002)
    for curve in (BOTTOM.outseam(), geo.flipped(BOTTOM.outseam())):
        sheet.stroke(curve, product.ORANGE, SIDE_STRIPE * 2)
        sheet.groove(geo.resample(curve, 0.004), 0.0012)
    hem = BOTTOM.hem_edge()
    for curve in (hem, geo.flipped(hem)):
        _rib(sheet, product.ORANGE, curve, LEG_RIB)
    sheet.groove(geo.line((0, BOTTOM.crotch_height), (0, BOTTOM.length - 0.01)), 0.0014)
    for mirror in (1, -1):
        pocket = np.array([(0.070, 0.345), (0.140, 0.280)]) * [mirror, 1]
        sheet.groove(pocket, 0.0022, 255)
        sheet.stitch(pocket, product.ORANGE, inset=-0.004 * mirror)
    return sheet
