"""Cloth as a Blender material: a sheet's colours and relief plus the stuff's own texture."""
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

import colour
from arrays import Array, Bounds, Point2

from . import sheet as sheet_module, weaves
from .sheet import Sheet

NEAR_CALM = 0.4
BRAID_PITCH, BRAID_HEIGHT = 0.0042, 0.0007

Value: TypeAlias = float | Sequence[float] | bpy.types.NodeSocket


@dataclass(frozen=True)
class Weave:
    """A stuff's texture: yarn cells per metre (across, along), their contrast, creases in metres."""

    cells: Point2 = (1000, 420)
    contrast: float = 0.16
    relief: float = 0.0004
    crease: float = 0.0010
    crease_scale: float = 16
    mottle: float = 0.10
    roughness: float = 0.88
    sheen: float = 0.35
    threads: str = ""  # "plain" crossing, "twill" diagonals, "knit" columns, or none to be seen
    pitch: float = 0.0028  # metres from thread to thread; coarser than true, or no picture shows it
    thread_contrast: float = 0.12
    near: str = "knit"  # the function of `weaves` that shows it from near
    yarn: float = 0.0011  # metres from yarn to yarn from near
    yarn_height: float = 0.00022  # metres that a yarn stands above its gaps
    yarn_shade: float = 0.30  # how much darker the gaps are
    uneven: float = 0.06  # how much lighter or darker its yarns are
    fuzz: float = 0.0  # share of loose fibres


JERSEY = Weave()
INTERLOCK = Weave(
    cells=(1500, 800), contrast=0.09, relief=0.00012, crease=0.0006, crease_scale=30, mottle=0.04,
    threads="knit", thread_contrast=0.12, yarn=0.0010, yarn_height=0.00016, yarn_shade=0.24,
)
FLEECE = Weave(
    cells=(700, 320), contrast=0.22, relief=0.0007, crease=0.0012, roughness=0.95, sheen=0.5,
    yarn=0.0015, yarn_height=0.00030, yarn_shade=0.34, fuzz=0.10,
)
POPLIN = Weave(
    cells=(1100, 1100), contrast=0.08, relief=0.0002, crease=0.0006, crease_scale=26, mottle=0.03, sheen=0.2,
    threads="plain", pitch=0.0030, thread_contrast=0.20,
    near="plain", yarn=0.00080, yarn_height=0.00016, yarn_shade=0.24, uneven=0.035,
)
DENIM = Weave(
    cells=(900, 300), contrast=0.36, relief=0.0006, crease=0.0010, mottle=0.16, sheen=0.2,
    threads="twill", pitch=0.0032, thread_contrast=0.42,
    near="denim", yarn=0.00080, yarn_height=0.00022, yarn_shade=0.34, uneven=0.15,
)
TWILL = Weave(
    cells=(900, 380), contrast=0.14, relief=0.0004, crease=0.0006, mottle=0.05, sheen=0.25,
    threads="twill", pitch=0.0034, thread_contrast=0.42,
    near="twill", yarn=0.00080, yarn_height=0.00022, yarn_shade=0.34, uneven=0.05,
)
VOILE = Weave(
    cells=(1000, 1000), contrast=0.12, relief=0.0003, crease=0.0008, sheen=0.2, roughness=0.8,
    near="plain", yarn=0.00085, yarn_height=0.00016, yarn_shade=0.22,
)


def linear(hex_colour: str) -> tuple[float, ...]:
    """'#rrggbb' as scene-linear RGBA."""
    return (*colour.hex_to_linear(hex_colour), 1.0)


class Nodes:
    """A short way to write shader nodes."""

    def __init__(self, material: bpy.types.Material) -> None:
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def add(self, kind: str, inputs: Mapping[Any, Value] | None = None, **settings: Any) -> bpy.types.Node:
        """A node with these settings; inputs: {socket name or index: value or socket}."""
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for socket, value in (inputs or {}).items():
            self.feed(node.inputs[socket], value)
        return node

    def feed(self, socket: bpy.types.NodeSocket, value: Value) -> None:
        """Links a socket to another one, or sets its value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation: str, a: Value, b: Value = 0.0) -> bpy.types.NodeSocket:
        """Output of a math node."""
        return self.add("ShaderNodeMath", {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor: Value, a: Value, b: Value, blend: str = "MIX") -> bpy.types.NodeSocket:
        """Colour between two others, or blended otherwise."""
        return self.add("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, where: Value, scale: Sequence[float], detail: float = 2.0) -> bpy.types.NodeSocket:
        """Noise at `where`, stretched by `scale`."""
        stretched = self.add("ShaderNodeVectorMath", {0: where, 1: scale}, operation="MULTIPLY").outputs[0]
        return self.add("ShaderNodeTexNoise", {"Vector": stretched, "Scale": 1.0, "Detail": detail}).outputs["Fac"]

    def ramp(self, value: Value, low: float, high: float) -> bpy.types.NodeSocket:
        """0 at `low`, 1 at `high`, eased between."""
        inputs = {0: value, 1: low, 2: high}
        return self.add("ShaderNodeMapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def flat(self) -> bpy.types.NodeSocket:
        """The flat panel coordinates stored on the mesh."""
        return self.add("ShaderNodeAttribute", attribute_name="flat").outputs["Vector"]

    def image(self, picture: bpy.types.Image, bounds: Bounds) -> bpy.types.NodeSocket:
        """Look a picture up by flat coordinates; bounds as of a Sheet."""
        x0, z0, x1, z1 = bounds
        shifted = self.add("ShaderNodeVectorMath", {0: self.flat(), 1: (x0, z0, 0)}, operation="SUBTRACT")
        scale = (1 / (x1 - x0), 1 / (z1 - z0), 0)
        scaled = self.add("ShaderNodeVectorMath", {0: shifted.outputs[0], 1: scale}, operation="MULTIPLY")
        node = self.add("ShaderNodeTexImage", {"Vector": scaled.outputs[0]}, extension="EXTEND")
        node.image = picture
        return node.outputs["Color"]


def _picture(name: str, array: Array, is_colour: bool) -> bpy.types.Image:
    """A Blender image from an array with its first row at the bottom."""
    height, width = array.shape[:2]
    picture = bpy.data.images.new(name, width, height, float_buffer=not is_colour)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = array if array.ndim == 3 else array[..., None]
    picture.colorspace_settings.name = "sRGB" if is_colour else "Non-Color"
    picture.pixels.foreach_set(pixels.ravel())
    return picture


def cloth_material(
    name: str, weave: Weave, sheet: Sheet | None = None, plain: str = "", brightness: float = 1.0,
) -> bpy.types.Material:
    """The material of a cloth painted on a sheet, or of one plain colour ('#rrggbb')."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    flat = nodes.flat()
    if sheet:
        colours, heights = sheet.finished_colour(), sheet.relief()
        if sheet.is_near:
            colours, heights = _woven(sheet, weave, colours, heights)
            weave = replace(_calm(weave), contrast=0.0, relief=0.0, threads="")
        base = nodes.image(_picture(name + " colour", colours, True), sheet.bounds)
        relief = nodes.image(_picture(name + " relief", heights, False), sheet.bounds)
    else:
        base, relief = linear(plain), 0.0
        if sheet_module.is_near():
            weave = replace(_calm(weave), pitch=weave.yarn * 2, thread_contrast=weave.yarn_shade)
    yarn = nodes.ramp(nodes.noise(flat, (*weave.cells, 1.0)), 0.32, 0.68)
    mottle = nodes.noise(flat, (9.0, 9.0, 1.0))
    tone = nodes.math("ADD", 1.0 - weave.contrast * 0.6, nodes.math("MULTIPLY", yarn, weave.contrast))
    tone = nodes.math("SUBTRACT", tone, nodes.math("MULTIPLY", mottle, weave.mottle))
    if weave.threads:
        woven = _threads(nodes, flat, weave)
        tone = nodes.math("ADD", tone, nodes.math("MULTIPLY", woven, weave.thread_contrast / 2))
    tone = nodes.math("MULTIPLY", tone, brightness)
    base = nodes.mix(1.0, base, nodes.add("ShaderNodeCombineRGB", {0: tone, 1: tone, 2: tone}).outputs[0], "MULTIPLY")
    height = nodes.math("ADD", relief, nodes.math("MULTIPLY", yarn, weave.relief))
    height = nodes.math("ADD", height, _creases(nodes, flat, weave))
    _surface(nodes, base, height, weave)
    return material


def _calm(weave: Weave) -> Weave:
    """The weave with the wrinkles and stains that only a distant cloth needs made faint."""
    return replace(weave, crease=weave.crease * NEAR_CALM, mottle=weave.mottle * NEAR_CALM)


def braid_material(name: str, tint: str, length: float, strands: int = 6) -> bpy.types.Material:
    """A braided cord `length` metres long, on a curve: strands wind both ways and cross."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    axes = nodes.add("ShaderNodeSeparateXYZ", {0: nodes.add("ShaderNodeTexCoord").outputs["UV"]})
    along = nodes.math("MULTIPLY", axes.outputs[0], length / BRAID_PITCH * math.pi)
    around = nodes.math("MULTIPLY", axes.outputs[1], strands * math.pi)
    turns = [nodes.math("SINE", nodes.math(way, along, around)) for way in ("ADD", "SUBTRACT")]
    windings = [nodes.math("ABSOLUTE", turn) for turn in turns]
    strand = nodes.math("MAXIMUM", *windings)
    tone = nodes.math("ADD", 0.62, nodes.math("MULTIPLY", strand, 0.38))
    shade = nodes.add("ShaderNodeCombineRGB", {0: tone, 1: tone, 2: tone}).outputs[0]
    base = nodes.mix(1.0, linear(tint), shade, "MULTIPLY")
    _surface(nodes, base, nodes.math("MULTIPLY", strand, BRAID_HEIGHT), FLEECE)
    return material


def _woven(sheet: Sheet, weave: Weave, colours: Array, heights: Array) -> tuple[Array, Array]:
    """A sheet's colours and relief, first row at the bottom, with every yarn of the cloth."""
    x, z = sheet.coordinates()
    woven = getattr(weaves, weave.near)(x, z, weave.yarn)
    bare = 1 - sheet.threads()
    tone = (1 + weave.uneven * woven.uneven) * (1 - weave.yarn_shade * (1 - woven.height))
    tone /= tone.mean()
    height = weave.yarn_height * woven.height
    if weave.fuzz:
        fibres = np.random.RandomState(9).normal(0, 1, x.shape).astype(np.float32)
        fibres = gaussian_filter(fibres, 0.9) * 2.2
        tone, height = tone * (1 + weave.fuzz * fibres), height + weave.yarn_height * weave.fuzz * 2 * fibres
    tone = 1 + (tone - 1) * bare
    return np.clip(colours * tone[::-1, :, None], 0, 1), heights + (height * bare)[::-1]


def _threads(nodes: Nodes, flat: Value, weave: Weave) -> bpy.types.NodeSocket:
    """The weave to be seen, -1..1: a plain crossing, the diagonals of a twill, or columns of knitted loops."""
    axes = nodes.add("ShaderNodeSeparateXYZ", {0: flat})
    across, along = (nodes.math("MULTIPLY", axis, 2 * math.pi / weave.pitch) for axis in axes.outputs[:2])
    if weave.threads == "plain":
        return nodes.math("MULTIPLY", nodes.math("SINE", across), nodes.math("SINE", along))
    if weave.threads == "knit":
        columns = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", across, 0.5)))
        loops = nodes.math("MULTIPLY", columns, 2.4)
        return nodes.math("SINE", nodes.math("ADD", along, loops))
    return nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("ADD", across, along), math.sqrt(0.5)))


def _creases(nodes: Nodes, flat: Value, weave: Weave) -> bpy.types.NodeSocket:
    """Soft wrinkles too small for the mesh, in metres of height."""
    scale = weave.crease_scale
    warp = nodes.noise(flat, (scale * 0.5, scale * 0.5, 1.0), 1.0)
    bent = nodes.add("ShaderNodeVectorMath", {0: flat, 1: (0, 0, 0)}, operation="ADD")
    nodes.feed(bent.inputs[1], nodes.add("ShaderNodeCombineXYZ", {0: nodes.math("MULTIPLY", warp, 0.05)}).outputs[0])
    ridges = nodes.noise(bent.outputs[0], (scale, scale * 0.7, 1.0), 2.5)
    return nodes.math("MULTIPLY", ridges, weave.crease * 2)


def _surface(nodes: Nodes, base: Value, height: Value, weave: Weave) -> None:
    shader = nodes.add(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": base, "Roughness": weave.roughness, "Sheen": weave.sheen, "Sheen Tint": 0.6, "Specular": 0.2},
    )
    bump = nodes.add("ShaderNodeBump", {"Strength": 1.0, "Distance": 1.0, "Height": height})
    nodes.feed(shader.inputs["Normal"], bump.outputs[0])
    nodes.add("ShaderNodeOutputMaterial", {0: shader.outputs[0]})


def hard_material(name: str, tint: str, metallic: float = 0.0, roughness: float = 0.35) -> bpy.types.Material:
    """Plastic or metal, for buttons, zips and eyelets."""
    material = bpy.data.materials.new(name)
    nodes = Nodes(material)
    inputs = {"Base Color": linear(tint), "Metallic": metallic, "Roughness": roughness}
    nodes.add("ShaderNodeOutputMaterial", {0: nodes.add("ShaderNodeBsdfPrincipled", inputs).outputs[0]})
    return material
