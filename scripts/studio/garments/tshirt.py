"""T-shirts: a jersey body with a ribbed collar, twin-needle hems and a print on the chest."""
from parameters import Parameters

from . import cloth, fabric, geometry as geo, prints, tops
from .sheet import Sheet
from .shell import BACK, FRONT, Parts

COLLAR = 0.021
HEM_ROWS = (0.020, 0.0245)
CUT = tops.TopCut()


def drape(product: Parameters, spacing: float) -> Parts:
    """Arrange the T-shirt; returns {name: object}."""
    garment, _ = tops.arrange(CUT, spacing)
    return {"garment": garment}


def dress(product: Parameters, parts: Parts) -> None:
    """Paint and finish a draped T-shirt."""
    garment = parts["garment"]
    for side in (FRONT, BACK):
        sheet = paint(product, side)
        garment.data.materials.append(fabric.cloth_material(f"jersey {side}", fabric.JERSEY, sheet))
    inside = fabric.cloth_material("jersey inside", fabric.JERSEY, plain=product.COLOUR, brightness=0.9)
    garment.data.materials.append(inside)
    garment.data.materials.append(inside)
    cloth.thicken(garment, 0.0020)


def paint(product: Parameters, side: int) -> Sheet:
    """Colour and relief of one panel."""
    sheet = Sheet(CUT.sheet_bounds(), product.COLOUR, side=side)
    if side == FRONT:
        getattr(prints, product.PRINT)(sheet, product)
    neck = CUT.neckline(CUT.neck_drop[0 if side == FRONT else 1])
    whole_neck = geo.join(geo.flipped(neck), neck)
    sheet.raise_area(geo.band(whole_neck, -COLLAR))
    sheet.rib(whole_neck, -COLLAR, pitch=0.0036)
    seam = geo.offset(geo.resample(whole_neck, 0.004), -COLLAR)
    sheet.groove(seam)
    sheet.stitch(seam, inset=-0.0042)
    for curve in CUT.both(geo.line(*CUT.cuff_ends())) + (geo.join(CUT.hem(), geo.flipped(CUT.hem())),):
        for row in HEM_ROWS:
            sheet.stitch(curve, inset=-row)
    for curve in CUT.both(CUT.armhole()):
        sheet.groove(curve, 0.0014, 170)
    return sheet
