"""Hoodies: fleece body with ribbed hem and cuffs, hood, cords, pockets, and a zip if wanted."""
import bpy
import numpy as np

from arrays import Array
from parameters import Parameters

from . import cloth, fabric, geometry as geo, hood, tops, trims, zipper
from .pressed import Fold
from .sheet import Sheet
from .shell import BACK, FRONT, Parts
from .surface import Surface

CUT = tops.TopCut(
    neck=(0.095, 0.705),
    neck_drop=(0.085, 0.020),
    shoulder=(0.226, 0.657),
    underarm=(0.264, 0.420),
    hem_half=0.262,
    sleeve=0.625,
    sleeve_angle=71,
    cuff=0.100,
    elbow_ease=0.024,
    depth=0.142,
)
RIB, RIB_SHRINK = 0.062, 0.10
CUFF_SHRINK = 0.13
POCKET = ((-0.10, 0.245), (0.10, 0.245), (0.165, 0.145), (0.165, 0.072), (-0.165, 0.072), (-0.165, 0.145))
POCKET_OPENINGS = (((0.10, 0.245), (0.165, 0.145)), ((-0.10, 0.245), (-0.165, 0.145)))
THROAT = CUT.neck[1] - CUT.neck_drop[0]  # height of the neckline in front
CORD_TOP = 0.598
CORDS = ((-1, 0.200), (1, 0.176))  # side, length


def _over_the_rib() -> list[Fold]:
    """Short folds of the right half where the fleece bags over the ribbed hem."""
    places = (0.235, 0.150, 0.019), (0.190, 0.190, 0.016), (0.085, 0.120, 0.012)
    return [
        Fold(((x, RIB + 0.006), (x - lean, RIB + 0.05), (x - lean, RIB + 0.07), (x - 2 * lean, high)), 0.011, 0.0040)
        for x, high, lean in places
    ]


def worn(flat: Array) -> Array:
    """Ribbed hem and cuffs are knitted narrower than the cloth above, and draw it in."""
    result = flat.copy()
    near_hem = 1 - geo.smoothstep(0, 0.085, flat[:, 1])
    body = np.abs(flat[:, 0]) < CUT.hem_half + 0.01
    result[:, 0] *= 1 - RIB_SHRINK * near_hem * body
    outer, inner = CUT.cuff_ends()
    down = CUT.direction()
    for side in (1, -1):
        mirror = np.array([side, 1])
        local = flat * mirror - (outer + inner) / 2
        near_cuff = (1 - geo.smoothstep(0.02, 0.08, -local @ down)) * (flat[:, 0] * side > CUT.hem_half + 0.02)
        across = np.array([down[1], -down[0]])
        result -= (CUFF_SHRINK * near_cuff * (local @ across))[:, None] * across * mirror
    return result


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the body and raise the hood; returns {name: object}."""
    folds = tops.underarm_folds(CUT) + tops.sleeve_folds(CUT) + _over_the_rib()
    garment, shell = tops.arrange(CUT, spacing, folds, worn)
    return {"garment": garment, "hood": hood.build(garment, shell)}


def dress(product: Parameters, parts: Parts) -> None:
    """Paint the fleece, add pockets, cords and the zip."""
    garment, raised = parts["garment"], parts["hood"]
    surface = Surface(garment)
    front = fabric.cloth_material("fleece front", fabric.FLEECE, paint(product, FRONT))
    back = fabric.cloth_material("fleece back", fabric.FLEECE, paint(product, BACK))
    inside = fabric.cloth_material("fleece inside", fabric.FLEECE, plain=product.COLOUR)
    for material in (front, back, inside, inside):
        garment.data.materials.append(material)
    for outline in pockets(product):
        surface.patch("pocket", outline, thickness=0.004, lift=_gaping).data.materials.append(front)
    _dress_hood(product, raised)
    if product.ZIP:
        zipper.fit(product, surface, THROAT, front)
    _add_cords(product, surface)
    cloth.thicken(garment, 0.0035)


def _dress_hood(product: Parameters, raised: bpy.types.Object) -> None:
    """Paint the hood; its faces look inwards, so the lining is the first material."""
    sheet = Sheet(hood.bounds(), product.COLOUR)
    hood.decorate(sheet)
    material = fabric.cloth_material("hood", fabric.FLEECE, sheet)
    lining = fabric.cloth_material("hood lining", fabric.FLEECE, plain=product.LINING)
    for each in (lining, lining, material, material):
        raised.data.materials.append(each)
    cloth.thicken(raised, 0.0045)


def pockets(product: Parameters) -> list[Array]:
    """Outlines of the kangaroo pocket, or of its two halves beside a zip."""
    whole = np.array(POCKET)
    if not product.ZIP:
        return [whole]
    right = np.array([(0.018, 0.245), *POCKET[1:4], (0.018, 0.072)])
    return [right, right[::-1] * [-1, 1]]


def _gaping(flat: Array) -> Array:
    """A worn pocket stands off the body along its slanted openings."""
    gap = np.minimum(*[geo.distance_to(flat, np.array(opening)) for opening in POCKET_OPENINGS])
    return 0.008 * np.exp(-gap / 0.03) + 0.003 * (1 - np.exp(-gap / 0.05))


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR, side=side)
    hem = geo.join(CUT.hem(), geo.flipped(CUT.hem()))
    sheet.rib(hem, -RIB, pitch=0.0068)
    _seam(sheet, geo.offset(geo.resample(hem, 0.004), -RIB), -0.006)
    for curve in CUT.both(geo.line(*CUT.cuff_ends())):
        sheet.rib(curve, -RIB, pitch=0.0058)
        _seam(sheet, geo.offset(geo.resample(curve, 0.004), -RIB), -0.006)
    for curve in CUT.both(CUT.armhole()):
        _seam(sheet, curve, 0.006)
    if side == FRONT:
        _paint_front(product, sheet)
    return sheet


def _seam(sheet: Sheet, curve: Array, stitch_inset: float) -> None:
    sheet.groove(curve, 0.0022)
    sheet.stitch(curve, inset=stitch_inset)


def _paint_front(product: Parameters, sheet: Sheet) -> None:
    for outline in pockets(product):
        border = geo.closed(outline)
        sheet.groove(border)
        inward = 1 if geo.turns_left(outline) else -1
        for inset in (0.006, 0.0105):
            sheet.stitch(border, inset=inset * inward)
    if product.ZIP:
        zipper.paint(product, sheet, THROAT)


def _add_cords(product: Parameters, surface: Surface) -> None:
    metal = fabric.hard_material("eyelets", "#c8c2b4", metallic=1.0, roughness=0.3)
    spread = 0.040 if product.ZIP else 0.030
    for side, length in CORDS:
        t = np.linspace(0, 1, 30)
        path = np.c_[side * (spread + 0.012 * t + 0.004 * np.sin(5 * t + side)), CORD_TOP - length * t]
        string = fabric.braid_material("cord", product.CORD, length)
        trims.eyelet(surface, path[0], metal)
        trims.cord(surface, path, string, tip=metal)
