"""Dark brown leather penny loafer: moccasin apron, saddle strap with its slot, no laces."""
import numpy as np

import palette
from shoes import pair, panels, swell
from shoes.last import Surface
from shoes.lasts import LOAFER
from shoes.materials import Finish
from shoes.meshes import clamped_curve
from shoes.panels import Panel
from shoes.shoe import Shoe
from shoes.sole import Heel, WeltSole
from shoes.upper import Edge

FAMILY, FOLDER, TINT = "shoes", "men shoes", palette.PINEAPPLE

BROWN = Finish("#4f2c1a", "smooth", 0.28, 0.8, border=0.5)
SLOT = Finish("#140b07", "smooth", 0.8)

APRON_WIDTH = [(13, 2.9), (17, 2.75), (21, 2.5), (24, 2.1), (27, 1.8)]
COUNTER = [(-1, 6.6), (1.5, 6.4), (4, 5.4), (6.2, 3.9), (8, 2), (9.5, 0)]


def lay_panels(surface: Surface) -> list[Panel]:
    apron = np.where(surface.x > 16.2, surface.from_edge - clamped_curve(APRON_WIDTH)(surface.x), panels.NOWHERE)
    middle = 16.2 - 0.03 * surface.off_centre ** 2
    saddle = np.abs(surface.x - middle) - 1.25 - 0.10 * np.abs(surface.off_centre)
    saddle = np.maximum(saddle, 1.3 - surface.from_sole)
    slot = (np.hypot((surface.x - 16.2) / 0.42, surface.off_centre / 1.35) - 1) * 0.4
    notch = np.where(surface.x > 13, np.maximum(slot, np.abs(surface.x - 16.2) - 0.34), panels.NOWHERE)
    seam = np.maximum(np.abs(apron) - 0.17, -0.10 - saddle)     # the strap covers its ends
    return [
        Panel(panels.below(surface, COUNTER), BROWN, 0.06, [0.12, 0.24]),
        Panel(panels.collar_band(surface, 0.5), BROWN, 0.04, [0.10]),
        Panel(seam, BROWN, 0.13, [0.09], edge=0.14),
        Panel(saddle, BROWN, 0.14, [0.13]),
        Panel(notch, SLOT, -0.10, [-0.14], edge=0.05),
    ]


SHOE = Shoe(
    last=LOAFER, panels=lay_panels, base=BROWN,
    swell=lambda surface: swell.flex_creases(surface, 0.012, 18.0, 22.5, 1.6),
    edge=Edge(rim=BROWN, lining=Finish("#c29a68", "leather", 0.5, 0.4),
              collar=0.13, throat=0.12, turns_at=11.0, padding=0.5, depth=5),
    sole=WeltSole(Finish("#2c1b12", "smooth", 0.4, 0.4), edge=0.38, welt=0.26, step=0.12, thread="#c9a878",
                  heel=Heel(7.4, Finish("#26170f", "smooth", 0.4, 0.4), inset=0.2)),
    thread="#b98d5e",
    stitch_floor=0.05,
    third=pair.BACK,
)
