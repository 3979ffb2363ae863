"""The simulation that settles a hood, and the refinement and thickness of every cloth."""
import time
from collections.abc import Iterable
from dataclasses import dataclass

import bpy
import numpy as np
from scipy.sparse import coo_matrix

from arrays import Array


@dataclass(frozen=True)
class Stuff:
    """How a cloth hangs: bending resistance, stretch resistance, mass (kg per vertex unit)."""

    bending: float = 0.15
    tension: float = 18
    mass: float = 0.25
    air: float = 1.5


def drape(
    garment: bpy.types.Object, stuff: Stuff, frames: int, pinned: Iterable[int], quality: int = 6,
) -> bpy.types.Object:
    """Run the cloth simulation with these vertices held; returns a new object holding its last frame."""
    modifier = garment.modifiers.new("cloth", "CLOTH")
    _configure(modifier.settings, stuff, quality)
    group = garment.vertex_groups.new(name="pinned")
    group.add([int(i) for i in pinned], 1.0, "REPLACE")
    modifier.settings.vertex_group_mass = "pinned"
    _run(modifier, frames)
    return _frozen(garment)


def _configure(settings: bpy.types.ClothSettings, stuff: Stuff, quality: int) -> None:
    settings.quality, settings.mass, settings.air_damping = quality, stuff.mass, stuff.air
    settings.tension_stiffness = settings.compression_stiffness = stuff.tension
    settings.shear_stiffness = stuff.tension * 0.4
    settings.bending_model, settings.bending_stiffness = "ANGULAR", stuff.bending
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping = 0.6


def _run(modifier: bpy.types.ClothModifier, frames: int) -> None:
    scene = bpy.context.scene
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    began = time.time()
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    print(f"draped in {time.time() - began:.0f} s")


def _frozen(garment: bpy.types.Object) -> bpy.types.Object:
    graph = bpy.context.evaluated_depsgraph_get()
    evaluated = garment.evaluated_get(graph)
    mesh = bpy.data.meshes.new_from_object(evaluated, preserve_all_data_layers=True, depsgraph=graph)
    result = bpy.data.objects.new(garment.name + " draped", mesh)
    bpy.context.collection.objects.link(result)
    bpy.data.objects.remove(garment)
    return result


def positions(mesh: bpy.types.Mesh) -> Array:
    """Vertex positions as an array."""
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3).astype(float)


def _edge_ends(mesh: bpy.types.Mesh) -> Array:
    """First and second vertex of every edge."""
    ends = np.empty(len(mesh.edges) * 2, np.int32)
    mesh.edges.foreach_get("vertices", ends)
    return ends.reshape(-1, 2).T


def _ironed(values: Array, ends: Array, rounds: int) -> Array:
    """Values of the vertices with their small waves taken out and the large ones kept (Taubin)."""
    both = np.r_[ends[0], ends[1]], np.r_[ends[1], ends[0]]
    neighbours = coo_matrix((np.ones(len(both[0])), both), shape=(len(values), len(values))).tocsr()
    degree = np.maximum(np.bincount(both[0], minlength=len(values)), 1)[:, None]
    values = values.copy()
    for _ in range(rounds):
        for step in (0.5, -0.52):
            values += step * (neighbours @ values / degree - values)
    return values


def _subdivided(mesh: bpy.types.Mesh, co: Array, levels: int) -> bpy.types.Mesh:
    """A copy of the mesh with these vertex positions, subdivided."""
    twin = bpy.data.objects.new("twin", mesh.copy())
    twin.data.vertices.foreach_set("co", co.astype(np.float32).ravel())
    bpy.context.collection.objects.link(twin)
    subdivide = twin.modifiers.new("subdivide", "SUBSURF")
    subdivide.levels = subdivide.render_levels = levels
    graph = bpy.context.evaluated_depsgraph_get()
    result = bpy.data.meshes.new_from_object(twin.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    bpy.data.objects.remove(twin)
    return result


def refine(garment: bpy.types.Object, rounds: int, levels: int = 2) -> None:
    """Replace the garment's mesh by one ironed this many times and subdivided.

    The flat coordinates go through the very same steps as the positions: where the two
    differ by a hair, stripes wobble.
    """
    mesh = garment.data
    if mesh.shape_keys:
        garment.shape_key_clear()
    ends = _edge_ends(mesh)
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.attributes["flat"].data.foreach_get("vector", flat)
    twin = _subdivided(mesh, _ironed(flat.reshape(-1, 3).astype(float), ends, rounds), levels)
    garment.data = _subdivided(mesh, _ironed(positions(mesh), ends, rounds), levels)
    garment.data.attributes["flat"].data.foreach_set("vector", positions(twin).astype(np.float32).ravel())
    for polygon in garment.data.polygons:
        polygon.use_smooth = True


def thicken(garment: bpy.types.Object, thickness: float, inside_slot_shift: int = 2) -> None:
    """Give the cloth its thickness inwards; the inner faces use later material slots."""
    solid = garment.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, -1
    solid.material_offset = inside_slot_shift
