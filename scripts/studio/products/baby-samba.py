"""Baby's white sneaker: gum sole, T-toe, laces in bright green and yellow."""
from dataclasses import replace

import numpy as np

import palette
from shoes import pair, panels
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import SNEAKER
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import CupSole
from shoes.tread import Tread, studs
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "kids shoes", palette.SAND

WHITE = Finish("#f4f1e8", "leather", 0.36, 0.7)
GREY_SUEDE = Finish("#c9c1b2", "suede", 0.9)
GREEN = Finish("#2f9e4f", "leather", 0.4)
YELLOW = Finish("#f2c230", "leather", 0.4)

BABY_LAST = replace(SNEAKER.scaled(0.47, 0.66, 0.66),
                    feather=[(0, 1.2), (5, 1.05), (10, 0.95), (14, 1.2)],
                    tread=[(0, 0.06), (1, 0), (10, 0), (12, 0.1), (14, 0.4)])
GUARD = [(6, 0.0), (8, 0.35), (9.5, 0.95), (11, 1.6), (13, 2.2)]
COUNTER = [(-1, 4.2), (0, 4.2), (1.5, 3.6), (3, 2.5), (4.2, 1.2), (5, 0)]
LEAF_STRIPE = [(7.2, 4.3), (6.2, 3.6), (5.2, 2.6), (4.8, 1.6)]


def lay_panels(surface: Surface) -> list[Panel]:
    guard = panels.toe_guard(surface, GUARD)
    bar = panels.toe_bar(surface, 0.46, 0.2, 8.6, 12)
    toe = np.where(surface.x > 6, panels.union(bar, guard, 0.6), panels.NOWHERE)
    heel_tab = np.maximum(panels.back_strip(surface, 1.2, until_x=2.5), 3.9 - surface.z)
    return [
        Panel(panels.side_stripe(surface, LEAF_STRIPE, 0.95, 0.4), GREEN, 0.10, [0.12]),
        Panel(panels.below(surface, COUNTER) * 0.8, GREY_SUEDE, 0.11, [0.14]),
        Panel(toe, GREY_SUEDE, 0.12, [0.14]),
        Panel(panels.round_throat(surface, 1.15, 4.4), WHITE, 0.12, [0.13]),
        Panel(heel_tab, YELLOW, 0.13, [0.13]),
    ]


SHOE = Shoe(
    last=BABY_LAST, panels=lay_panels, base=WHITE,
    edge=Edge(rim=GREEN, lining=Finish("#efe7d4", "suede", 0.85, 0.3),
              collar=0.2, throat=0.08, turns_at=4.4, padding=0.5, depth=3),
    sole=CupSole(Finish("#b8763a", "smooth", 0.5, 0.3), lip=0.42, flare=0.2, thread="#ecc58d", grooves=(0.12, 0.6),
                 tread=0.42, bumper_from=11.2, under=Tread(studs, depth=0.12)),
    thread="#d8d0bd",
    tongue=Tongue(WHITE, beyond=1.2, rise=1.1, width=1.0, widening=0.5, thickness=0.14, label=YELLOW),
    lacing=Lacing("#2fa84f", second_colour="#f4c52e", eyelets=4, width=0.44, bow=0.72, tail=2.6, inset=0.5, first=0.4,
                  last=1.3, eyelet=Finish("#e9e3d4", "smooth", 0.5), ring=0.17),
    stitch_floor=0.4,
    poses=pair.SMALL_PAIR, third=pair.SMALL_SOLE,
)
