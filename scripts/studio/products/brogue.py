"""Oxblood leather full brogue: wing cap with a pinked border, perforations, welted sole."""
import numpy as np

import palette
from shoes import pair, panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import DRESS_SHOE
from shoes.materials import Finish
from shoes.meshes import clamped_curve
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "official shoes", palette.LEAF

OXBLOOD = Finish("#6d2a22", "smooth", 0.26, 0.7, border=0.5)

WING_HEIGHT = [(12.5, 0.0), (15, 0.8), (18, 1.5), (21, 2.3), (23.5, 3.3), (25.5, 4.6), (29, 5.5)]
WING_PEAK = [(19.4, 0.0), (21.5, 0.7), (23.5, 2.0), (26, 4.5)]
VAMP = [(0, 10.4), (2.5, 11.2), (4.2, 12.8), (5.6, 14.8), (6.6, 16.6), (7.0, 17.5)]
COUNTER = [(-1, 7.2), (1.0, 7.0), (3, 6.4), (5, 5.4), (7.2, 3.9), (9, 2), (10.5, 0)]
BROGUING = [(0.30, 0.40, 0.085), (0.165, 0.20, 0.036), (0.435, 0.20, 0.036)]
BORDER_SEAMS = [0.08, 0.53]


def lay_panels(surface: Surface) -> list[Panel]:
    guard = panels.toe_guard(surface, WING_HEIGHT)
    peak = np.abs(surface.off_centre) - clamped_curve(WING_PEAK)(surface.x)
    peak = np.maximum(peak * 0.8, 19.4 - surface.x)
    wing = np.where(surface.x > 11.5, panels.union(guard, peak, 0.5), panels.NOWHERE)
    rose = np.where(surface.x > 22, np.hypot(surface.x - 24.6, surface.off_centre), panels.NOWHERE)
    return [
        Panel(panels.pinked(panels.below(surface, COUNTER), surface), OXBLOOD, 0.08, BORDER_SEAMS, holes=BROGUING),
        Panel(panels.round_throat(surface, 1.5, 8.5), OXBLOOD, 0.07, [0.08, 0.50], holes=[(0.29, 0.40, 0.08)]),
        Panel(panels.collar_band(surface, 0.35, 12.0), OXBLOOD, 0.03, [0.08]),
        Panel(panels.ahead_of(surface, VAMP) * 0.8, OXBLOOD, 0.08, BORDER_SEAMS, holes=BROGUING),
        Panel(panels.pinked(wing, surface), OXBLOOD, 0.09, BORDER_SEAMS, holes=BROGUING),
        Panel(rose - 0.8, OXBLOOD, 0.0, holes=[(0.0, 0.40, 0.085), (0.35, 0.28, 0.05), (0.68, 0.25, 0.09)]),
    ]


SHOE = Shoe(
    last=DRESS_SHOE, panels=lay_panels, base=OXBLOOD,
    swell=lambda surface: swell.flex_creases(surface, 0.015, 17.0, 21.5, 1.5),
    edge=Edge(rim=OXBLOOD, lining=Finish("#c49a66", "leather", 0.5, 0.4),
              collar=0.13, throat=0.06, turns_at=9.8, padding=0.5),
    sole=WeltSole(Finish("#4a2a1a", "smooth", 0.4, 0.4), edge=0.46, welt=0.30, step=0.14, thread="#d8c08c",
                  heel=Heel(7.4, Finish("#3a2117", "smooth", 0.4, 0.4), inset=0.2)),
    thread="#b06a4c",
    tongue=Tongue(OXBLOOD, beyond=0.7, rise=0.9, width=1.1, widening=0.5, thickness=0.05),
    lacing=Lacing("#3a1712", eyelets=5, width=0.30, thickness=0.13, straight=True, bow=0.75, tail=3.4, inset=0.62,
                  first=0.45, last=0.75, eyelet=Finish("#33140f", "smooth", 0.4), ring=0.13),
    stitch_floor=0.05,
    third=pair.BACK,
)
