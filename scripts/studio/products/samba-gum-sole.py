"""Low sneaker in black suede with white sails on its sides, a grey T-toe and a gum sole."""
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
from shoes.tread import Tread, herringbone
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "sneakers", palette.PINEAPPLE

BLACK_SUEDE = Finish("#26241f", "suede", 0.9)
WHITE = Finish("#efeae0", "leather", 0.4)
GREY_SUEDE = Finish("#8d8a84", "suede", 0.9)

GUARD = [(14, 0.2), (18, 1.0), (20, 1.9), (22, 2.75), (24, 3.5), (26, 4.4), (29, 5.0)]
COUNTER = [(-1, 6.6), (0, 6.6), (2.5, 5.6), (5, 3.9), (7.5, 1.5), (9, 0)]
LONG_SAIL = [(16.4, 7.6), (14.4, 6.2), (11.8, 4.4), (9.4, 2.0)]
SHORT_SAIL = [(16.9, 5.6), (15.6, 4.6), (14.2, 3.4), (13.2, 1.6)]


def lay_panels(surface: Surface) -> list[Panel]:
    guard = panels.toe_guard(surface, [(x, h - 1.1) for x, h in GUARD])
    bar = panels.toe_bar(surface, 0.62, 0.28, 18.4, 26)
    toe = np.where(surface.x > 13, panels.union(bar, guard, 0.9), panels.NOWHERE)
    sails = panels.union(panels.side_stripe(surface, LONG_SAIL, 1.25, 0.5),
                         panels.side_stripe(surface, SHORT_SAIL, 0.95, 0.4))
    heel_tab = np.maximum(panels.back_strip(surface, 1.5), 6.4 - surface.z)
    return [
        Panel(sails, WHITE, 0.11, [0.13]),
        Panel(panels.below(surface, COUNTER) * 0.8, GREY_SUEDE, 0.12, [0.16, 0.34]),
        Panel(toe, GREY_SUEDE, 0.13, [0.15, 0.33]),
        Panel(panels.round_throat(surface, 1.55, 9.0), BLACK_SUEDE, 0.13, [0.15, 1.38]),
        Panel(heel_tab, WHITE, 0.14, [0.15]),
    ]


SHOE = Shoe(
    last=SNEAKER, panels=lay_panels, base=BLACK_SUEDE,
    swell=lambda surface: swell.flex_creases(surface) + swell.collar_padding(surface),
    edge=Edge(rim=Finish("#201e1b", "leather", 0.45), lining=Finish("#cfc4ae", "suede", 0.85, 0.3),
              collar=0.26, padding=1.6),
    sole=CupSole(Finish("#b0702f", "smooth", 0.5, 0.3), thread="#e3b273", under=Tread(herringbone)),
    thread="#d8d2c4",
    tongue=Tongue(Finish("#26241f", "suede", 0.9), beyond=1.9, rise=1.05, label=WHITE),
    lacing=Lacing("#efeae0", eyelets=7, eyelet=Finish("#1c1a18", "smooth", 0.5)),
    stitch_floor=0.5,
)
