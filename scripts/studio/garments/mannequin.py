"""The hidden body the cloth falls on: lofts and tubes fused into one collider. Metres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import geometry as geo

RING = 36
LIMB_FULLNESS = 0.80  # of the radius a sleeve or leg would have if it were blown round
VOXEL = 0.010
MARGIN = 0.003  # an adult garment keeps this far off the body, and as far again by its own margin
LIMB_STEPS = 14


def _rings_to_mesh(rings):
    """Vertices and faces of a capped skin over equal rings of points."""
    count = len(rings[0])
    vertices = [tuple(p) for ring in rings for p in ring]
    faces = [tuple(range(count))[::-1], tuple((len(rings) - 1) * count + i for i in range(count))]
    for j in range(len(rings) - 1):
        for i in range(count):
            k = (i + 1) % count
            faces.append((j * count + i, j * count + k, (j + 1) * count + k, (j + 1) * count + i))
    return vertices, faces


def loft(sections):
    """Skin over upright ellipses (centre x, centre y, height, half width, half depth)."""
    angles = np.linspace(0, 2 * math.pi, RING, endpoint=False)
    cos, sin = (np.sign(f) * np.abs(f) ** 0.88 for f in (np.cos(angles), np.sin(angles)))
    return _rings_to_mesh(
        [np.c_[x + a * cos, y + b * sin, np.full(RING, z)] for x, y, z, a, b in sections]
    )


def tube(path, radii, oval=(1, 1)):
    """Skin over ovals (radii across and towards us) along a path of (x, y, z) points."""
    path = np.asarray(path, float)
    tangents = np.gradient(path, axis=0)
    rings = []
    for centre, tangent, radius in zip(path, tangents, radii):
        forward = Vector(tangent).normalized()
        across = forward.cross(Vector((0, 1, 0))).normalized()
        across, up = oval[0] * across, oval[1] * forward.cross(across)
        angles = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        rings.append(
            [centre + radius * (math.cos(t) * np.array(across) + math.sin(t) * np.array(up)) for t in angles]
        )
    return _rings_to_mesh(rings)


def limb(outer, inner, root, root_radius, start=0.12, fullness=LIMB_FULLNESS, overhang=0.08, oval=(1, 1), margin=MARGIN):
    """A tube inside the sleeve or leg between two seams walked the same way.

    It begins inside the body at `root` (x, z), or the cloth would fall into the gap, and
    sticks out of the open end by `overhang`, or the cloth would catch on its rim. The
    two margins are left free, or a narrow cuff would be stretched until it folds.
    """
    share = np.linspace(start, 1, LIMB_STEPS)
    a = geo.along(outer, share * geo.arc_lengths(outer)[-1])
    b = geo.along(inner, share * geo.arc_lengths(inner)[-1])
    middle = (a + b) / 2
    width = np.abs(((a - b) * geo.normals(middle)).sum(1))
    radii = np.minimum(width / math.pi * fullness - 2 * margin, root_radius)
    forward = (middle[-1] - middle[-2]) / np.linalg.norm(middle[-1] - middle[-2])
    path = np.vstack([root, middle, middle[-1] + forward * overhang])
    path = np.c_[path[:, 0], np.zeros(len(path)), path[:, 1]]
    return tube(path, np.r_[root_radius, radii, radii[-1]], oval)


def mirrored(part):
    """The same part on the other side of the body."""
    vertices, faces = part
    return [(-x, y, z) for x, y, z in vertices], [face[::-1] for face in faces]


def build(parts, balls=(), scale=1.0):
    """Fuse parts and balls (centre, radii along x, y and z) into one smooth collider object.

    scale: the garment's size against an adult's; detail and margin shrink with it.
    """
    shape = bmesh.new()
    for vertices, faces in parts:
        made = [shape.verts.new(v) for v in vertices]
        for face in faces:
            shape.faces.new([made[i] for i in face])
    for centre, radii in balls:
        place = Matrix.Translation(centre) @ Matrix.Diagonal((*radii, 1))
        bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1, matrix=place)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    mesh = bpy.data.meshes.new("body")
    shape.to_mesh(mesh)
    body = bpy.data.objects.new("body", mesh)
    bpy.context.collection.objects.link(body)
    _fuse(body, VOXEL * scale)
    _collide(body, MARGIN * scale)
    return body


def _fuse(body, voxel):
    remesh = body.modifiers.new("fuse", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", voxel
    smooth = body.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 6, 0.5
    graph = bpy.context.evaluated_depsgraph_get()
    fused = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
    body.modifiers.clear()
    body.data = fused


def _collide(body, margin):
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer = margin
    body.collision.thickness_inner = 0.05
    body.collision.cloth_friction = 12
    body.collision.damping = 0.6
    body.hide_render = True


def remove(body):
    """Take the mannequin away once its garment hangs."""
    bpy.data.objects.remove(body)
