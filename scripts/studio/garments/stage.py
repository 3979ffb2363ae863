"""The set for garments: a wall, one key light from the upper left, one camera. Metres."""
import math
from dataclasses import replace

import bpy
import numpy as np
from mathutils import Vector

import stage as studio

FILL = 0.83  # share of the frame the garment takes in its larger direction
LENS, SENSOR = 90, 30  # millimetres
ASPECT = 5 / 4
ELEVATION = math.radians(4)
NOMINAL = 0.95  # frame height at which the lights have their nominal power
WALL_GAP = 0.05  # of the frame height, behind the garment's back
LIGHTS = (  # place (frame heights from the centre), diameter (frame heights), watts
    ((-2.90, -2.30, 2.60), 1.15, 205),
    ((2.00, -1.90, 0.20), 1.70, 8),
    ((-0.30, -0.45, 2.00), 0.85, 9),
    ((0.00, -2.60, 0.30), 1.20, 7),
)
WORLD = 0.20
SAMPLES, NOISE = 20, 0.03  # cloth is matt: it needs fewer samples than leather


def bounds(objects):
    """Lowest and highest corner of what the camera will see."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners = []
    for thing in objects:
        seen = thing.evaluated_get(graph)
        corners += [seen.matrix_world @ Vector(corner) for corner in seen.bound_box]
    corners = np.array(corners)
    return corners.min(0), corners.max(0)


def shoot(tint, quality, picture, work):
    """Frame everything visible, light it, render and develop it."""
    things = [o for o in bpy.context.scene.objects if o.type in ("MESH", "CURVE") and not o.hide_render]
    low, high = bounds(things)
    centre = Vector((low + high) / 2)
    frame = max((high[2] - low[2]) / FILL, (high[0] - low[0]) / FILL * ASPECT)
    _wall(tint, centre, high[1] + WALL_GAP * frame)
    for place, size, watts in LIGHTS:
        _light(centre + Vector(place) * frame, centre, size * frame, watts * (frame / NOMINAL) ** 2)
    _world()
    _camera(centre, frame)
    quality = replace(quality, samples=min(quality.samples, SAMPLES), noise=NOISE)
    bpy.context.scene.frame_set(1)  # the passes are named by the frame
    studio.expose(tint, quality, picture, work)


def _wall(tint, centre, y):
    bpy.ops.mesh.primitive_plane_add(size=30, location=(centre.x, y, centre.z), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(studio.paper(tint))


def _light(place, target, size, watts):
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.shape, lamp.size, lamp.energy = "DISK", size, watts
    holder = bpy.data.objects.new("lamp", lamp)
    bpy.context.collection.objects.link(holder)
    holder.location = place
    holder.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()


def _world():
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (1, 1, 1, 1), WORLD


def _camera(centre, frame):
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_fit, camera.sensor_height = LENS, "VERTICAL", SENSOR
    holder = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(holder)
    away = frame * LENS / SENSOR
    holder.location = centre + Vector((0, -math.cos(ELEVATION), math.sin(ELEVATION))) * away
    holder.rotation_euler = (centre - holder.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = holder
