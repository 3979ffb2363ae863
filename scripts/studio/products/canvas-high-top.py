"""Red canvas high top with a white rubber toe cap and foxing."""
import palette
from shoes import pair, panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import HIGH_TOP
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import CupSole
from shoes.tread import Tread, waffle
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "canvas", palette.MIST

RED = Finish("#c22b2e", "canvas", 0.85)
RUBBER = Finish("#f2efe6", "smooth", 0.42, 0.2)

QUARTER = [(0, 14.4), (2, 14.6), (4, 15.6), (5.5, 17.2), (6.6, 19.0), (9, 21), (14, 24)]


def lay_panels(surface: Surface) -> list[Panel]:
    cap = 23.0 + 0.10 * surface.off_centre ** 2 - surface.x
    return [
        Panel(panels.behind(surface, QUARTER) * 0.8, RED, 0.09, [0.14, 0.32]),
        Panel(panels.round_throat(surface, 1.3, 6.5), RED, 0.09, [0.14, 1.12]),
        Panel(panels.collar_band(surface, 0.8, 9.5), RED, 0.06, [0.12]),
        Panel(panels.back_strip(surface, 0.85), RED, 0.10, [0.14]),
        Panel(cap, RUBBER, 0.11, edge=0.12),
    ]


SHOE = Shoe(
    last=HIGH_TOP, panels=lay_panels, base=RED,
    swell=lambda surface: swell.flex_creases(surface, 0.035, 15, 22.5) + swell.ankle_folds(surface, 0.07),
    edge=Edge(rim=RED, lining=Finish("#e6dec9", "suede", 0.9, 0.4),
              collar=0.13, turns_at=8.6, padding=0.4, depth=7),
    sole=CupSole(RUBBER, lip=1.05, flare=0.16, bands=[(0.34, 0.48, "#c22b2e")], grooves=(0.9,),
                 under=Tread(waffle, finish=Finish("#b98754", "smooth", 0.5, 0.3), rim=0.8)),
    thread="#efe9dc",
    tongue=Tongue(RED, beyond=0.8, rise=1.6, thickness=0.05),
    lacing=Lacing("#f6f4ee", eyelets=8, width=0.52, metal="#d9d6cf", ring=0.19),
    stitch_floor=1.0,
    poses=pair.BOOTS,
)
