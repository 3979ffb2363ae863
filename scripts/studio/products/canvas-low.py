"""Navy canvas lace-up with a white rubber toe cap and foxing."""
import palette
from shoes import panels, swell
from shoes.laces import Lacing, Tongue
from shoes.last import Surface
from shoes.lasts import SNEAKER
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import CupSole
from shoes.tread import Tread, waffle
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "canvas", palette.SAND

NAVY = Finish("#24365f", "canvas", 0.85)
RUBBER = Finish("#f2efe6", "smooth", 0.42, 0.2)

QUARTER = [(0, 14.6), (2, 14.8), (4, 15.8), (5.5, 17.4), (6.4, 19.0), (9, 21)]


def lay_panels(surface: Surface) -> list[Panel]:
    cap = 23.0 + 0.10 * surface.off_centre ** 2 - surface.x
    return [
        Panel(panels.behind(surface, QUARTER) * 0.8, NAVY, 0.09, [0.14, 0.32]),
        Panel(panels.round_throat(surface, 1.25, 9.0), NAVY, 0.09, [0.14, 1.08]),
        Panel(panels.collar_band(surface, 0.75, 11.0), NAVY, 0.06, [0.12]),
        Panel(panels.back_strip(surface, 0.8), NAVY, 0.10, [0.14]),
        Panel(cap, RUBBER, 0.11, edge=0.12),
    ]


SHOE = Shoe(
    last=SNEAKER, panels=lay_panels, base=NAVY,
    swell=lambda surface: swell.flex_creases(surface, 0.035, 15, 22.5),
    edge=Edge(rim=NAVY, lining=Finish("#e6dec9", "suede", 0.9, 0.4), collar=0.13, padding=0.4),
    sole=CupSole(RUBBER, lip=1.05, flare=0.16, bands=[(0.34, 0.48, "#24365f")], grooves=(0.9,),
                 under=Tread(waffle, finish=Finish("#b98754", "smooth", 0.5, 0.3), rim=0.8)),
    thread="#e9e4d6",
    tongue=Tongue(NAVY, beyond=1.3, rise=1.05, thickness=0.05),
    lacing=Lacing("#f6f4ee", eyelets=6, width=0.52, metal="#d9d6cf", ring=0.19),
    stitch_floor=1.0,
)
