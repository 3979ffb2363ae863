"""The studio itself: backdrop, light, camera and the render.

Stage coordinates in centimetres: x to the picture's right, y away from the
camera, z up; the product stands on z = 0 round the origin.
"""
import math
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
import mathutils
import numpy as np

import colour
import denoise

ASPECT = 1.25                 # height over width of every product's picture
ALBEDO_OF_BACKDROP = 0.80     # scales the tint while rendering, as a matte paper would


@dataclass
class View:
    """One camera place for a whole family of products, or for one scene."""
    elevation: float = 24.0   # degrees above the floor
    distance: float = 120.0   # cm from the aim
    aim: tuple = (0.0, 0.0, 5.0)
    fill: float = 0.80        # share of the frame in the product's larger direction
    aspect: float = ASPECT    # height over width of the picture
    right: float = 0.0        # share of the frame's width by which the product stands right of its middle
    low: float = 0.0          # share of the frame's width by which it stands below its middle
    scale: float = 1.0        # the lights' places and sizes: 1 for a pair of shoes
    wall: tuple = (150, 90)   # cm from the origin to the wall's bend, and the bend's radius
    pixels: float = 1.0       # the picture's width as a share of a product picture's


@dataclass
class Quality:
    """What a render costs."""
    width: int = 1200         # pixels
    samples: int = 32
    noise: float = 0.02       # Cycles' adaptive threshold


def clear():
    """Empties Blender's start-up scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("studio")


def shoot(tint, view, quality, picture, work):
    """Renders what stands on the stage to the JPEG `picture`.

    `work` is a folder for the intermediate passes.
    """
    products = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    _add_backdrop(tint, *view.wall)
    _add_lights(view)
    _add_camera(view, products)
    quality = replace(quality, width=round(quality.width * view.pixels))
    expose(tint, quality, picture, work, view.aspect)


def expose(tint, quality, picture, work, aspect=ASPECT):
    """Renders the scene as it stands, develops it on the tint and saves the JPEG."""
    passes = _render(quality, Path(work), aspect)
    pixels = denoise.finish(**passes, tint=tint, evenness=0.6)
    _save_jpeg(pixels, Path(picture))


def _add_backdrop(tint, back, bend):
    """A sheet of paper: floor, a wide curve and a wall; `back` and `bend` in cm."""
    half_width = 900
    profile = [(-400, 0), (back, 0)]
    for angle in np.linspace(0.08, math.pi / 2, 18):
        profile.append((back + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((back + bend, 600))
    corners = [(side * half_width, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(corners, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(paper(tint))
    bpy.context.collection.objects.link(bpy.data.objects.new("backdrop", mesh))


def paper(tint):
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


def _add_lights(view):
    """One large key from the upper left, nearly side-on, and a weak fill."""
    _area_light("key", (-96, -30, 124), 62, 240000, (1, 0.975, 0.945), view)
    _area_light("fill", (90, -90, 45), 90, 24000, (0.93, 0.97, 1), view)
    background = bpy.context.scene.world
    background.use_nodes = True
    sky = background.node_tree.nodes["Background"].inputs
    sky["Color"].default_value = (0.94, 0.96, 1, 1)
    sky["Strength"].default_value = 0.26


def _area_light(name, place, size, power, tone, view):
    """A square lamp of `size` cm and `power` watts, turned to the aim; larger scenes move it away."""
    place, size, power = [view.scale * at for at in place], size * view.scale, power * view.scale ** 2
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.energy, light.color = "SQUARE", size, power, tone
    lamp = bpy.data.objects.new(name, light)
    lamp.location = place
    lamp.rotation_euler = _facing(mathutils.Vector(view.aim) - mathutils.Vector(place))
    bpy.context.collection.objects.link(lamp)


def _facing(direction):
    """Rotation that turns a camera's or a lamp's -z to the direction."""
    return direction.to_track_quat("-Z", "Y").to_euler()


def _add_camera(view, products):
    """Fixed place; the lens alone is turned (shift) and zoomed to the product."""
    height = math.radians(view.elevation)
    back = mathutils.Vector((0, -math.cos(height), math.sin(height)))
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    thing.location = mathutils.Vector(view.aim) + back * view.distance
    thing.rotation_euler = _facing(-back)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    bpy.context.view_layer.update()

    across, upward = _seen_from(thing, products)
    span_x, span_y = np.ptp(across), np.ptp(upward)
    frame = max(span_x, span_y / view.aspect) / view.fill       # tangent units, frame's width
    camera.sensor_fit = "HORIZONTAL"
    camera.angle = 2 * math.atan(frame / 2)
    camera.shift_x = (across.max() + across.min()) / 2 / frame - view.right
    camera.shift_y = (upward.max() + upward.min()) / 2 / frame + view.low
    camera.clip_end = 3000


def _seen_from(camera, products):
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


def _render(quality, work, aspect):
    """Renders the passes; returns beauty, albedo, normal and coverage."""
    scene = bpy.context.scene
    _set_cycles(scene, quality)
    scene.render.resolution_x = quality.width
    scene.render.resolution_y = round(quality.width * aspect)
    slots = {"beauty": "Image", "albedo": "DiffCol", "normal": "Normal", "paper": "backdrop"}
    _write_passes_to(scene, work, slots)
    bpy.ops.render.render()
    images = {name: _read_exr(work / f"{name}0001.exr") for name in slots}
    images["coverage"] = 1 - np.clip(images.pop("paper")[..., 0], 0, 1)
    return images


def _set_cycles(scene, quality):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = quality.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = quality.noise
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.4


def _write_passes_to(scene, folder, slots):
    """Sets the compositor to write each pass as a float EXR."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    marker = layer.aovs.add()
    marker.name, marker.type = "backdrop", "VALUE"
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    writer = nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.file_slots.clear()
    for name, socket in slots.items():
        writer.file_slots.new(name)
        links.new(source.outputs[socket], writer.inputs[name])


def _read_exr(path):
    """An EXR as a float array, first row at the top."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()


def _save_jpeg(pixels, path):
    """Quality 90; PIL is here because Blender uses Debian's own Python."""
    from PIL import Image
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, quality=90, optimize=True, progressive=True)
