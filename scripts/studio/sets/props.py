"""What is set beside the products: painted blocks, wooden boards, boxes, tissue paper. Centimetres."""
import math
from dataclasses import dataclass

import bpy
import numpy as np

from arrays import Array
from garments.fabric import Nodes, Value, linear

CARD = 0.35                     # thickness of a shoe box's card


@dataclass
class Block:
    """A painted block to stand things on; `right` and `away` are its middle."""
    width: float
    depth: float
    height: float
    right: float = 0.0
    away: float = 0.0
    up: float = 0.0
    paint: str = "#ffc629"
    turn: float = 0.0           # degrees
    wood: bool = False

    def place(self, detail: float) -> None:
        """Adds the block to the scene."""
        del detail
        box = _box(self.width, self.depth, self.height, bevel=0.35)
        box.location = (self.right, self.away, self.up)
        box.rotation_euler.z = math.radians(self.turn)
        box.data.materials.append(wood(self.paint) if self.wood else paint(self.paint))


@dataclass
class ShoeBox:
    """A shoe box, closed, or open with tissue paper in it and its lid leaning behind."""
    right: float = 0.0
    away: float = 0.0
    up: float = 0.0
    turn: float = 0.0
    card: str = "#b98a55"
    lid: str = "#17603a"
    width: float = 32.0
    depth: float = 19.0
    height: float = 11.5
    opened: bool = False

    def place(self, detail: float) -> None:
        """Adds the box, its lid and its paper to the scene."""
        parts = self._open(detail) if self.opened else self._closed()
        turn = math.radians(self.turn)
        for part in parts:
            x, y, z = part.location
            part.location = (self.right + x * math.cos(turn) - y * math.sin(turn),
                             self.away + x * math.sin(turn) + y * math.cos(turn), self.up + z)
            part.rotation_euler.z += turn

    def _closed(self) -> list[bpy.types.Object]:
        body = _box(self.width, self.depth, self.height, bevel=0.15)
        body.data.materials.append(board(self.card))
        lid = _box(self.width + 0.8, self.depth + 0.8, 3.2, bevel=0.15)
        lid.location.z = self.height - 3.0
        lid.data.materials.append(board(self.lid))
        return [body, lid]

    def _open(self, detail: float) -> list[bpy.types.Object]:
        walls = []
        for across, along, width, depth in (
            (0, -self.depth / 2, self.width, CARD), (0, self.depth / 2, self.width, CARD),
            (-self.width / 2, 0, CARD, self.depth), (self.width / 2, 0, CARD, self.depth),
        ):
            wall = _box(width, depth, self.height, bevel=0.08)
            wall.location = (across, along, 0)
            wall.data.materials.append(board(self.card))
            walls.append(wall)
        floor = _box(self.width, self.depth, CARD, bevel=0.05)
        floor.data.materials.append(board(self.card))
        lid = _box(self.width + 0.8, 3.2, self.depth + 0.8, bevel=0.15)
        lid.location = (1.5, self.depth / 2 + 5.2, 0.4)
        lid.rotation_euler = (math.radians(-16), 0, 0)
        lid.data.materials.append(board(self.lid))
        return [*walls, floor, lid, self._tissue(detail)]

    def _tissue(self, detail: float) -> bpy.types.Object:
        """A crumpled sheet, its edges hanging over the walls in front and behind."""
        rows, columns = round(90 * detail), round(150 * detail)
        x = np.linspace(-0.49, 0.49, columns) * self.width
        y = np.linspace(-0.98, 0.98, rows) * self.depth / 2 * 1.12
        across, along = np.meshgrid(x, y)
        random = np.random.default_rng(4)
        crumple = sum(
            np.abs((across * math.cos(turn) + along * math.sin(turn)) / pitch % 1 - 0.5) * pitch * 0.22
            for turn, pitch in zip(random.uniform(0, math.pi, 9), random.uniform(2.5, 9, 9), strict=True)
        )
        rim = np.abs(along) / (self.depth / 2)
        height = np.where(rim < 0.97, self.height * 0.5 + crumple * (1 - 0.5 * rim) + 3.2 * rim ** 3,
                          self.height + 0.25 - 9 * np.maximum(rim - 1.03, 0) * self.depth / 8)
        return _grid(across, along, height, cloth_paper())


def paint(colour: str) -> bpy.types.Material:
    """Matt paint on wood, brushed a little unevenly."""
    material = bpy.data.materials.new("paint")
    nodes = Nodes(material)
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    uneven = nodes.noise(where, (0.5, 0.5, 0.08), 3.0)
    tone = nodes.math("ADD", 0.95, nodes.math("MULTIPLY", uneven, 0.09))
    base = _toned(nodes, colour, tone)
    shader = nodes.add("ShaderNodeBsdfPrincipled", {"Base Color": base, "Roughness": 0.6, "Specular": 0.25})
    nodes.feed(shader.inputs["Normal"], nodes.add(
        "ShaderNodeBump", {"Strength": 0.5, "Distance": 0.03, "Height": uneven}).outputs[0])
    nodes.add("ShaderNodeOutputMaterial", {0: shader.outputs[0]})
    return material


def wood(colour: str) -> bpy.types.Material:
    """Planed wood with its grain along x."""
    material = bpy.data.materials.new("wood")
    nodes = Nodes(material)
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.ramp(nodes.noise(where, (0.05, 0.9, 0.9), 5.0), 0.35, 0.65)
    fine = nodes.noise(where, (0.25, 7.0, 7.0), 2.0)
    tone = nodes.math("ADD", 0.68, nodes.math("ADD", nodes.math("MULTIPLY", grain, 0.26),
                                              nodes.math("MULTIPLY", fine, 0.12)))
    base = _toned(nodes, colour, tone)
    shader = nodes.add("ShaderNodeBsdfPrincipled", {"Base Color": base, "Roughness": 0.55, "Specular": 0.3})
    nodes.feed(shader.inputs["Normal"], nodes.add(
        "ShaderNodeBump", {"Strength": 0.6, "Distance": 0.04, "Height": fine}).outputs[0])
    nodes.add("ShaderNodeOutputMaterial", {0: shader.outputs[0]})
    return material


def board(colour: str) -> bpy.types.Material:
    """Card of a box: matt, with faint fibres."""
    material = bpy.data.materials.new("card")
    nodes = Nodes(material)
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    fibre = nodes.noise(where, (2.2, 2.2, 2.2), 4.0)
    tone = nodes.math("ADD", 0.92, nodes.math("MULTIPLY", fibre, 0.14))
    base = _toned(nodes, colour, tone)
    shader = nodes.add("ShaderNodeBsdfPrincipled", {"Base Color": base, "Roughness": 0.75, "Specular": 0.2})
    nodes.add("ShaderNodeOutputMaterial", {0: shader.outputs[0]})
    return material


def cloth_paper() -> bpy.types.Material:
    """Thin white tissue paper."""
    material = bpy.data.materials.new("tissue")
    nodes = Nodes(material)
    shader = nodes.add("ShaderNodeBsdfPrincipled",
                       {"Base Color": linear("#f8f2e4"), "Roughness": 0.7, "Specular": 0.2, "Sheen": 0.2})
    nodes.add("ShaderNodeOutputMaterial", {0: shader.outputs[0]})
    return material


def _toned(nodes: Nodes, colour: str, tone: Value) -> bpy.types.NodeSocket:
    """The colour ('#rrggbb') times a grey that varies."""
    grey = nodes.add("ShaderNodeCombineRGB", {0: tone, 1: tone, 2: tone}).outputs[0]
    return nodes.mix(1.0, linear(colour), grey, "MULTIPLY")


def _grid(x: Array, y: Array, z: Array, material: bpy.types.Material) -> bpy.types.Object:
    """A smooth mesh over equal arrays of coordinates."""
    x, y, z = np.broadcast_arrays(x, y, z)
    rows, columns = x.shape
    corners = np.stack([x, y, z], -1).reshape(-1, 3)
    at = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("grid")
    mesh.from_pydata(corners.tolist(), [], faces.tolist())
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(material)
    thing = bpy.data.objects.new("grid", mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def _box(width: float, depth: float, height: float, bevel: float) -> bpy.types.Object:
    """A box with rounded edges standing on its own z = 0, its middle at x = y = 0."""
    corners = [(x * width / 2, y * depth / 2, z * height) for z in (0, 1) for y in (-1, 1) for x in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    mesh = bpy.data.meshes.new("box")
    mesh.from_pydata(corners, [], faces)
    thing = bpy.data.objects.new("box", mesh)
    bpy.context.collection.objects.link(thing)
    round_edges = thing.modifiers.new("edges", "BEVEL")
    round_edges.width, round_edges.segments = bevel, 3
    return thing
