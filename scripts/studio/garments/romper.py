"""A baby's sleepsuit: one piece with sleeves, legs, feet and a row of snaps. Metres."""
import numpy as np

from . import cloth, fabric, mannequin, prints, tops, trims
from . import geometry as geo
from .shell import BACK, FRONT, Shell
from .sheet import Sheet
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
HIP = (0.152, 0.215)
FORK = 0.150
ANKLE_OUT, ANKLE_IN = (0.142, 0.066), (0.066, 0.070)
TOE_OUT, TOE_IN = (0.172, 0.018), (0.070, 0.010)
GUSSET, GUSSET_LENGTH = 0.036, 0.045
LEG_OVAL = (1.20, 0.85)  # across and towards us
FOOT = (0.118, 0.0, 0.030), (0.038, 0.020, 0.024)  # centre and radii of what fills it
COLLAR, CUFF = 0.013, 0.020
SNAP_PITCH = 0.047
PLACKET = 0.0115
FOOT_SEAM = 0.050


def _side():
    """Seam from the underarm over the hip to the outer ankle."""
    x, z = TOP.underarm
    waist = geo.bezier((x, z), (x - 0.002, z - 0.06), (HIP[0], HIP[1] + 0.06), HIP)
    leg = geo.bezier(HIP, (HIP[0] + 0.001, HIP[1] - 0.06), (ANKLE_OUT[0] - 0.004, ANKLE_OUT[1] + 0.04), ANKLE_OUT)
    return geo.join(waist, leg)


def _foot():
    """Seam round the foot, from the outer to the inner ankle."""
    outer = geo.bezier(ANKLE_OUT, (0.150, 0.050), (0.176, 0.040), TOE_OUT)
    sole = geo.bezier(TOE_OUT, (0.166, -0.006), (0.076, -0.008), TOE_IN)
    inner = geo.bezier(TOE_IN, (0.062, 0.026), (0.066, 0.050), ANKLE_IN)
    return geo.join(outer, sole, inner)


def _inseam():
    """Edge from the inner ankle to the fork, split where the gusset begins."""
    edge = geo.resample(geo.bezier(ANKLE_IN, (0.064, 0.105), (0.022, 0.142), (0.0, FORK)), 0.002)
    at = len(edge) - round(GUSSET_LENGTH / 0.002)
    return edge[: at + 1], edge[at:]


def outlines():
    """Segments of the whole front and back, as a Shell wants them."""
    result = {}
    sewn, gusset = _inseam()
    for side, drop in zip((FRONT, BACK), TOP.neck_drop):
        half = [
            ("neck", TOP.neckline(drop)),
            ("seam", geo.line(TOP.neck, TOP.shoulder)),
            ("seam", TOP.outer_sleeve()),
            ("cuff", geo.line(*TOP.cuff_ends())),
            ("seam", TOP.inner_sleeve()),
            ("seam", _side()),
            ("seam", _foot()),
            ("seam", sewn),
            ("gusset", gusset),
        ]
        result[side] = half + [(tag, geo.flipped(curve)) for tag, curve in reversed(half)]
    return result


def _body():
    """A small torso, arms, legs and feet."""
    scale = tops.scale_of(TOP)
    side = _side()[::-1]
    sections = []
    for height in np.linspace(FORK + 0.02, TOP.underarm[1], 7):
        half = np.interp(height, side[:, 1], side[:, 0])
        sections.append((0, 0, height, half * 0.70, half * 0.38))
    sections += tops.shoulder_sections(TOP)
    arm, shoulder = tops.arm_of(TOP)
    inner = geo.join(*_inseam())[::-1]
    outer = np.array([point for point in _side() if point[1] < HIP[1]])
    leg = mannequin.limb(
        outer, inner, (0.062, FORK + 0.045), 0.044, start=0.05, overhang=0.030, oval=LEG_OVAL,
        margin=mannequin.MARGIN * scale,
    )
    limbs = [arm, mannequin.mirrored(arm), leg, mannequin.mirrored(leg)]
    balls = [((x * side, y, z), radii) for side in (-1, 1) for (x, y, z), radii in (FOOT, shoulder)]
    return mannequin.build([mannequin.loft(sections), *limbs], balls, scale)


def drape(product, spacing, frames):
    """Simulate the sleepsuit; returns {name: object}."""
    wearer = _body()
    upper = tops.depth_limit(TOP)

    def limit(flat):
        leg = geo.smoothstep(HIP[1], FORK, flat[:, 1])
        return upper(flat) * (1 - leg) + 0.036 * leg

    shell = Shell(outlines(), spacing, roundness=0.09, depth_limit=limit, gusset=GUSSET)
    draped = cloth.drape(shell.to_object("garment"), cloth.JERSEY, frames, margin=mannequin.MARGIN * tops.scale_of(TOP))
    mannequin.remove(wearer)
    cloth.smooth_edges(draped)
    cloth.iron_seams(draped, spacing, rounds=40)
    cloth.refine(draped, rounds=10)
    return {"garment": draped}


def dress(product, parts):
    """Print the jersey, lay on the placket and press the snaps."""
    garment = parts["garment"]
    surface = Surface(garment)
    materials = [fabric.cloth_material(f"jersey {side}", fabric.INTERLOCK, paint(product, side)) for side in (FRONT, BACK)]
    inside = fabric.cloth_material("jersey inside", fabric.INTERLOCK, plain=product.INSIDE)
    for material in (*materials, inside, inside):
        garment.data.materials.append(material)
    surface.patch("placket", _placket(), thickness=0.0018, spacing=0.003).data.materials.append(materials[0])
    metal = fabric.hard_material("snap", product.SNAPS, roughness=0.35)
    for z in np.arange(_throat() - 0.012, FORK + 0.015, -SNAP_PITCH):
        trims.snap(surface, (0, z), metal, lift=0.0016)
    cloth.thicken(garment, 0.0020)


def _throat():
    return TOP.neck[1] - TOP.neck_drop[0]


def _placket():
    """Outline of the strip the snaps sit on."""
    return np.array([(-PLACKET, FORK + 0.012), (PLACKET, FORK + 0.012), (PLACKET, _throat()), (-PLACKET, _throat())])


def bounds():
    """Rectangle round the flat panel, for a Sheet."""
    reach = TOP.cuff_ends()[0][0] + 0.01
    return -reach, -0.02, reach, TOP.neck[1] + 0.01


def paint(product, side):
    """Colour and relief of one panel."""
    sheet = Sheet(bounds(), product.COLOUR, pixel=0.0002)
    prints.pineapples(sheet, product)
    neck = TOP.neckline(TOP.neck_drop[0 if side == FRONT else 1])
    whole_neck = geo.join(geo.flipped(neck), neck)
    _trim(sheet, product, whole_neck, COLLAR)
    for curve in TOP.both(geo.line(*TOP.cuff_ends())):
        _trim(sheet, product, curve, CUFF)
    for curve in TOP.both(TOP.armhole()):
        sheet.groove(curve, 0.0014, 170)
    for side_x in (1, -1):
        ankle = geo.bezier((0.060, FOOT_SEAM + 0.012), (0.09, FOOT_SEAM), (0.13, FOOT_SEAM), (0.165, FOOT_SEAM + 0.014)) * [side_x, 1]
        sheet.groove(ankle, 0.0014, 200)
        sheet.stitch(ankle, product.TRIM, inset=0.003 * side_x)
    if side == FRONT:
        strip = _placket()
        sheet.fill(strip, product.TRIM)
        for x in (-PLACKET, PLACKET):
            sheet.groove(geo.line((x, FORK), (x, _throat())), 0.0014)
    return sheet


def _trim(sheet, product, edge, width):
    """A ribbed band in the trim colour."""
    sheet.fill(geo.band(edge, -width), product.TRIM)
    sheet.rib(edge, -width, pitch=0.0030)
    sheet.groove(geo.offset(geo.resample(edge, 0.003), -width), 0.0014)
