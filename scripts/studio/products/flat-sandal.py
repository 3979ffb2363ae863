"""Women's tan leather flat sandal with crossed straps and an ankle strap."""
import palette
from shoes import pair
from shoes.lasts import FOOT
from shoes.materials import Finish
from shoes.sandal import Band, Sandal
from shoes.sole import WeltSole
from shoes.tread import Tread, waves

FAMILY, FOLDER, TINT = "shoes", "women shoes", palette.LEAF

TAN = Finish("#a9622c", "leather", 0.4)

SHOE = Sandal(
    last=FOOT, finish=TAN, footbed=Finish("#c58a55", "leather", 0.5),
    sole=WeltSole(Finish("#5b3a22", "smooth", 0.5, 0.4), edge=0.42, welt=0.42, step=0.05, lip=0.0, thread="#efd9ad",
                  under=Tread(waves, depth=0.12)),
    thread="#efd9ad",
    bands=[Band(19.0, 0.72), Band(19.0, -0.72, lift=0.2)],
    poses=[pair.Pose(214, 2.0, -6.0), pair.Pose(238, -1.0, 8.0, mirrored=True)],
)
