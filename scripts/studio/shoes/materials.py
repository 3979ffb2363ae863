"""Leather, suede, canvas, rubber and elastic as Cycles materials.

Grain is exaggerated: at 30 pixels a centimetre the true one would vanish.
Texture scales are per centimetre.
"""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import bpy

import colour

if TYPE_CHECKING:
    from shoes.panels import Panel

WEAVE_PITCH = 0.20      # cm from thread to thread
ELASTIC_PITCH = 0.24    # cm from rib to rib
GROOVE_SHADE = 0.5      # share of a sole's colour that is left in its grooves
DARK_BORDER = 0.07      # cm either side of a panel's border that is darkened

Value: TypeAlias = float | str | Sequence[float] | bpy.types.NodeSocket
Texture: TypeAlias = tuple[Value, Value]            # height and mottle
ColourBand: TypeAlias = tuple[float, float, str]    # from and to in cm, hex


@dataclass
class Finish:
    """What a piece is made of."""
    colour: str                 # sRGB hex
    texture: str = "leather"    # leather, suede, canvas, elastic or smooth
    rough: float = 0.42
    bump: float = 1.0
    border: float = 0.62        # how dark the border of a panel of it is (1: not at all)


SHINE = {"leather": 0.45, "suede": 0.1, "canvas": 0.12, "elastic": 0.15, "smooth": 0.4}
SHEEN = {"suede": 0.9, "canvas": 0.25, "elastic": 0.2}


class Graph:
    """A material's node tree, with the few operations used here."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]

    def node(self, kind: str, **inputs: Value) -> bpy.types.Node:
        """A node of this kind with these inputs."""
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket: bpy.types.NodeSocket, value: Value) -> None:
        """Links a socket to another one, or sets its value; a string is a colour ('#rrggbb')."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = (*colour.hex_to_linear(value), 1)
        else:
            socket.default_value = value

    def set(self, **inputs: Value) -> None:
        """Inputs of the Principled shader; `_` is a space in their names."""
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace("_", " ")], value)

    def math(self, operation: str, first: Value, second: Value = 0.0) -> bpy.types.NodeSocket:
        """Output of a math node."""
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        self.feed(node.inputs[0], first)
        self.feed(node.inputs[1], second)
        return node.outputs[0]

    def mix(self, share: Value, first: Value, second: Value) -> bpy.types.NodeSocket:
        """Number between two others."""
        kept = self.math("MULTIPLY", self.math("SUBTRACT", 1.0, share), first)
        return self.math("ADD", kept, self.math("MULTIPLY", share, second))

    def mix_colour(self, share: Value, first: Value, second: Value, blend: str = "MIX") -> bpy.types.NodeSocket:
        """Colour between two others, or blended otherwise."""
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for socket, value in zip(node.inputs[:3], (share, first, second), strict=True):
            self.feed(socket, value)
        return node.outputs[0]

    def attribute(self, name: str) -> bpy.types.NodeSocket:
        """A float stored per vertex."""
        node = self.tree.nodes.new("ShaderNodeAttribute")
        node.attribute_name = name
        return node.outputs["Fac"]

    def range(
        self, value: Value, start: float, end: float, low: float = 0.0, high: float = 1.0,
    ) -> bpy.types.NodeSocket:
        """Value mapped from start..end to low..high, clamped."""
        node = self.node("ShaderNodeMapRange", Value=value)
        for socket, number in zip(node.inputs[1:5], (start, end, low, high), strict=True):
            socket.default_value = number
        return node.outputs[0]

    def noise(self, scale: float, detail: float = 4.0, roughness: float = 0.55) -> bpy.types.NodeSocket:
        """Noise in the object's own coordinates."""
        return self.node("ShaderNodeTexNoise", Vector=self.place(), Scale=scale,
                         Detail=detail, Roughness=roughness).outputs["Fac"]

    def place(self) -> bpy.types.NodeSocket:
        """The object's own coordinates."""
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def weighted(self, parts: Iterable[tuple[Value, Value]]) -> Value:
        """Sum of value * weight over (value, weight) pairs."""
        total = 0.0
        for value, weight in parts:
            total = self.math("ADD", total, self.math("MULTIPLY", value, weight))
        return total


def _leather(graph: Graph) -> Texture:
    cells = graph.node("ShaderNodeTexVoronoi", Vector=graph.place(), Scale=8.5)
    cells.feature = "SMOOTH_F1"
    cells.inputs["Smoothness"].default_value = 0.6
    height = graph.weighted([(cells.outputs["Distance"], 0.6), (graph.noise(1.6), 0.9)])
    return height, graph.weighted([(0.93, 1.0), (graph.noise(0.7, 3.0), 0.14)])


def _suede(graph: Graph) -> Texture:
    height = graph.weighted([(graph.noise(16.0, 3.0, 0.7), 0.6), (graph.noise(2.2, 3.0), 0.35)])
    return height, graph.weighted([(0.50, 1.0), (graph.noise(1.7, 5.0, 0.65), 0.5),
                                   (graph.noise(12.0, 3.0, 0.75), 0.50)])


def _canvas(graph: Graph) -> Texture:
    """Plain weave on the upper's own coordinates, with uneven threads."""
    turns = 6.2832 / WEAVE_PITCH
    warp = graph.math("SINE", graph.math("MULTIPLY", graph.attribute("round"), turns))
    weft = graph.math("SINE", graph.math("MULTIPLY", graph.attribute("climb"), turns))
    weave = graph.math("MULTIPLY", warp, weft)
    height = graph.weighted([(weave, 0.55), (graph.noise(9.0, 2.0), 0.5), (graph.noise(1.0, 2.0), 0.4)])
    return height, graph.weighted([(0.74, 1.0), (weave, 0.16), (graph.noise(5.0, 4.0, 0.7), 0.52)])


def _elastic(graph: Graph) -> Texture:
    """Upright ribs of a boot's gusset."""
    turns = 6.2832 / ELASTIC_PITCH
    ribs = graph.math("SINE", graph.math("MULTIPLY", graph.attribute("round"), turns))
    return graph.weighted([(ribs, 0.9)]), graph.weighted([(0.80, 1.0), (ribs, 0.22)])


def _smooth(graph: Graph) -> Texture:
    height = graph.weighted([(graph.noise(14.0, 2.0), 0.16), (graph.noise(1.2), 0.3)])
    return height, graph.weighted([(0.96, 1.0), (graph.noise(0.8, 3.0), 0.08)])


TEXTURES = {"leather": _leather, "suede": _suede, "canvas": _canvas, "elastic": _elastic, "smooth": _smooth}


def upper_material(base: Finish, panels: "list[Panel]") -> bpy.types.Material:
    """One shader for the whole upper: each panel's field is an attribute `panelN`."""
    graph = Graph("upper")
    tint, rough, bump = base.colour, base.rough, base.bump
    shares = {name: float(name == base.texture) for name in TEXTURES}
    for number, panel in enumerate(panels):
        finish = panel.finish
        distance = graph.attribute(f"panel{number}")
        inside = graph.range(distance, 0.012, -0.012)
        tint = graph.mix_colour(inside, tint, finish.colour)
        rough = graph.mix(inside, rough, finish.rough)
        bump = graph.mix(inside, bump, finish.bump)
        for name, share in list(shares.items()):
            own = float(name == finish.texture)
            if share != 0.0 or own:
                shares[name] = graph.mix(inside, share, own)
        dark = graph.range(graph.math("ABSOLUTE", distance), 0.0, DARK_BORDER, finish.border, 1.0)
        tint = graph.mix_colour(1.0, tint, dark, "MULTIPLY")
    _shade(graph, tint, rough, bump, {name: share for name, share in shares.items() if share != 0.0})
    return graph.material


def material(finish: Finish, name: str = "piece") -> bpy.types.Material:
    """The shader of a piece in one finish."""
    graph = Graph(name)
    _shade(graph, finish.colour, finish.rough, finish.bump, {finish.texture: 1.0})
    return graph.material


def sole_material(finish: Finish, bands: list[ColourBand]) -> bpy.types.Material:
    """A sole's wall with coloured bands: (from, to, hex) in cm below its upper lip."""
    graph = Graph("sole")
    below_lip = graph.attribute("below_lip")
    tint = finish.colour
    for start, end, band_colour in bands:
        inside = graph.math("MULTIPLY", graph.range(below_lip, start - 0.012, start + 0.012),
                            graph.range(below_lip, end + 0.012, end - 0.012))
        tint = graph.mix_colour(inside, tint, band_colour)
    _shade(graph, tint, finish.rough, finish.bump, {finish.texture: 1.0})
    return graph.material


def tread_material(finish: Finish, under: Finish, rim: float) -> bpy.types.Material:
    """A sole's underside, dark in its grooves: `under` inside a border `rim` cm wide of the sole's own finish."""
    graph = Graph("tread")
    groove = graph.range(graph.attribute("groove"), 0.03, -0.03, 1.0, GROOVE_SHADE)
    inside = graph.range(graph.attribute("edge"), rim - 0.02, rim + 0.02)
    tint = graph.mix_colour(inside, finish.colour, under.colour)
    _shade(graph, graph.mix_colour(1.0, tint, groove, "MULTIPLY"), under.rough, under.bump, {under.texture: 1.0})
    return graph.material


def lace_material(hex_colour: str) -> bpy.types.Material:
    """A flat woven lace: herringbone on the ribbon's own coordinates."""
    graph = Graph("lace")
    slanted = graph.weighted([(graph.attribute("along"), 40.0),
                              (graph.math("ABSOLUTE", graph.attribute("across")), 6.0)])
    weave = graph.math("SINE", slanted)
    height = graph.weighted([(weave, 0.5), (graph.noise(18.0, 2.0), 1.0)])
    bump = graph.node("ShaderNodeBump", Height=height, Distance=0.04, Strength=0.8)
    shade = graph.weighted([(0.88, 1.0), (weave, 0.10)])
    graph.set(Base_Color=graph.mix_colour(1.0, hex_colour, shade, "MULTIPLY"), Roughness=0.85,
              Specular=0.15, Sheen=0.3, Normal=bump.outputs["Normal"])
    return graph.material


def thread_material(hex_colour: str) -> bpy.types.Material:
    """The waxed thread of a seam."""
    return material(Finish(hex_colour, "smooth", 0.6), "thread")


def metal_material(hex_colour: str, rough: float = 0.28) -> bpy.types.Material:
    """Polished metal."""
    graph = Graph("metal")
    graph.set(Base_Color=hex_colour, Metallic=1.0, Roughness=rough)
    return graph.material


def _shade(graph: Graph, tint: Value, rough: Value, bump: Value, shares: dict[str, Value]) -> None:
    """Joins colour, roughness and the weighted textures in the Principled shader."""
    made = {name: TEXTURES[name](graph) for name in shares}
    height = graph.weighted([(made[name][0], share) for name, share in shares.items()])
    mottle = graph.weighted([(made[name][1], share) for name, share in shares.items()])
    normal = graph.node("ShaderNodeBump", Height=height, Distance=0.11, Strength=graph.math("MULTIPLY", bump, 0.55))
    graph.set(Base_Color=graph.mix_colour(1.0, tint, mottle, "MULTIPLY"), Roughness=rough,
              Normal=normal.outputs["Normal"],
              Sheen=graph.weighted([(SHEEN[name], share) for name, share in shares.items() if name in SHEEN]),
              Specular=graph.weighted([(SHINE[name], share) for name, share in shares.items()]))
