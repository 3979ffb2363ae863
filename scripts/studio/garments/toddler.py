"""A child's tracksuit: a zipped top with a standing collar worn over cuffed trousers. Metres."""
import bpy
import numpy as np

from arrays import Array
from parameters import Parameters

from . import bottoms, cloth, collar, fabric, geometry as geo, tops, zipper
from .sheet import Sheet
from .shell import BACK, FRONT, Parts
from .surface import Surface

TOP = tops.TopCut(
    neck=(0.052, 0.375),
    neck_drop=(0.030, 0.008),
    shoulder=(0.132, 0.352),
    underarm=(0.150, 0.228),
    hem_half=0.158,
    sleeve=0.335,
    sleeve_angle=70,
    cuff=0.062,
    elbow_ease=0.010,
    depth=0.090,
)
BOTTOM = bottoms.BottomCut(
    length=0.500,
    waist=0.122,
    hip=0.148,
    hip_height=0.375,
    crotch_height=0.312,
    knee=(0.012, 0.134, 0.17),
    hem=(0.022, 0.106),
    waist_drop=(0.010, 0.0),
    fork_width=0.008,
    depth=0.058,
    band=0.024,
)
OVERLAP = 0.090  # how far the top covers the trousers
COLLAR, CUFF, HEM_RIB, LEG_RIB = 0.030, 0.028, 0.026, 0.030
CHEST = (0.165, 0.215)  # the coloured band across the top
SIDE_STRIPE, PIPING = 0.011, 0.003  # widths on the front
ZIP = 0.62  # size of the zip against an adult's
THROAT = TOP.neck[1] - TOP.neck_drop[0]
POCKET = (0.070, 0.455), (0.128, 0.390)
BACK_POCKET = (0.036, 0.388), (0.104, 0.388), (0.104, 0.322), (0.070, 0.308), (0.036, 0.322)


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange both pieces, the top over the trousers; returns {name: object}."""
    trousers, _ = bottoms.arrange(BOTTOM, spacing, roundness=0.34)
    trousers.location.z = OVERLAP - BOTTOM.length
    top, _ = tops.arrange(TOP, spacing)
    return {"top": top, "trousers": trousers}


def dress(product: Parameters, parts: Parts) -> None:
    """Paint both pieces."""
    for name, paint, weave in (("top", paint_top, fabric.INTERLOCK), ("trousers", paint_trousers, fabric.INTERLOCK)):
        piece = parts[name]
        for side in (FRONT, BACK):
            piece.data.materials.append(fabric.cloth_material(f"{name} {side}", weave, paint(product, side)))
        inside = fabric.cloth_material(f"{name} inside", weave, plain=product.NAVY)
        piece.data.materials.append(inside)
        piece.data.materials.append(inside)
        if name == "top":
            _finish_top(product, piece)
        else:
            pocket = Surface(piece).patch("back pocket", np.array(BACK_POCKET), BACK, thickness=0.0022)
            pocket.location = piece.location
            pocket.data.materials.append(piece.data.materials[1])
        cloth.thicken(piece, 0.0022)


def _finish_top(product: Parameters, top: bpy.types.Object) -> None:
    """Set in the zip and the standing collar."""
    surface = Surface(top)
    zipper.fit(product, surface, THROAT, top.data.materials[0], ZIP)
    piece = collar.build_stand(top, tops.shell(TOP, top["spacing"]), COLLAR)
    sheet = Sheet(collar.BOUNDS, product.NAVY, pixel=0.0002)
    sheet.rib(geo.line((0, -0.002), (collar.LENGTH, -0.002)), COLLAR * 1.4, pitch=0.0040)
    piece.data.materials.append(fabric.cloth_material("collar", fabric.INTERLOCK, sheet))


def _rib(sheet: Sheet, colour: str, edge: Array, width: float) -> None:
    """A ribbed band along an edge, drawn past its ends so that it reaches round the seams."""
    edge = geo.extended(edge, 0.012)
    sheet.fill(geo.band(edge, -width), colour)
    sheet.rib(edge, -width, pitch=0.0036)
    sheet.groove(geo.offset(geo.resample(edge, 0.003), -width), 0.0014)


def paint_top(product: Parameters, side: int) -> Sheet:
    """Orange body with a navy and cream band, navy sleeves piped in cream, and the zip."""
    sheet = Sheet(TOP.sheet_bounds(), product.ORANGE, pixel=0.0002, side=side)
    low, high = CHEST
    for band, colour in (((low, high), product.NAVY), ((low + 0.019, high - 0.019), product.CREAM)):
        sheet.fill([(-0.2, band[0]), (0.2, band[0]), (0.2, band[1]), (-0.2, band[1])], colour)
    for mirror in (1, -1):
        sleeve = np.vstack([TOP.armhole(), TOP.inner_sleeve()[::-1], TOP.outer_sleeve()[::-1]]) * [mirror, 1]
        sheet.fill(sleeve, product.NAVY)
    for curve in TOP.both(TOP.armhole()):
        sheet.groove(curve, 0.0014)
        sheet.stitch(curve, product.ORANGE, inset=0.003)
    for curve in TOP.both(TOP.outer_sleeve()):
        sheet.stroke(curve, product.ORANGE, SIDE_STRIPE * 2)
        sheet.stroke(curve, product.CREAM, PIPING * 2)
    _rib(sheet, product.NAVY, geo.join(TOP.hem(), geo.flipped(TOP.hem())), HEM_RIB)
    for curve in TOP.both(geo.line(*TOP.cuff_ends())):
        _rib(sheet, product.ORANGE, curve, CUFF)
    if side == FRONT:
        zipper.paint(product, sheet, THROAT, ZIP)
    return sheet


def paint_trousers(product: Parameters, side: int) -> Sheet:
    """Navy with an orange stripe down the outside and orange cuffs."""
    sheet = Sheet(BOTTOM.sheet_bounds(), product.NAVY, pixel=0.0002, side=side)
    for curve in (BOTTOM.outseam(), geo.flipped(BOTTOM.outseam())):
        sheet.stroke(curve, product.ORANGE, SIDE_STRIPE * 2)
        sheet.stroke(curve, product.CREAM, PIPING * 2)
        sheet.groove(geo.resample(curve, 0.004), 0.0012)
    hem = BOTTOM.hem_edge()
    for curve in (hem, geo.flipped(hem)):
        _rib(sheet, product.ORANGE, curve, LEG_RIB)
    sheet.groove(geo.line((0, BOTTOM.crotch_height), (0, BOTTOM.length - 0.01)), 0.0014)
    if side == BACK:
        border = geo.closed(np.array(BACK_POCKET))
        sheet.groove(border, 0.0018)
        sheet.stitch(border, product.ORANGE, inset=-0.004)
        return sheet
    for mirror in (1, -1):
        pocket = np.array(POCKET) * [mirror, 1]
        sheet.groove(pocket, 0.0022, 255)
        sheet.stitch(pocket, product.ORANGE, inset=-0.004 * mirror)
    return sheet
