"""Drape a shell over the mannequin, and smooth what came out."""
import time
from dataclasses import dataclass

import bpy
import numpy as np


@dataclass(frozen=True)
class Stuff:
    """How a cloth hangs: bending resistance, stretch resistance, mass (kg per vertex unit)."""

    bending: float = 0.15
    tension: float = 18
    mass: float = 0.25
    air: float = 1.5


JERSEY = Stuff()
FLEECE = Stuff(bending=1.2, tension=25, mass=0.45)
POPLIN = Stuff(bending=0.5, tension=24, mass=0.25)
TWILL = Stuff(bending=0.9, tension=25, mass=0.35)
VOILE = Stuff(bending=0.04, tension=18, mass=0.25, air=1.0)


def drape(garment, stuff, frames, quality=6, pinned=()):
    """Run the cloth simulation; returns a new object holding its last frame."""
    modifier = garment.modifiers.new("cloth", "CLOTH")
    _configure(modifier.settings, stuff, quality)
    if garment.data.shape_keys and "rest" in garment.data.shape_keys.key_blocks:
        modifier.settings.rest_shape_key = garment.data.shape_keys.key_blocks["rest"]
    if len(pinned):
        group = garment.vertex_groups.new(name="pinned")
        group.add([int(i) for i in pinned], 1.0, "REPLACE")
        modifier.settings.vertex_group_mass = "pinned"
    collision = modifier.collision_settings
    collision.collision_quality, collision.distance_min, collision.friction = 3, 0.004, 8
    _run(modifier, frames)
    return _frozen(garment)


def _configure(settings, stuff, quality):
    settings.quality, settings.mass, settings.air_damping = quality, stuff.mass, stuff.air
    settings.tension_stiffness = settings.compression_stiffness = stuff.tension
    settings.shear_stiffness = stuff.tension * 0.4
    settings.bending_model, settings.bending_stiffness = "ANGULAR", stuff.bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping = 0.6


def _run(modifier, frames):
    scene = bpy.context.scene
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    began = time.time()
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    print(f"draped in {time.time() - began:.0f} s")


def _frozen(garment):
    graph = bpy.context.evaluated_depsgraph_get()
    evaluated = garment.evaluated_get(graph)
    mesh = bpy.data.meshes.new_from_object(evaluated, preserve_all_data_layers=True, depsgraph=graph)
    result = bpy.data.objects.new(garment.name + " draped", mesh)
    bpy.context.collection.objects.link(result)
    bpy.data.objects.remove(garment)
    return result


def positions(mesh):
    """Vertex positions as an array."""
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3).astype(float)


def smooth_edges(garment, rounds=14):
    """Iron the garment's open edges along themselves, so that no hem looks torn."""
    mesh = garment.data
    uses = np.zeros(len(mesh.edges), int)
    for polygon in mesh.polygons:
        for loop in polygon.loop_indices:
            uses[mesh.loops[loop].edge_index] += 1
    edges = np.array([mesh.edges[i].vertices[:] for i in np.where(uses == 1)[0]])
    if not len(edges):
        return
    co = positions(mesh)
    degree = np.bincount(edges.ravel(), minlength=len(co))
    movable = degree == 2
    for _ in range(rounds):
        for step in (0.5, -0.52):  # out and back again (Taubin), so that a cuff does not shrink
            sums = np.zeros_like(co)
            np.add.at(sums, edges[:, 0], co[edges[:, 1]])
            np.add.at(sums, edges[:, 1], co[edges[:, 0]])
            co[movable] += step * (sums[movable] / 2 - co[movable])
    mesh.vertices.foreach_set("co", co.astype(np.float32).ravel())


def _smooth_flat(mesh, rounds, factor=0.4):
    """Smooth the flat coordinates as the positions will be, or stripes would wobble.

    One round more than the positions get stands for the subdivision's own smoothing.
    """
    edges = np.empty(len(mesh.edges) * 2, np.int32)
    mesh.edges.foreach_get("vertices", edges)
    first, second = edges.reshape(-1, 2).T
    degree = np.maximum(np.bincount(edges, minlength=len(mesh.vertices)), 1)[:, None]
    data = mesh.attributes["flat"].data
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    data.foreach_get("vector", flat)
    flat = flat.reshape(-1, 3)
    for _ in range(rounds):
        sums = np.zeros_like(flat)
        np.add.at(sums, first, flat[second])
        np.add.at(sums, second, flat[first])
        flat += factor * (sums / degree - flat)
    data.foreach_set("vector", flat.ravel())


def refine(garment, smoothing=2, levels=2):
    """Replace the draped mesh by a smoothed, subdivided one."""
    _smooth_flat(garment.data, smoothing + 1)
    smooth = garment.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = smoothing, 0.4
    subdivide = garment.modifiers.new("subdivide", "SUBSURF")
    subdivide.levels = subdivide.render_levels = levels
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(garment.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    garment.modifiers.clear()
    garment.data = mesh
    for polygon in mesh.polygons:
        polygon.use_smooth = True


def thicken(garment, thickness, inside_slot_shift=2):
    """Give the cloth its thickness inwards; the inner faces use later material slots."""
    solid = garment.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, -1
    solid.material_offset = inside_slot_shift
