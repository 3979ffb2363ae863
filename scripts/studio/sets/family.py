"""Scenes: several of the shop's products and a few props on the same stage. Centimetres.

A scene's file has `THINGS`, each with `place(detail)`, and its own `VIEW`.
"""
import bpy


def build(scene, detail):
    """Puts everything of a scene on the stage."""
    for thing in scene.THINGS:
        thing.place(detail)
    bpy.context.view_layer.update()
