"""Dark brown leather Chelsea boot: elastic gussets, pull tab, no laces."""
import numpy as np

import palette
from shoes import pair, panels, swell
from shoes.last import Surface
from shoes.lasts import CHELSEA
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.straps import add_pull_tab
from shoes.tread import Tread, lugs
from shoes.upper import Edge, Upper

FAMILY, FOLDER, TINT = "shoes", "boots", palette.CLAY

BROWN = Finish("#44291b", "smooth", 0.30, 0.9, border=0.5)
ELASTIC = Finish("#231a15", "elastic", 0.8)
WEBBING = Finish("#2b2019", "elastic", 0.85)

GUSSET = [(8.0, 7.4), (7.6, 9.6), (7.1, 12.2), (6.8, 16.0)]
VAMP_SEAM = [(0, 10.6), (3, 9.6), (5, 8.8), (6.5, 8.3), (7.4, 8.0)]
BACK_STRIP = 0.7


def lay_panels(surface: Surface) -> list[Panel]:
    gusset = np.where(surface.z > 3, panels.side_stripe(surface, GUSSET, 1.9, 3.9), panels.NOWHERE)
    vamp = np.maximum(panels.ahead_of(surface, VAMP_SEAM), surface.z - 7.3)
    return [
        Panel(np.where(surface.z < 7.4, vamp, panels.NOWHERE), BROWN, 0.08, [0.13, 0.27]),
        Panel(panels.back_strip(surface, BACK_STRIP), BROWN, 0.09, [0.13]),
        Panel(panels.collar_band(surface, 0.6), BROWN, 0.04, [0.12]),
        Panel(gusset, ELASTIC, -0.09, [-0.14, -0.28]),
    ]


def pull_tab(upper: Upper) -> None:
    add_pull_tab(upper, width=1.6, height=1.9, finish=WEBBING, thread="#a98258")


SHOE = Shoe(
    last=CHELSEA, panels=lay_panels, base=BROWN,
    swell=lambda surface: swell.flex_creases(surface, 0.03, 15.5, 22.5, 2.0) + swell.ankle_folds(surface, 0.05),
    edge=Edge(rim=BROWN, lining=Finish("#b78e5f", "leather", 0.55, 0.4),
              collar=0.12, throat=0.12, padding=0.3, depth=7),
    sole=WeltSole(Finish("#2a1a12", "smooth", 0.4, 0.4), edge=0.38, welt=0.28, step=0.14, thread="#c2a074",
                  heel=Heel(7.6, Finish("#241610", "smooth", 0.4, 0.4), inset=0.22), under=Tread(lugs, depth=0.22)),
    thread="#8f6642",
    stitch_floor=0.05, extras=pull_tab,
    poses=pair.BOOTS,
    third=pair.BACK,
)
