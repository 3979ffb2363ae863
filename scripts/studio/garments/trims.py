"""Hard parts laid on the draped cloth: buttons, cords, eyelets, zip pulls. Metres."""
import math
from collections.abc import Sequence
from itertools import pairwise

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from arrays import Array, ArrayLike, Point2

from . import geometry as geo
from .shell import FRONT
from .surface import Surface

CORD_RADIUS = 0.0034


def _object(name: str, mesh: bpy.types.Mesh, material: bpy.types.Material) -> bpy.types.Object:
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def standing_on(place: ArrayLike, normal: ArrayLike) -> Matrix:
    """Matrix that stands a part's z axis on the cloth."""
    return Matrix.Translation(Vector(place)) @ Vector(normal).to_track_quat("Z", "Y").to_matrix().to_4x4()


def lathe(
    name: str,
    profile: Sequence[Point2],
    place: ArrayLike,
    normal: ArrayLike,
    material: bpy.types.Material,
    steps: int = 28,
) -> bpy.types.Object:
    """A turned part: profile is (radius, height) pairs from its middle to its rim."""
    shape = bmesh.new()
    rings = []
    for radius, height in profile:
        turn = [2 * math.pi * k / steps for k in range(steps)]
        rings.append([shape.verts.new((radius * math.cos(t), radius * math.sin(t), height)) for t in turn])
    for low, high in pairwise(rings):
        for k in range(steps):
            shape.faces.new((low[k], low[k - 1], high[k - 1], high[k]))
    shape.transform(standing_on(place, normal))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    return _object(name, mesh, material)


def button(
    surface: Surface,
    point: ArrayLike,
    material: bpy.types.Material,
    thread: bpy.types.Material,
    radius: float = 0.0055,
    lift: float = 0.001,
    side: int = FRONT,
) -> None:
    """A four-hole shirt button sewn on at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), side, lift=lift))
    scale = radius / 0.0055
    profile = [(0.0001, 0.0012), (0.0030, 0.0012), (0.0036, 0.0022), (0.0047, 0.0024), (0.0055, 0.0016), (0.0055, 0.0)]
    lathe("button", [(r * scale, h * scale) for r, h in profile], place, normal, material)
    frame = standing_on(place, normal)
    for turn in (0.25, 0.75, 1.25, 1.75):
        offset = Vector((math.cos(turn * math.pi), math.sin(turn * math.pi), 0)) * 0.0015 * scale
        dot = [(0.0001, 0.0003), (0.0006 * scale, 0.0002), (0.0007 * scale, 0)]
        lathe("thread", dot, frame @ (offset + Vector((0, 0, 0.0012 * scale))), normal, thread, steps=8)


def snap(
    surface: Surface,
    point: ArrayLike,
    material: bpy.types.Material,
    radius: float = 0.0058,
    side: int = -1,
    lift: float = 0.0005,
) -> None:
    """A pressed ring snap at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), side, lift=lift))
    profile = [
        (0.0001, 0.0006), (0.0026, 0.0007), (0.0034, 0.0022), (0.0048, 0.0024), (0.0058, 0.0012), (0.0058, -0.0005),
    ]
    scale = radius / 0.0058
    lathe("snap", [(r * scale, h * scale) for r, h in profile], place, normal, material)


def eyelet(surface: Surface, point: ArrayLike, material: bpy.types.Material, radius: float = 0.0062) -> None:
    """A metal ring with a hole at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), lift=0.0005))
    ring = [(radius * 0.5, -0.001), (radius * 0.55, 0.0012), (radius * 0.8, 0.002), (radius, 0.001), (radius, -0.001)]
    lathe("eyelet", ring, place, normal, material)


def cord(
    surface: Surface,
    path: ArrayLike,
    material: bpy.types.Material,
    tip: bpy.types.Material | None = None,
    radius: float = CORD_RADIUS,
) -> None:
    """A round cord lying along flat points; the last 2 cm may be a tip of another material."""
    path = geo.resample(np.asarray(path, float), 0.004)
    places, _ = surface.at(path, lift=radius * 0.9)
    places = _settled(places)
    body, end = (places, None) if tip is None else (places[:-5], places[-6:])
    _tube("cord", body, radius, material)
    if end is not None:
        _tube("tip", end, radius * 1.12, tip)


def _settled(places: Array, rounds: int = 12) -> Array:
    """A cord bridges small hollows: never behind the cloth, smooth in front of it."""
    depth = places[:, 1].copy()
    for _ in range(rounds):
        depth[1:-1] = np.minimum(places[1:-1, 1], (depth[:-2] + depth[2:]) / 2)
    return np.c_[places[:, 0], depth, places[:, 2]]


def _tube(name: str, places: Array, radius: float, material: bpy.types.Material) -> None:
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(places) - 1)
    spline.points.foreach_set("co", np.c_[places, np.ones(len(places))].ravel())
    curve.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new(name, curve))


def slab(
    surface: Surface,
    point: ArrayLike,
    size: Array,
    material: bpy.types.Material,
    lift: float,
    name: str = "pull",
    side: int = -1,
) -> bpy.types.Object:
    """A small rounded plate (width, height, thickness) standing off the cloth at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), side, lift=lift))
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges, offset=min(size) * 0.35, segments=3, affect="EDGES")
    shape.transform(standing_on(place, normal))
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    return _object(name, mesh, material)
