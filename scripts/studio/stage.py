"""The stage of every picture: backdrop, lights and camera.

Stage coordinates in centimetres: x to the picture's right, y away from the
camera, z up. There are two sets on it: a sheet of paper whose floor curves up
into a wall, for what stands (`FloorView`), and a wall alone, for what hangs
(`WallView`).
"""
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, TypeAlias

import bpy
import numpy as np
from mathutils import Euler, Vector

import colour
import render
from arrays import Array, Point2, Point3
from extent import bounds
from render import Quality

ASPECT = 1.25                 # height over width of every product's picture
ALBEDO_OF_BACKDROP = 0.80     # scales the tint while rendering, as a matte paper would
CAMERA_REACH = 3000           # cm, the farthest the camera sees


@dataclass(frozen=True)
class FloorView:
    """One camera place for all products of a kind, or for one scene, on the paper floor."""
    elevation: float = 24.0   # degrees above the floor
    distance: float = 120.0   # cm from the aim
    aim: Point3 = (0.0, 0.0, 5.0)
    fill: float = 0.80        # share of the frame in the larger direction of what stands there
    aspect: float = ASPECT    # height over width of the picture
    right: float = 0.0        # share of the frame's width by which it stands right of the middle
    low: float = 0.0          # share of the frame's width by which it stands below the middle
    scale: float = 1.0        # the lights' places and sizes: 1 for a pair of shoes
    wall: Point2 = (150, 90)  # cm from the origin to the wall's bend, and the bend's radius
    pixels: float = 1.0       # the picture's width as a share of a product picture's
    samples: float = 1.0      # the samples as a share of a product picture's
    plain: bool = False       # the paper is the tint and shadows alone: no fall-off of light, no bend


@dataclass(frozen=True)
class WallView:
    """A camera straight before the wall; its distance follows the size of what hangs there."""
    elevation: float = 4.0    # degrees
    fill: float = 0.83        # share of the frame in the larger direction
    lens: float = 3.0         # focal length over the sensor's height: 90 mm over 30 mm
    gap: float = 0.05         # from the back of what hangs to the wall, as a share of the frame's height
    nominal: float = 95.0     # cm, the frame's height for which `WALL_LIGHT` is set up
    aspect: float = ASPECT
    pixels: float = 1.0
    samples: float = 1.0


@dataclass(frozen=True)
class NearView:
    """A camera near what hangs on the wall; wall and lights stay as they are for the whole of it."""
    aim: Point2               # cm, x and z on the surface
    frame: float              # cm, the frame's height at the aim
    azimuth: float = -14.0    # degrees round the upright; negative: from the left
    elevation: float = 14.0   # degrees
    whole: WallView = WallView()
    aspect: float = ASPECT
    pixels: float = 0.85
    samples: float = 0.32
    unlike: float = 0.15      # of `Quality`: every yarn has normals of its own


View: TypeAlias = FloorView | WallView | NearView


class Subject(Protocol):
    """What a family's `build` leaves on the stage: one build serves all its views."""

    def show(self, number: int) -> View:
        """Sets the thing up for one of its views, whatever was shown before; returns the camera's place."""


@dataclass(frozen=True)
class Lamp:
    """An area lamp; its place is in cm from the lights' origin."""
    name: str
    place: Point3
    size: float               # cm
    power: float              # watts
    tone: Point3 = (1.0, 1.0, 1.0)
    shape: str = "SQUARE"


@dataclass(frozen=True)
class Lighting:
    """The lamps of one set, and the even light of its surroundings."""
    lamps: tuple[Lamp, ...]
    sky: Point3
    sky_strength: float


# One large key from the upper left, nearly side-on, and weak fills.
FLOOR_LIGHT = Lighting(
    (
        Lamp("key", (-96, -30, 124), 62, 240_000, (1, 0.975, 0.945)),
        Lamp("fill", (90, -90, 45), 90, 24_000, (0.93, 0.97, 1)),
    ),
    sky=(0.94, 0.96, 1), sky_strength=0.26,
)
WALL_LIGHT = Lighting(
    (
        Lamp("key", (-275.5, -218.5, 247.0), 109.25, 2_050_000, shape="DISK"),
        Lamp("fill", (190.0, -180.5, 19.0), 161.5, 80_000, shape="DISK"),
        Lamp("top", (-28.5, -42.75, 190.0), 80.75, 90_000, shape="DISK"),
        Lamp("front", (0.0, -247.0, 28.5), 114.0, 70_000, shape="DISK"),
    ),
    sky=(1, 1, 1), sky_strength=0.20,
)


def clear() -> None:
    """Empties Blender's start-up scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("studio")


def shoot(tint: str, view: View, quality: Quality, picture: Path, work: Path) -> None:
    """Renders what is on the stage before a backdrop of `tint` ('#rrggbb') to the JPEG `picture`.

    `work` is a folder for the intermediate passes. Backdrop, lights and camera are taken away again.
    """
    things = set(bpy.data.objects)
    if isinstance(view, WallView):
        _set_wall(tint, view)
    elif isinstance(view, NearView):
        quality = replace(quality, unlike=view.unlike)
        _set_near(tint, view)
    else:
        _set_floor(tint, view)
    quality = replace(
        quality, width=round(quality.width * view.pixels), samples=round(quality.samples * view.samples),
    )
    bare = _bare_light(things, quality, work, view) if isinstance(view, FloorView) and view.plain else None
    render.expose(tint, quality, picture, work, view.aspect, bare)
    for thing in set(bpy.data.objects) - things:
        bpy.data.objects.remove(thing)


def _bare_light(things: Iterable[bpy.types.Object], quality: Quality, work: Path, view: View) -> Array:
    """The light on the paper while the things are hidden."""
    hidden = [thing for thing in things if not thing.hide_render]
    for thing in hidden:
        thing.hide_render = True
    light = render.bare_light(quality, work, view.aspect)
    for thing in hidden:
        thing.hide_render = False
    return light


def _set_floor(tint: str, view: FloorView) -> None:
    """Paper, lights and camera round the origin; the lens alone is shifted and zoomed to the products."""
    products = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    _add_paper(tint, *view.wall)
    _add_lights(FLOOR_LIGHT, view.scale, Vector((0, 0, 0)), Vector(view.aim))
    camera = _add_camera(Vector(view.aim), view.elevation, view.distance)
    across, upward = _seen_from(camera, products)
    frame = max(np.ptp(across), np.ptp(upward) / view.aspect) / view.fill       # tangent units, frame's width
    _set_lens(camera, frame, (across.max() + across.min()) / 2 / frame - view.right,
              (upward.max() + upward.min()) / 2 / frame + view.low)


def _set_wall(tint: str, view: WallView) -> None:
    """Wall, lights and camera round the middle of what hangs there, in proportion to its size."""
    low, high = bounds(bpy.context.scene.objects)
    centre = Vector((low + high) / 2)
    frame = max(high[2] - low[2], (high[0] - low[0]) * view.aspect) / view.fill         # cm, frame's height
    _add_wall(tint, centre, high[1] + view.gap * frame)
    _add_lights(WALL_LIGHT, frame / view.nominal, centre, centre)
    camera = _add_camera(centre, view.elevation, frame * view.lens)
    _set_lens(camera, 1 / view.lens / view.aspect)


def _set_near(tint: str, view: NearView) -> None:
    """The stage of the whole, and a camera that aims at a place on the surface."""
    _set_wall(tint, view.whole)
    bpy.context.view_layer.update()
    x, z = view.aim
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place, *_ = bpy.context.scene.ray_cast(graph, (x, -CAMERA_REACH, z), (0, 1, 0))
    if not hit:
        raise ValueError(f"There is nothing at {view.aim}")
    camera = _add_camera(place, view.elevation, view.frame * view.whole.lens, view.azimuth)
    _set_lens(camera, 1 / view.whole.lens / view.aspect)


def _add_paper(tint: str, back: float, bend: float) -> None:
    """A sheet of paper: floor, a wide curve and a wall; `back` and `bend` in cm."""
    half_width = 900
    profile = [(-400.0, 0.0), (back, 0.0)]
    for angle in np.linspace(0.08, math.pi / 2, 18):
        profile.append((back + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((back + bend, 600))
    corners = [(side * half_width, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    _add_backdrop(tint, corners, faces)


def _add_wall(tint: str, centre: Vector, y: float) -> None:
    """An upright plane `y` cm away."""
    half = 1500
    corners = [(centre.x + x * half, y, centre.z + z * half) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    _add_backdrop(tint, corners, [(0, 1, 2, 3)])


def _add_backdrop(tint: str, corners: Sequence[Point3], faces: Sequence[Sequence[int]]) -> None:
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(corners, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(_paper(tint))
    bpy.context.collection.objects.link(bpy.data.objects.new("backdrop", mesh))


def _paper(tint: str) -> bpy.types.Material:
    """Matte paper that also marks itself in the pass `backdrop`."""
    material = bpy.data.materials.new("paper")
    material.use_nodes = True
    nodes = material.node_tree.nodes
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*(colour.hex_to_linear(tint) * ALBEDO_OF_BACKDROP), 1)
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular"].default_value = 0.1
    marker = nodes.new("ShaderNodeOutputAOV")
    marker.name = "backdrop"
    marker.inputs["Value"].default_value = 1
    return material


def _add_lights(lighting: Lighting, scale: float, origin: Vector, aim: Vector) -> None:
    """The lamps round `origin`, turned to `aim`; a larger `scale` moves them away and keeps their effect."""
    for lamp in lighting.lamps:
        light = bpy.data.lights.new(lamp.name, "AREA")
        light.shape, light.size, light.color = lamp.shape, lamp.size * scale, lamp.tone
        light.energy = lamp.power * scale ** 2
        holder = bpy.data.objects.new(lamp.name, light)
        holder.location = origin + Vector(lamp.place) * scale
        holder.rotation_euler = _facing(aim - holder.location)
        bpy.context.collection.objects.link(holder)
    world = bpy.context.scene.world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"].inputs
    sky["Color"].default_value = (*lighting.sky, 1)
    sky["Strength"].default_value = lighting.sky_strength


def _facing(direction: Vector) -> Euler:
    """Rotation that turns a camera's or a lamp's -z to the direction."""
    return direction.to_track_quat("-Z", "Y").to_euler()


def _add_camera(aim: Vector, elevation: float, distance: float, azimuth: float = 0.0) -> bpy.types.Object:
    """A camera `distance` cm from `aim`, looking at it from `elevation` degrees above and `azimuth` to the right."""
    height, turn = math.radians(elevation), math.radians(azimuth)
    back = Vector((math.cos(height) * math.sin(turn), -math.cos(height) * math.cos(turn), math.sin(height)))
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.location = aim + back * distance
    camera.rotation_euler = _facing(-back)
    camera.data.clip_end = CAMERA_REACH
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    bpy.context.view_layer.update()
    return camera


def _set_lens(camera: bpy.types.Object, frame: float, shift_x: float = 0.0, shift_y: float = 0.0) -> None:
    """Zooms to a frame `frame` wide at distance 1, and shifts it by shares of its width."""
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.angle = 2 * math.atan(frame / 2)
    camera.data.shift_x, camera.data.shift_y = shift_x, shift_y


def _seen_from(camera: bpy.types.Object, products: list[bpy.types.Object]) -> tuple[Array, Array]:
    """The products' vertices as tangents to the camera's right and upward."""
    to_camera = np.array(camera.matrix_world.inverted())
    seen = []
    for thing in products:
        local = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", local)
        matrix = to_camera @ np.array(thing.matrix_world)
        seen.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    points = np.concatenate(seen)
    return points[:, 0] / -points[:, 2], points[:, 1] / -points[:, 2]
