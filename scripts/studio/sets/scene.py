"""Scenes: several of the shop's products and a few props on the same stage. Centimetres."""
from dataclasses import dataclass

import bpy

from parameters import Parameters
from stage import View


@dataclass
class Scene:
    """A scene on the stage; its file has its own `VIEW`, the only one."""
    view: View

    def show(self, number: int) -> View:
        """The scene's camera."""
        del number
        return self.view


def build(scene: Parameters, detail: float) -> Scene:
    """Places each of the scene's `THINGS`."""
    for thing in scene.THINGS:
        thing.place(detail)
    bpy.context.view_layer.update()
    return Scene(scene.VIEW)
