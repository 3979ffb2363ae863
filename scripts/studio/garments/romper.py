"""A baby's sleepsuit: one piece with sleeves, legs, feet and a row of snaps. Metres."""
import numpy as np

from arrays import Array, Bounds
from parameters import Parameters

from . import cloth, fabric, geometry as geo, pressed, prints, tops, trims
from .pressed import Fold
from .sheet import Sheet
from .shell import BACK, FRONT, Outlines, Parts, Shell
from .surface import Surface

TOP = tops.TopCut(
    neck=(0.056, 0.520),
    neck_drop=(0.036, 0.010),
    shoulder=(0.112, 0.500),
    underarm=(0.126, 0.388),
    hem_half=0.150,
    sleeve=0.185,
    sleeve_angle=58,
    cuff=0.060,
    depth=0.085,
)
HIP = (0.146, 0.235)
FORK = 0.172
ANKLE_OUT, ANKLE_IN = (0.133, 0.064), (0.068, 0.070)
TOE_OUT, TOE_IN = (0.155, 0.020), (0.074, 0.010)
COLLAR, CUFF = 0.013, 0.020
SNAP_PITCH = 0.047
PLACKET = 0.0115
FOOT_SEAM = 0.050
BACK_SEED = 31


def _side() -> Array:
    """Seam from the underarm over the hip to the outer ankle."""
    x, z = TOP.underarm
    waist = geo.bezier((x, z), (x - 0.002, z - 0.06), (HIP[0], HIP[1] + 0.06), HIP)
    leg = geo.bezier(HIP, (HIP[0] + 0.001, HIP[1] - 0.06), (ANKLE_OUT[0] - 0.004, ANKLE_OUT[1] + 0.04), ANKLE_OUT)
    return geo.join(waist, leg)


def _foot() -> Array:
    """Seam round the foot, from the outer to the inner ankle."""
    outer = geo.bezier(ANKLE_OUT, (0.138, 0.050), (0.158, 0.040), TOE_OUT)
    sole = geo.bezier(TOE_OUT, (0.151, -0.004), (0.079, -0.010), TOE_IN)
    inner = geo.bezier(TOE_IN, (0.067, 0.026), (0.069, 0.050), ANKLE_IN)
    return geo.join(outer, sole, inner)


def _inseam() -> Array:
    """Seam from the inner ankle to the fork."""
    return geo.bezier(ANKLE_IN, (0.066, 0.115), (0.024, 0.160), (0.0, FORK))


def outlines() -> Outlines:
    """Segments of the whole front and back, in the form that `Shell` takes."""
    result = {}
    for side, drop in zip((FRONT, BACK), TOP.neck_drop, strict=True):
        half = [
            ("neck", TOP.neckline(drop)),
            ("seam", geo.line(TOP.neck, TOP.shoulder)),
            ("seam", TOP.outer_sleeve()),
            ("cuff", geo.line(*TOP.cuff_ends())),
            ("seam", TOP.inner_sleeve()),
            ("seam", _side()),
            ("seam", _foot()),
            ("seam", _inseam()),
        ]
        result[side] = half + [(tag, geo.flipped(curve)) for tag, curve in reversed(half)]
    return result


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the sleepsuit; returns {name: object}."""
    shell = pressed.filled(Shell(outlines(), spacing), most=TOP.depth)
    scale = tops.scale_of(TOP)
    laid = pressed.on_both_halves(tops.underarm_folds(TOP) + tops.sleeve_folds(TOP) + _leg_folds(), scale)
    back = pressed.on_both_halves(tops.underarm_folds(TOP) + tops.sleeve_folds(TOP) + _seat_folds(), scale, BACK_SEED)
    return {"garment": pressed.build(shell, laid, scale, back=back)}


def _seat_folds() -> list[Fold]:
    """Folds of the right half's back: the slack of the seat, and behind the knee."""
    return [
        Fold(
            ((0.004, FORK + 0.030), (0.040, FORK + 0.018), (0.075, FORK + 0.022), (0.118, FORK + 0.052)), 0.007, 0.0034
        ),
        Fold(
            ((0.010, FORK + 0.002), (0.042, FORK - 0.016), (0.076, FORK - 0.014), (0.118, FORK + 0.004)), 0.007, 0.0036
        ),
        Fold(((0.138, 0.128), (0.120, 0.118), (0.095, 0.116), (0.074, 0.124)), 0.006, 0.0030),
        Fold(((0.068, 0.094), (0.085, 0.086), (0.105, 0.086), (0.122, 0.092)), 0.005, 0.0026),
        Fold(((0.030, 0.330), (0.034, 0.300), (0.040, 0.270), (0.040, 0.236)), 0.008, 0.0026),
    ]


def _leg_folds() -> list[Fold]:
    """Folds of the right leg: from the fork, and over the foot."""
    return [
        Fold(((0.006, FORK), (0.035, FORK - 0.004), (0.065, FORK + 0.004), (0.095, FORK + 0.020)), 0.006, 0.0030),
        Fold(
            ((0.020, FORK - 0.010), (0.050, FORK - 0.026), (0.080, FORK - 0.028), (0.110, FORK - 0.018)), 0.006, 0.0030
        ),
        Fold(((0.064, 0.098), (0.080, 0.090), (0.100, 0.088), (0.120, 0.094)), 0.005, 0.0026),
        Fold(((0.142, 0.078), (0.125, 0.072), (0.105, 0.073), (0.090, 0.080)), 0.005, 0.0024),
    ]


def dress(product: Parameters, parts: Parts) -> None:
    """Print the jersey, lay on the placket and press the snaps."""
    garment = parts["garment"]
    surface = Surface(garment)
    materials = [
        fabric.cloth_material(f"jersey {side}", fabric.INTERLOCK, paint(product, side)) for side in (FRONT, BACK)
    ]
    inside = fabric.cloth_material("jersey inside", fabric.INTERLOCK, plain=product.INSIDE)
    for material in (*materials, inside, inside):
        garment.data.materials.append(material)
    surface.patch("placket", _placket(), thickness=0.0018, spacing=0.003).data.materials.append(materials[0])
    metal = fabric.hard_material("snap", product.SNAPS, roughness=0.35)
    for z in np.arange(_throat() - 0.012, FORK + 0.015, -SNAP_PITCH):
        trims.snap(surface, (0, z), metal, lift=0.0016)
    cloth.thicken(garment, 0.0020)


def _throat() -> float:
    return TOP.neck[1] - TOP.neck_drop[0]


def _placket() -> Array:
    """Outline of the strip the snaps sit on."""
    return np.array([(-PLACKET, FORK + 0.012), (PLACKET, FORK + 0.012), (PLACKET, _throat()), (-PLACKET, _throat())])


def bounds() -> Bounds:
    """Rectangle round the flat panel, for a Sheet."""
    reach = TOP.cuff_ends()[0][0] + 0.01
    return -reach, -0.02, reach, TOP.neck[1] + 0.01


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    sheet = Sheet(bounds(), product.COLOUR, pixel=0.0002, side=side)
    prints.pineapples(sheet, product)
    neck = TOP.neckline(TOP.neck_drop[0 if side == FRONT else 1])
    whole_neck = geo.join(geo.flipped(neck), neck)
    _trim(sheet, product, whole_neck, COLLAR)
    for curve in TOP.both(geo.line(*TOP.cuff_ends())):
        _trim(sheet, product, geo.extended(curve, 0.012), CUFF)
    for curve in TOP.both(TOP.armhole()):
        sheet.groove(curve, 0.0014, 170)
    for side_x in (1, -1):
        ankle = geo.bezier(
            (0.060, FOOT_SEAM + 0.010), (0.09, FOOT_SEAM), (0.12, FOOT_SEAM), (0.155, FOOT_SEAM + 0.008)
        ) * [side_x, 1]
        sheet.groove(ankle, 0.0014, 200)
        sheet.stitch(ankle, product.TRIM, inset=0.003 * side_x)
    if side == FRONT:
        strip = _placket()
        sheet.fill(strip, product.TRIM)
        for x in (-PLACKET, PLACKET):
            sheet.groove(geo.line((x, FORK), (x, _throat())), 0.0014)
    return sheet


def _trim(sheet: Sheet, product: Parameters, edge: Array, width: float) -> None:
    """A ribbed band in the trim colour."""
    sheet.fill(geo.band(edge, -width), product.TRIM)
    sheet.rib(edge, -width, pitch=0.0030)
    sheet.groove(geo.offset(geo.resample(edge, 0.003), -width), 0.0014)
