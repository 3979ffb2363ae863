"""Scenes: several of the shop's products and a few props on the same stage. Centimetres."""
import bpy

from parameters import Parameters


def build(scene: Parameters, detail: float) -> None:
    """Places each of the scene's `THINGS`; the scene's file has its own `VIEW`."""
    for thing in scene.THINGS:
        thing.place(detail)
    bpy.context.view_layer.update()
