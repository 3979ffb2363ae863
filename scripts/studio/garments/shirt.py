"""Shirts with a collar, a buttoned placket, cuffs and pockets; one cut, many cloths. Metres."""
from dataclasses import replace

import bpy
import numpy as np

from arrays import Array
from parameters import Parameters

from . import cloth, collar, fabric, geometry as geo, prints, tops, trims
from .sheet import Sheet
from .shell import BACK, FRONT, Parts
from .surface import Surface

LONG = tops.TopCut(
    neck=(0.074, 0.722),
    neck_drop=(0.070, 0.014),
    shoulder=(0.224, 0.672),
    underarm=(0.258, 0.450),
    hem_half=0.262,
    hem_rise=0.050,
    sleeve=0.610,
    sleeve_angle=72,
    cuff=0.098,
    elbow_ease=0.022,
)
SHORT = replace(LONG, sleeve=0.250, sleeve_angle=44, cuff=0.168, elbow_ease=0.0)
PLACKET = 0.0165  # half width
BUTTON_PITCH, BUTTON_TOP = 0.084, 0.600
CUFF_BAND = 0.062
SLEEVE_HEM = 0.026
YOKE_DEPTH, HANGER = 0.062, 0.030
PLEAT, PLEAT_STEP = 0.016, 0.045  # half width; length over which its edge grows fainter
SLIT_WIDTH, SLIT_LENGTH = 0.020, 0.105
POCKET_WIDTH, POCKET_HEIGHT, POCKET_POINT = 0.112, 0.122, 0.018
POCKET_TOP, POCKET_MIDDLE = 0.535, 0.122
FLAP_HEIGHT = 0.052


def cut_of(product: Parameters) -> tops.TopCut:
    """Long or short sleeves."""
    return LONG if product.LONG_SLEEVES else SHORT


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the shirt; returns {name: object}."""
    garment, _ = tops.arrange(cut_of(product), spacing)
    return {"garment": garment}


def dress(product: Parameters, parts: Parts) -> None:
    """Paint the cloth, lay on placket, pockets, cuffs and buttons."""
    garment, cut = parts["garment"], cut_of(product)
    surface = Surface(garment)
    weave = getattr(fabric, product.WEAVE)
    front = fabric.cloth_material("shirt front", weave, paint(product, FRONT))
    back = fabric.cloth_material("shirt back", weave, paint(product, BACK))
    inside = fabric.cloth_material("shirt inside", weave, plain=product.INSIDE) if product.INSIDE else back
    for material in (front, back, inside, inside):
        garment.data.materials.append(material)
    _set_collar(product, garment, cut, weave)
    for outline in [placket(cut), *cuffs(product, cut)]:
        surface.patch("band", outline, thickness=0.0022).data.materials.append(front)
    for outline in cuffs(product, cut) + sleeve_plackets(product, cut) + [hanger(cut)]:
        surface.patch("band behind", outline, BACK, thickness=0.0022).data.materials.append(back)
    for outline in pockets(product):
        surface.patch("pocket", outline, thickness=0.0018, lift=_worn_pocket).data.materials.append(front)
    if product.FLAPS:
        _add_flaps(product, surface, weave)
    _sew_buttons(product, surface, cut)
    cloth.thicken(garment, 0.0016)


def _set_collar(product: Parameters, garment: bpy.types.Object, cut: tops.TopCut, weave: fabric.Weave) -> None:
    piece = collar.build(garment, tops.shell(cut, garment["spacing"]))
    sheet = Sheet(collar.BOUNDS, product.COLOUR)
    x, z = sheet.coordinates()
    sheet.tint(getattr(prints, product.PATTERN)(x, z, product))
    collar.decorate(sheet, collar.leaf_edge(piece), product.STITCHES)
    piece.data.materials.append(fabric.cloth_material("collar", weave, sheet))


def placket(cut: tops.TopCut) -> Array:
    """Outline of the buttoned strip down the front."""
    top = cut.neck[1] - cut.neck_drop[0] - 0.002
    return np.array([(-PLACKET, 0.0), (PLACKET, 0.0), (PLACKET, top), (-PLACKET, top)])


def cuffs(product: Parameters, cut: tops.TopCut) -> list[Array]:
    """Outlines of the two cuffs on the front of the sleeves."""
    if not product.LONG_SLEEVES:
        return []
    outer, inner = cut.cuff_ends()
    up = -cut.direction() * CUFF_BAND
    right = np.array([outer, inner, inner + up, outer + up])
    return [right, right[::-1] * [-1, 1]]


def sleeve_plackets(product: Parameters, cut: tops.TopCut) -> list[Array]:
    """Outlines of the pointed strips above the cuffs, on the back of the sleeves."""
    if not product.LONG_SLEEVES:
        return []
    outer, inner = cut.cuff_ends()
    down = cut.direction()
    foot = outer * 0.66 + inner * 0.34 - down * (CUFF_BAND - 0.002)
    aside = (inner - outer) / np.linalg.norm(inner - outer) * SLIT_WIDTH / 2
    top = foot - down * SLIT_LENGTH
    right = np.array([foot - aside, foot + aside, top + aside, top - down * SLIT_WIDTH * 0.6, top - aside])
    return [right, right[::-1] * [-1, 1]]


def hanger(cut: tops.TopCut) -> Array:
    """Outline of the loop in the middle of the back's yoke seam."""
    top, half = _yoke_height(cut) + 0.003, 0.0045
    return np.array([(-half, top - HANGER), (half, top - HANGER), (half, top), (-half, top)])


def _yoke_height(cut: tops.TopCut) -> float:
    """Height of the seam under the yoke, in the middle of the back."""
    return cut.shoulder[1] - YOKE_DEPTH


def pockets(product: Parameters) -> list[Array]:
    """Outlines of the chest pockets: one over the heart (our right), or both."""
    half = POCKET_WIDTH / 2
    low = POCKET_TOP - POCKET_HEIGHT
    shape = np.array([
        (-half, POCKET_TOP), (-half, low + POCKET_POINT), (0, low), (half, low + POCKET_POINT), (half, POCKET_TOP),
    ])
    right = shape + [POCKET_MIDDLE, 0]
    return [right, right[::-1] * [-1, 1]] if product.FLAPS else [right]


def flap(side: int) -> Array:
    """Outline of a pocket's pointed flap."""
    half = POCKET_WIDTH / 2 + 0.003
    top, low = POCKET_TOP + 0.012, POCKET_TOP + 0.012 - FLAP_HEIGHT
    shape = np.array([(-half, top), (-half, low + 0.014), (0, low), (half, low + 0.014), (half, top)])
    return shape + [side * POCKET_MIDDLE, 0]


def _worn_pocket(flat: Array) -> Array:
    """A pocket's mouth stands off the chest a little."""
    return 0.0016 * geo.smoothstep(POCKET_TOP - 0.03, POCKET_TOP, flat[:, 1])


def _add_flaps(product: Parameters, surface: Surface, weave: fabric.Weave) -> None:
    for side in (-1, 1):
        outline = flap(side)
        (x0, z0), (x1, z1) = outline.min(0) - 0.004, outline.max(0) + 0.004
        sheet = Sheet((x0, z0, x1, z1), product.COLOUR)
        sheet.tint(getattr(prints, product.PATTERN)(*sheet.coordinates(), product))
        for inset in (0.004, 0.0085):
            sheet.stitch(geo.closed(outline), product.STITCHES, inset=inset)
        piece = surface.patch("flap", outline, thickness=0.0052, spacing=0.0035)
        piece.data.materials.append(fabric.cloth_material("flap", weave, sheet))


def _sew_buttons(product: Parameters, surface: Surface, cut: tops.TopCut) -> None:
    shell = fabric.hard_material("button", product.BUTTONS, metallic=product.METAL_BUTTONS, roughness=0.3)
    thread = fabric.hard_material("thread", product.THREAD, roughness=0.9)
    for z in np.arange(BUTTON_TOP, 0.05, -BUTTON_PITCH):
        trims.button(surface, (0, z), shell, thread, lift=0.0024)
    if product.LONG_SLEEVES:
        outer, inner = cut.cuff_ends()
        place = outer * 0.72 + inner * 0.28 - cut.direction() * CUFF_BAND * 0.5
        for side in (-1, 1):
            trims.button(surface, place * [side, 1], shell, thread, radius=0.005, lift=0.0024)
    if product.FLAPS:
        for side in (-1, 1):
            place = side * POCKET_MIDDLE, POCKET_TOP + 0.012 - FLAP_HEIGHT + 0.015
            trims.button(surface, place, shell, thread, lift=0.0054)


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    cut = cut_of(product)
    sheet = Sheet(cut.sheet_bounds(), product.COLOUR, side=side)
    _weave_pattern(sheet, product, cut)
    hem = geo.join(cut.hem(), geo.flipped(cut.hem()))
    sheet.stitch(hem, product.STITCHES, inset=-0.008)
    _paint_sleeves(sheet, product, cut)
    if side == FRONT:
        _paint_front(sheet, product, cut)
    else:
        _paint_back(sheet, product, cut)
    return sheet


def _weave_pattern(sheet: Sheet, product: Parameters, cut: tops.TopCut) -> None:
    """Body cut along the cloth's straight grain, each sleeve along its own."""
    pattern = getattr(prints, product.PATTERN)
    x, z = sheet.coordinates()
    sheet.tint(pattern(x, z, product))
    down = cut.direction()
    ux, uz = cut.shoulder
    for side in (-1, 1):
        away = side * x - ux, z - uz
        across, length = -(away[0] * -down[1] + away[1] * down[0]), away[0] * down[0] + away[1] * down[1]
        hole = cut.armhole() * [side, 1]
        sleeve = np.vstack([hole, cut.inner_sleeve()[::-1] * [side, 1], cut.outer_sleeve()[::-1] * [side, 1]])
        sheet.tint(pattern(across, -length, product), sleeve)


def _paint_sleeves(sheet: Sheet, product: Parameters, cut: tops.TopCut) -> None:
    for curve in cut.both(cut.armhole()):
        sheet.groove(curve)
        sheet.stitch(curve, product.STITCHES, inset=-0.005)
    rows = (0.004, CUFF_BAND - 0.004) if product.LONG_SLEEVES else (SLEEVE_HEM, SLEEVE_HEM - 0.004)
    for curve in cut.both(geo.line(*cut.cuff_ends())):
        for row in rows:
            sheet.stitch(curve, product.STITCHES, inset=-row)
        if product.LONG_SLEEVES:
            sheet.groove(geo.offset(geo.resample(curve, 0.004), -CUFF_BAND))


def _paint_front(sheet: Sheet, product: Parameters, cut: tops.TopCut) -> None:
    top = cut.neck[1] - cut.neck_drop[0]
    for side in (-1, 1):
        sheet.groove(geo.line((side * PLACKET, 0), (side * PLACKET, top)))
        sheet.stitch(geo.line((side * (PLACKET - 0.004), 0), (side * (PLACKET - 0.004), top)), product.STITCHES)
    for outline in pockets(product):
        border = geo.closed(outline)
        sheet.groove(border)
        inward = 1 if geo.turns_left(outline) else -1
        for inset in (0.003, 0.0075) if product.FLAPS else (0.003,):
            sheet.stitch(border, product.STITCHES, inset=inset * inward)
        mouth = outline[[0, -1]] - [0, 0.020]
        sheet.stitch(mouth, product.STITCHES)
    _paint_yoke(sheet, product, cut)


def _paint_back(sheet: Sheet, product: Parameters, cut: tops.TopCut) -> None:
    """The yoke's seam from armhole to armhole, the box pleat below it, and the slits of the sleeves."""
    low = _yoke_height(cut)
    hole = cut.armhole()
    end = np.array([np.interp(-low - 0.010, -hole[:, 1], hole[:, 0]), low + 0.010])
    half = geo.bezier((0, low), (end[0] * 0.4, low), (end[0] * 0.8, low + 0.005), end)
    seam = geo.join(geo.flipped(half), half)
    sheet.groove(seam, 0.0022, 220)
    sheet.stitch(seam, product.STITCHES, inset=0.004)
    for side in (-1, 1):
        for step, strength in enumerate((200, 160, 110, 60)):
            ends = low - PLEAT_STEP * step, low - PLEAT_STEP * (step + 1)
            sheet.groove(geo.line((side * PLEAT, ends[0]), (side * PLEAT, ends[1])), 0.0022, strength)
    border = geo.closed(hanger(cut))
    sheet.groove(border, 0.0014)
    for outline in sleeve_plackets(product, cut):
        sheet.groove(geo.closed(outline), 0.0016)
        inward = 1 if geo.turns_left(outline) else -1
        sheet.stitch(geo.closed(outline), product.STITCHES, inset=0.003 * inward)


def _paint_yoke(sheet: Sheet, product: Parameters, cut: tops.TopCut) -> None:
    """The yoke's seam, a little in front of the shoulder."""
    neck, shoulder = np.array(cut.neck), np.array(cut.shoulder)
    seam = geo.line(neck + [0.001, -0.034], shoulder + [-0.010, -0.034])
    for curve in cut.both(seam):
        sheet.groove(curve)
        sheet.stitch(curve, product.STITCHES, inset=-0.004)
