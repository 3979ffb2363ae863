"""Tan suede lace-up ankle boot with a stacked heel, the shop's dearest."""
import palette
from arrays import Array
from shoes import pair, panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import ANKLE_BOOT
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.tread import Tread, lugs
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "boots", palette.LEAF

SUEDE = Finish("#a36a36", "suede", 0.9)
COLLAR = Finish("#4b2d1b", "leather", 0.42)

QUARTER = [(0, 13.2), (2, 13.6), (3.2, 14.6), (5, 16.2), (6.5, 18.2), (7.6, 19.5), (9, 21), (14, 24)]
TOE_CAP = [(0, 22.6), (2, 22.9), (4, 23.4), (5.2, 23.9), (6, 24)]
COUNTER = [(-1, 7.2), (1, 7.2), (3, 6.8), (5, 5.6), (7.5, 3.9), (9.5, 2), (11, 0)]


def lay_panels(surface: Surface) -> list[Panel]:
    double = [0.16, 0.34]
    return [
        Panel(panels.behind(surface, QUARTER) * 0.75, SUEDE, 0.13, double),
        Panel(panels.ahead_of(surface, TOE_CAP), SUEDE, 0.10, double),
        Panel(panels.below(surface, COUNTER) * 0.85, SUEDE, 0.12, double),
        Panel(panels.round_throat(surface, 1.5, 6.5), SUEDE, 0.12, [0.15, 1.32]),
        Panel(panels.back_strip(surface, 0.75), SUEDE, 0.12, [0.14]),
        Panel(panels.collar_band(surface, 1.7, 9.5), COLLAR, 0.10, [0.14]),
    ]


def creases(surface: Surface) -> Array:
    return swell.flex_creases(surface, 0.06, 15.5, 23.5, 2.1) + swell.ankle_folds(surface)


SHOE = Shoe(
    last=ANKLE_BOOT, panels=lay_panels, base=SUEDE, swell=creases,
    edge=Edge(rim=COLLAR, lining=Finish("#bd9c70", "suede", 0.85, 0.3), collar=0.2, throat=0.09,
              turns_at=8.6, padding=1.2, depth=7),
    sole=WeltSole(Finish("#6b4a2c", "smooth", 0.5), edge=0.42, welt=0.30, thread="#d9c9a0",
                  heel=Heel(7.6, Finish("#40291a", "smooth", 0.45)), under=Tread(lugs, depth=0.24)),
    thread="#d3b078",
    tongue=Tongue(Finish("#966234", "suede", 0.9), beyond=0.9, rise=1.9),
    lacing=Lacing("#4a2f1c", eyelets=7, width=0.48, bow=1.15, last=2.2, metal="#a8854a"),
    poses=pair.BOOTS,
    third=pair.SOLE,
)
