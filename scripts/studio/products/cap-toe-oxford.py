"""Black leather Oxford: toe cap, closed lacing, thin welted sole, low heel."""
import palette
from shoes import pair, panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import DRESS_SHOE
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "official shoes", palette.SAND

CALF = Finish("#1d1b1b", "smooth", 0.24, 0.7, border=0.45)

VAMP = [(0, 11.6), (2.5, 12.2), (4.2, 13.4), (5.6, 15.0), (6.6, 16.6), (7.0, 17.5)]
TOE_CAP = [(0, 23.6), (6, 23.6)]
COUNTER = [(-1, 6.8), (1.5, 6.6), (4, 5.6), (6.2, 4.0), (8, 2), (9.5, 0)]


def lay_panels(surface: Surface) -> list[Panel]:
    return [
        Panel(panels.below(surface, COUNTER), CALF, 0.07, [0.12, 0.24]),
        Panel(panels.round_throat(surface, 1.35, 8.5), CALF, 0.0, [0.06, 0.18]),
        Panel(panels.collar_band(surface, 0.35, 12.0), CALF, 0.03, [0.08]),
        Panel(panels.ahead_of(surface, VAMP) * 0.8, CALF, 0.09, [0.12, 0.24]),
        Panel(panels.ahead_of(surface, TOE_CAP), CALF, 0.09, [0.11, 0.23]),
    ]


SHOE = Shoe(
    last=DRESS_SHOE, panels=lay_panels, base=CALF,
    swell=lambda surface: swell.flex_creases(surface, 0.018, 18.0, 23.2, 1.5),
    edge=Edge(rim=CALF, lining=Finish("#b98f5e", "leather", 0.5, 0.4),
              collar=0.13, throat=0.06, turns_at=9.8, padding=0.5),
    sole=WeltSole(Finish("#221d1a", "smooth", 0.35, 0.4), edge=0.36, welt=0.26, step=0.12, thread="#8b7a5c",
                  heel=Heel(7.4, Finish("#1b1817", "smooth", 0.35, 0.4), inset=0.2)),
    thread="#4a4541",
    tongue=Tongue(CALF, beyond=0.7, rise=0.9, width=1.1, widening=0.5, thickness=0.05),
    lacing=Lacing("#1a1918", eyelets=5, width=0.30, thickness=0.13, straight=True, bow=0.75, tail=3.4, inset=0.5,
                  first=0.45, last=0.75, eyelet=Finish("#141312", "smooth", 0.4), ring=0.13),
    stitch_floor=0.05,
    third=pair.BACK,
)
