"""Baby's navy loafer: short, wide and round, with a saddle and a soft flat sole."""
from dataclasses import replace

import numpy as np

import palette
from shoes import pair, panels
from shoes.last import Surface
from shoes.lasts import LOAFER
from shoes.materials import Finish
from shoes.meshes import clamped_curve
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import CupSole
from shoes.tread import Tread, studs
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "kids shoes", palette.MIST

NAVY = Finish("#26396b", "leather", 0.34)
TAN = Finish("#b9773c", "leather", 0.36)

BABY_LAST = replace(LOAFER.scaled(0.47, 0.68, 0.66),
                    feather=[(0, 1.25), (5, 1.1), (10, 1.0), (14, 1.2)],
                    tread=[(0, 0.06), (1, 0), (10, 0), (12, 0.1), (14, 0.4)])
APRON_WIDTH = [(6, 1.9), (8, 1.85), (10, 1.7), (13, 1.4)]


def lay_panels(surface: Surface) -> list[Panel]:
    apron = np.where(surface.x > 7.6, surface.from_edge - clamped_curve(APRON_WIDTH)(surface.x), panels.NOWHERE)
    middle = 7.6 - 0.03 * surface.off_centre ** 2
    saddle = np.abs(surface.x - middle) - 0.72 - 0.08 * np.abs(surface.off_centre)
    saddle = np.maximum(saddle, 0.5 - surface.from_sole)
    seam = np.maximum(np.abs(apron) - 0.15, -0.10 - saddle)     # the strap covers its ends
    return [
        Panel(panels.back_strip(surface, 0.6), TAN, 0.10, [0.13]),
        Panel(panels.collar_band(surface, 0.45), TAN, 0.07, [0.11]),
        Panel(seam, NAVY, 0.13, [0.08], edge=0.12),
        Panel(saddle, TAN, 0.14, [0.13]),
    ]


SHOE = Shoe(
    last=BABY_LAST, panels=lay_panels, base=NAVY,
    edge=Edge(rim=TAN, lining=Finish("#e5d3b4", "suede", 0.85, 0.3),
              collar=0.16, throat=0.13, turns_at=5.0, padding=0.3, depth=3),
    sole=CupSole(Finish("#efe6d2", "smooth", 0.5, 0.3), lip=0.30, flare=0.2, thread="#b9773c", grooves=(0.12, 0.6),
                 tread=0.42, bumper_from=11.2,
                 under=Tread(studs, depth=0.12, finish=Finish("#c9955a", "smooth", 0.5, 0.3), rim=0.48)),
    thread="#f0e3c8",
    stitch_floor=0.3,
    poses=pair.SMALL_PAIR, third=pair.SMALL_SOLE,
)
