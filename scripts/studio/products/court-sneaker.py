"""White leather court sneaker with a green heel tab and a thick white cup sole."""
import numpy as np

import palette
from shoes import panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import SNEAKER
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import CupSole
from shoes.tread import Tread, court
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "sneakers", palette.CLAY

WHITE = Finish("#f3f1ea", "leather", 0.36, 0.7)
GREEN = Finish("#1e7a4b", "leather", 0.36)

MUDGUARD = [(13, 0.0), (16, 0.6), (19, 1.7), (21.5, 2.7), (24, 3.5), (26, 4.0), (29, 4.4)]
QUARTER = [(0, 15.8), (2.5, 16.3), (4.5, 17.6), (6, 19.2), (9, 21)]
COUNTER = [(-1, 5.4), (0, 5.4), (3, 5.0), (6, 3.9), (8.5, 2.2), (10, 0)]
WING = [(12.6, 7.4), (10.6, 6.2), (8.6, 5.4), (6.2, 5.1)]


def lay_panels(surface: Surface) -> list[Panel]:
    heel_tab = np.maximum(panels.back_strip(surface, 2.2, until_x=5), 5.6 - surface.z)
    disc = np.hypot((surface.x - 21.4) / 1.25, surface.off_centre) - 1.3
    breathing = np.where(surface.x > 19.6, disc, panels.NOWHERE)
    return [
        Panel(breathing, WHITE, 0.0, holes=[(0.12, 0.42, 0.06), (0.52, 0.42, 0.06), (0.92, 0.42, 0.06)]),
        Panel(panels.behind(surface, QUARTER) * 0.8, WHITE, 0.11, [0.14, 0.30]),
        Panel(panels.side_stripe(surface, WING, 0.5, 0.5), GREEN, 0.09, [0.10]),
        Panel(np.where(surface.x > 12, panels.toe_guard(surface, MUDGUARD), panels.NOWHERE), WHITE, 0.13, [0.14, 0.30]),
        Panel(panels.below(surface, COUNTER) * 0.8, WHITE, 0.12, [0.14, 0.30]),
        Panel(panels.round_throat(surface, 1.55, 9.0), WHITE, 0.13, [0.14, 1.38]),
        Panel(heel_tab, GREEN, 0.15, [0.15]),
    ]


SHOE = Shoe(
    last=SNEAKER, panels=lay_panels, base=WHITE,
    swell=lambda surface: swell.flex_creases(surface, 0.02) + swell.collar_padding(surface, 0.2),
    edge=Edge(rim=WHITE, lining=Finish("#e4e0d3", "suede", 0.85, 0.3), collar=0.28, padding=1.6),
    sole=CupSole(Finish("#f1efe8", "smooth", 0.5, 0.3), lip=0.95, flare=0.28, thread="#dcd8cc", grooves=(0.14, 0.66),
                 under=Tread(court)),
    thread="#d9d5c8",
    tongue=Tongue(WHITE, beyond=1.9, rise=1.05, thickness=0.18, label=GREEN),
    lacing=Lacing("#f6f4ee", eyelets=7, eyelet=Finish("#e8e5da", "smooth", 0.5)),
    stitch_floor=0.9,
)
