"""Behind the words of a shared link's card: paper, and kitenge along the lower edge."""
from sets.props import Cloth
from stage import FloorView

FAMILY, FOLDER, TINT = "sets", "scenes", "#fbf1de"
VIEW = FloorView(elevation=6, distance=200, aim=(0, 0, 5), fill=1.3, aspect=0.525, low=0.24, scale=1.4, pixels=1)

THINGS = [Cloth(((0, -6), (0, 6), (1, 9), (16, 9)), 200, waves=0.5)]
