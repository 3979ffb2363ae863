"""Palazzo trousers: a light cloth cut so wide that it falls in flutes. Metres."""
import numpy as np

from arrays import Array
from parameters import Parameters

from . import bottoms, cloth, fabric, geometry as geo, prints
from .pressed import Fold, as_path
from .sheet import Sheet
from .shell import BACK, FRONT, Parts
from .surface import Surface

CUT = bottoms.BottomCut(
    length=1.02,
    waist=0.180,
    hip=0.226,
    hip_height=0.82,
    crotch_height=0.715,
    knee=(0.010, 0.292, 0.42),
    hem=(0.006, 0.378),
    hem_rise=0.034,
    fork_width=0.008,
    band=0.045,
    depth=0.115,
)
FLUTES = (  # place across the leg (0 outside, 1 inside), height where it begins, width there, height at the hem
    (0.17, 0.66, 0.009, 0.030), (0.32, 0.86, 0.011, 0.050), (0.47, 0.70, 0.009, 0.036),
    (0.61, 0.84, 0.011, 0.052), (0.75, 0.64, 0.009, 0.036), (0.87, 0.50, 0.008, 0.022),
)
FLARE = 2.2
TAKEN_UP, FLUTE_REACH = 0.011, 0.016  # print that each side of a flute swallows at the hem, and within what
SLANT = 0.20  # how much the print's rows fall to the outside, as a flared leg is cut
PIXEL = 0.0005


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the palazzo; returns {name: object}."""
    garment, _ = bottoms.arrange(
        CUT, spacing, folds=_flutes() + bottoms.fork_folds(CUT)[:2], back=_flutes() + _gathers(),
    )
    return {"garment": garment}


def _flutes() -> list[Fold]:
    """Folds of the right leg that widen from the thigh to the hem and run out over it."""
    laid = []
    for across, top, width, height in FLUTES:
        heights = np.r_[np.linspace(top, 0, 8), -0.04]
        sway = 0.05 * np.sin(np.linspace(0, 2.2, 9) + 9 * across)
        path = as_path(bottoms.leg_point(CUT, z, across + s) for z, s in zip(heights, sway, strict=True))
        laid.append(Fold(path, width, height, open_end=True, flare=FLARE))
    return laid


def _gathers() -> list[Fold]:
    """Short folds that fall from the right half of the elastic waist behind."""
    random = np.random.RandomState(4)
    laid = []
    for x in np.arange(0.008, CUT.waist - 0.008, 0.0135):
        low = CUT.length - CUT.band - random.uniform(0.05, 0.16)
        foot = x * (1 + 0.30 * (CUT.length - low))
        path = ((x, CUT.length + 0.004), (x, CUT.length - CUT.band), (foot, low + 0.03), (foot, low))
        laid.append(Fold(path, random.uniform(0.0042, 0.0058), random.uniform(0.0026, 0.0042)))
    return laid


def _cloth(x: Array, z: Array) -> tuple[Array, Array]:
    """Where on the uncut cloth a flat point lies: flutes take cloth up, and flared legs slant it."""
    aside, fall = np.abs(x), geo.smoothstep(0.72, 0.10, z)
    taken = np.zeros_like(x)
    for across, *_ in FLUTES:
        crest, _ = bottoms.leg_point(CUT, z, across)
        taken += TAKEN_UP * np.tanh((aside - crest) / FLUTE_REACH)
    return x + np.sign(x) * taken * fall, z + SLANT * fall * (aside - CUT.hip / 2)


def dress(product: Parameters, parts: Parts) -> None:
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
    edge = CUT.waist_edge(CUT.waist_drop[1])
    top = geo.join(geo.flipped(edge), edge)
    band = np.vstack([top - [0, 0.0004], (top - [0, CUT.band])[::-1]])
    ruched = surface.patch("elastic waist", band, BACK, thickness=0.0025, spacing=0.0025, lift=_ruched)
    ruched.data.materials.append(back)
    cloth.thicken(garment, 0.0014)


def _ruched(flat: Array) -> Array:
    """The elastic draws the waistband into small upright ridges."""
    x, z = flat.T
    phase = x / 0.0078 + 0.35 * np.sin(x * 71) + 0.25 * np.sin(z * 130 + x * 40)
    low = np.interp(np.abs(x), *CUT.waist_edge(CUT.waist_drop[1]).T) - CUT.band
    inside = geo.smoothstep(0, 0.008, z - low) * geo.smoothstep(CUT.waist, CUT.waist - 0.02, np.abs(x))
    return 0.0016 * (1 + np.sin(2 * np.pi * phase)) * inside


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR, pixel=PIXEL, side=side)
    prints.kitenge(sheet, product, CUT.hem_edge()[::-1], _cloth)
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
