"""Women's red court shoe on a covered block heel."""
import palette
from shoes import pair, panels
from shoes.last import Surface
from shoes.lasts import COURT
from shoes.materials import Finish
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.straps import add_flat_bow
from shoes.upper import Edge, Upper

FAMILY, FOLDER, TINT = "shoes", "women shoes", palette.MIST

RED = Finish("#b5202b", "smooth", 0.26, 0.7, border=0.6)


def lay_panels(surface: Surface) -> list[Panel]:
    return [
        Panel(panels.back_strip(surface, 0.55), RED, 0.05, [0.10]),
        Panel(panels.collar_band(surface, 0.34), RED, 0.04, [0.10]),
    ]


def bow(upper: Upper) -> None:
    add_flat_bow(upper, x=20.4, width=1.25, finish=RED)


SHOE = Shoe(
    last=COURT, panels=lay_panels, base=RED,
    edge=Edge(rim=RED, lining=Finish("#e0c49c", "smooth", 0.5, 0.3),
              collar=0.09, throat=0.09, padding=0.0, depth=4.5),
    sole=WeltSole(Finish("#a9794c", "smooth", 0.45, 0.4), edge=0.02, welt=0.2, step=0.0, lip=0.05,
                  heel=Heel(5.4, RED, inset=0.05, taper=0.35, stacked=False)),
    thread="#8c1820", extras=bow,
    poses=[pair.Pose(206, 1.5, -5.5), pair.Pose(228, 0.0, 7.5, mirrored=True)],
    third=pair.BACK,
)
