"""Chinos and official trousers: waistband with loops, fly, slant pockets, a crease if wanted."""
import numpy as np

from arrays import Array
from parameters import Parameters

from . import bottoms, cloth, fabric, geometry as geo, trims
from .pressed import Fold, as_path
from .sheet import Sheet
from .shell import BACK, FRONT, Parts
from .surface import Surface

CUT = bottoms.BottomCut()
LOOPS = (0.060, 0.150)  # flat x of the belt loops on the right half
LOOP_WIDTH = 0.010
POCKET = ((0.126, CUT.length - 0.052), (0.228, CUT.length - 0.185))
FLY_WIDTH, FLY_LENGTH = 0.036, 0.165
HEM_DEPTH = 0.030


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the trousers; returns {name: object}."""
    folds = [*bottoms.fork_folds(CUT), pressed_crease()] if product.CREASE else None
    garment, _ = bottoms.arrange(CUT, spacing, folds=folds)
    return {"garment": garment}


def dress(product: Parameters, parts: Parts) -> None:
    """Paint the cloth, lay on the waistband, loops and button."""
    garment = parts["garment"]
    surface = Surface(garment)
    weave = getattr(fabric, product.WEAVE)
    front = fabric.cloth_material("trousers front", weave, paint(product, FRONT))
    back = fabric.cloth_material("trousers back", weave, paint(product, BACK))
    inside = fabric.cloth_material("trousers inside", weave, plain=product.INSIDE)
    for material in (front, back, inside, inside):
        garment.data.materials.append(material)
    surface.patch("waistband", waistband(), thickness=0.0025).data.materials.append(front)
    for outline in loops():
        surface.patch("loop", outline, thickness=0.0062, spacing=0.0028).data.materials.append(front)
    button = fabric.hard_material("button", product.BUTTON, roughness=0.35)
    thread = fabric.hard_material("thread", product.THREAD, roughness=0.9)
    place = 0.0, CUT.length - CUT.waist_drop[0] - CUT.band / 2
    trims.button(surface, place, button, thread, radius=0.0078, lift=0.0026)
    cloth.thicken(garment, 0.0022)


def _waist_line(inset: float) -> Array:
    """The front waist's edge, moved down."""
    edge = CUT.waist_edge(CUT.waist_drop[0])
    return geo.join(geo.flipped(edge), edge) - [0, inset]


def waistband() -> Array:
    """Outline of the band across the front."""
    return np.vstack([_waist_line(0.0004), _waist_line(CUT.band)[::-1]])


def loops() -> list[Array]:
    """Outlines of the belt loops in front."""
    top = _waist_line(0)
    shapes = []
    for x in LOOPS:
        for side in (-1, 1):
            z = np.interp(x * side, top[:, 0], top[:, 1])
            half = LOOP_WIDTH / 2
            left, right, low, high = x * side - half, x * side + half, z - CUT.band - 0.010, z - 0.002
            shapes.append(np.array([(left, low), (right, low), (right, high), (left, high)]))
    return shapes


def _crease() -> Array:
    """The pressed line down the middle of the right leg's front."""
    outer, inner = CUT.outseam(), CUT.inseam()
    heights = np.linspace(0, CUT.length - 0.07, 60)
    out = np.interp(heights, outer[::-1, 1], outer[::-1, 0])
    within = np.interp(heights, inner[:, 1], inner[:, 0])
    return np.c_[(out + within) / 2 + 0.004, heights]


def pressed_crease() -> Fold:
    """The ironed edge that parts the right leg's front into two planes."""
    line = geo.resample(_crease()[::-1], 0.04)
    past_hem = line[-1:] - [0, 0.03]
    return Fold(as_path(np.vstack([line, past_hem])), width=0.020, height=0.012, open_end=True, sharp=True)


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR)
    hem = CUT.hem_edge()
    for curve in (hem, geo.flipped(hem)):
        sheet.stitch(curve, product.STITCHES, inset=-HEM_DEPTH)
    for curve in (CUT.outseam(), geo.flipped(CUT.outseam())):
        sheet.groove(curve, 0.0016)
    rise = CUT.length - CUT.waist_drop[0] - CUT.band
    sheet.groove(geo.line((0, CUT.crotch_height), (0, rise)))
    if side == FRONT:
        _paint_front(sheet, product, rise)
    return sheet


def _paint_front(sheet: Sheet, product: Parameters, rise: float) -> None:
    line = geo.resample(_waist_line(CUT.band), 0.004)
    sheet.groove(line, 0.0022)
    for inset in (-0.004, CUT.band - 0.004):
        sheet.stitch(line, product.STITCHES, inset=inset)
    for side in (1, -1):
        pocket = np.array(POCKET) * [side, 1]
        sheet.groove(pocket, 0.0024, 230)
        for inset in (0.003, 0.008):
            sheet.stitch(pocket, product.STITCHES, inset=-inset * side)
    _paint_fly(sheet, product, rise)
    sheet.groove(geo.line((0.004, rise), (0.004, rise + CUT.band)), 0.0026)


def _paint_fly(sheet: Sheet, product: Parameters, rise: float) -> None:
    """The curved row of stitches that holds the zip's placket."""
    low = rise - FLY_LENGTH
    curve = geo.bezier((FLY_WIDTH, rise), (FLY_WIDTH, low + 0.05), (FLY_WIDTH * 0.9, low + 0.005), (0.002, low))
    for inset in (0.0, 0.0045):
        sheet.stitch(curve, product.STITCHES, inset=inset)
    sheet.groove(geo.line((0.003, low), (0.003, rise)), 0.0026, 240)
