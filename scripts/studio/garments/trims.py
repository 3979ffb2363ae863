"""Hard parts laid on the draped cloth: buttons, cords, eyelets, zip pulls. Metres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import geometry as geo

CORD_RADIUS = 0.0034


def _object(name, mesh, material):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def standing_on(place, normal):
    """Matrix that stands a part's z axis on the cloth."""
    return Matrix.Translation(Vector(place)) @ Vector(normal).to_track_quat("Z", "Y").to_matrix().to_4x4()


def lathe(name, profile, place, normal, material, steps=28):
    """A turned part: profile is (radius, height) pairs from its middle to its rim."""
    shape = bmesh.new()
    rings = []
    for radius, height in profile:
        turn = [2 * math.pi * k / steps for k in range(steps)]
        rings.append([shape.verts.new((radius * math.cos(t), radius * math.sin(t), height)) for t in turn])
    for low, high in zip(rings[:-1], rings[1:]):
        for k in range(steps):
            shape.faces.new((low[k], low[k - 1], high[k - 1], high[k]))
    shape.transform(standing_on(place, normal))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    return _object(name, mesh, material)


def button(surface, point, material, thread, radius=0.0055, lift=0.001):
    """A four-hole shirt button sewn on at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), lift=lift))
    scale = radius / 0.0055
    profile = [(0.0001, 0.0012), (0.0030, 0.0012), (0.0036, 0.0022), (0.0047, 0.0024), (0.0055, 0.0016), (0.0055, 0.0)]
    lathe("button", [(r * scale, h * scale) for r, h in profile], place, normal, material)
    frame = standing_on(place, normal)
    for turn in (0.25, 0.75, 1.25, 1.75):
        offset = Vector((math.cos(turn * math.pi), math.sin(turn * math.pi), 0)) * 0.0015 * scale
        dot = [(0.0001, 0.0003), (0.0006 * scale, 0.0002), (0.0007 * scale, 0)]
        lathe("thread", dot, frame @ (offset + Vector((0, 0, 0.0012 * scale))), normal, thread, steps=8)


def snap(surface, point, material, radius=0.0058, side=-1, lift=0.0005):
    """A pressed ring snap at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), side, lift=lift))
    profile = [(0.0001, 0.0006), (0.0026, 0.0007), (0.0034, 0.0022), (0.0048, 0.0024), (0.0058, 0.0012), (0.0058, -0.0005)]
    scale = radius / 0.0058
    lathe("snap", [(r * scale, h * scale) for r, h in profile], place, normal, material)


def eyelet(surface, point, material, radius=0.0062):
    """A metal ring with a hole at a flat point."""
    place, normal = (found[0] for found in surface.at(np.array([point]), lift=0.0005))
    ring = [(radius * 0.5, -0.001), (radius * 0.55, 0.0012), (radius * 0.8, 0.002), (radius, 0.001), (radius, -0.001)]
    lathe("eyelet", ring, place, normal, material)


def cord(surface, path, material, tip=None, radius=CORD_RADIUS):
    """A round cord lying along flat points; the last 2 cm may be a tip of another material."""
    path = geo.resample(np.asarray(path, float), 0.004)
    places, _ = surface.at(path, lift=radius * 0.9)
    places = _settled(places)
    body, end = (places, None) if tip is None else (places[:-5], places[-6:])
    _tube("cord", body, radius, material)
    if end is not None:
        _tube("tip", end, radius * 1.12, tip)


def _settled(places, rounds=12):
    """A cord bridges small hollows: never behind the cloth, smooth in front of it."""
    depth = places[:, 1].copy()
    for _ in range(rounds):
        depth[1:-1] = np.minimum(places[1:-1, 1], (depth[:-2] + depth[2:]) / 2)
    return np.c_[places[:, 0], depth, places[:, 2]]


def _tube(name, places, radius, material):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(places) - 1)
    spline.points.foreach_set("co", np.c_[places, np.ones(len(places))].ravel())
    curve.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new(name, curve))


def slab(surface, point, size, material, lift, name="pull", side=-1):
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
