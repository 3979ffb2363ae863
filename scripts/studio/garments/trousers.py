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
BACK_LOOP = 0.118  # flat x of the outer loops behind; one more is in the middle
WELT_MIDDLE, WELT_HEIGHT = 0.112, CUT.length - 0.118
WELT_WIDTH, WELT = 0.132, 0.012


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the trousers; returns {name: object}."""
    folds = [*bottoms.fork_folds(CUT), pressed_crease()] if product.CREASE else None
    back = [*bottoms.seat_folds(CUT)[:2], pressed_crease()] if product.CREASE else None
    garment, _ = bottoms.arrange(CUT, spacing, folds=folds, back=back)
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
    surface.patch("back waistband", waistband(BACK), BACK, thickness=0.0025).data.materials.append(back)
    for outline in loops(BACK):
        surface.patch("loop", outline, BACK, thickness=0.0062, spacing=0.0028).data.materials.append(back)
    for outline in welts():
        surface.patch("welt", outline, BACK, thickness=0.0030, spacing=0.0028).data.materials.append(back)
    button = fabric.hard_material("button", product.BUTTON, roughness=0.35)
    thread = fabric.hard_material("thread", product.THREAD, roughness=0.9)
    place = 0.0, CUT.length - CUT.waist_drop[0] - CUT.band / 2
    trims.button(surface, place, button, thread, radius=0.0078, lift=0.0026)
    for side in (-1, 1):
        middle = side * WELT_MIDDLE, WELT_HEIGHT - WELT / 2 - 0.012
        trims.button(surface, middle, button, thread, radius=0.0062, lift=0.0006, side=BACK)
    cloth.thicken(garment, 0.0022)


def _waist_line(inset: float, side: int = FRONT) -> Array:
    """The waist's edge on one side, moved down."""
    edge = CUT.waist_edge(CUT.waist_drop[0 if side == FRONT else 1])
    return geo.join(geo.flipped(edge), edge) - [0, inset]


def waistband(side: int = FRONT) -> Array:
    """Outline of the band across one side."""
    return np.vstack([_waist_line(0.0004, side), _waist_line(CUT.band, side)[::-1]])


def loops(side: int = FRONT) -> list[Array]:
    """Outlines of the belt loops on one side."""
    top = _waist_line(0, side)
    shapes = []
    for x in (-LOOPS[1], -LOOPS[0], LOOPS[0], LOOPS[1]) if side == FRONT else (-BACK_LOOP, 0.0, BACK_LOOP):
        z = np.interp(x, top[:, 0], top[:, 1])
        half = LOOP_WIDTH / 2
        left, right, low, high = x - half, x + half, z - CUT.band - 0.010, z - 0.002
        shapes.append(np.array([(left, low), (right, low), (right, high), (left, high)]))
    return shapes


def welts() -> list[Array]:
    """Outlines of the two strips that edge the back pockets."""
    half = WELT_WIDTH / 2
    right = np.array([(-half, -WELT / 2), (half, -WELT / 2), (half, WELT / 2), (-half, WELT / 2)])
    right = right + [WELT_MIDDLE, WELT_HEIGHT]
    return [right, right[::-1] * [-1, 1]]


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
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR, side=side)
    hem = CUT.hem_edge()
    for curve in (hem, geo.flipped(hem)):
        sheet.stitch(curve, product.STITCHES, inset=-HEM_DEPTH)
    for curve in (CUT.outseam(), geo.flipped(CUT.outseam())):
        sheet.groove(curve, 0.0016)
    rise = CUT.length - CUT.waist_drop[0] - CUT.band
    sheet.groove(geo.line((0, CUT.crotch_height), (0, rise)))
    if side == FRONT:
        _paint_front(sheet, product, rise)
    else:
        _paint_back(sheet, product)
    return sheet


def _paint_waist(sheet: Sheet, product: Parameters, side: int) -> None:
    """The seam under the waistband, and its two rows of stitches."""
    line = geo.resample(_waist_line(CUT.band, side), 0.004)
    sheet.groove(line, 0.0022)
    for inset in (-0.004, CUT.band - 0.004):
        sheet.stitch(line, product.STITCHES, inset=inset)


def _paint_back(sheet: Sheet, product: Parameters) -> None:
    """Waistband, darts, and the welts of two pockets with their buttonholes."""
    _paint_waist(sheet, product, BACK)
    rise = CUT.length - CUT.band
    for side, outline in zip((1, -1), welts(), strict=True):
        sheet.groove(geo.line((side * WELT_MIDDLE, rise), (side * WELT_MIDDLE, WELT_HEIGHT + WELT / 2)), 0.0016)
        sheet.groove(geo.closed(outline), 0.0022, 255)
        inward = 1 if geo.turns_left(outline) else -1
        sheet.stitch(geo.closed(outline), product.STITCHES, inset=-0.0028 * inward)
        middle = side * WELT_MIDDLE, WELT_HEIGHT - WELT / 2 - 0.012
        sheet.groove(geo.line((middle[0], middle[1] + 0.009), (middle[0], middle[1] - 0.006)), 0.0018, 230)


def _paint_front(sheet: Sheet, product: Parameters, rise: float) -> None:
    _paint_waist(sheet, product, FRONT)
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
