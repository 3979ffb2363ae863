"""Stitches and perforations along the borders of panels. Lengths in centimetres."""
from dataclasses import dataclass
from typing import TypeAlias

import bpy
import numpy as np

from arrays import Array, Point2
from shoes.meshes import add_mesh, arc_lengths, resample, sample_grid, unit
from shoes.panels import Panel

CellEdge: TypeAlias = tuple[int, int, int]      # ring, level, axis


@dataclass
class Seam:
    """How a row of stitches looks."""
    pitch: float = 0.30
    length: float = 0.21
    radius: float = 0.042


SEAM = Seam()


def contours(field: Array, level: float) -> list[list[Point2]]:
    """Lines of equal value on a ring grid, as lists of fractional (ring, level) places."""
    signed = field - level
    inside = signed > 0
    following = np.roll(inside, -1, 0)
    crossed = ((inside[:, :-1] != inside[:, 1:]) | (following[:, :-1] != following[:, 1:])
               | (inside[:, :-1] != following[:, :-1]))
    neighbours: dict[CellEdge, list[CellEdge]] = {}
    places: dict[CellEdge, Point2] = {}
    for ring, step in zip(*np.nonzero(crossed), strict=True):
        edges = _crossed_edges(inside, ring, step)
        if len(edges) < 2:
            continue
        for one, other in ((edges[0], edges[1]), (edges[1], edges[0])):
            neighbours.setdefault(one, []).append(other)
            places.setdefault(one, _crossing(signed, one))
    return [[places[key] for key in chain] for chain in _chains(neighbours)]


def _crossed_edges(inside: Array, ring: int, step: int) -> list[CellEdge]:
    """The cell's edges the line passes: (ring, level, axis)."""
    after = (ring + 1) % inside.shape[0]
    candidates = (((ring, step, 0), inside[ring, step] != inside[after, step]),
                  ((ring, step + 1, 0), inside[ring, step + 1] != inside[after, step + 1]),
                  ((ring, step, 1), inside[ring, step] != inside[ring, step + 1]),
                  ((after, step, 1), inside[after, step] != inside[after, step + 1]))
    return [edge for edge, passed in candidates if passed]


def _crossing(signed: Array, edge: CellEdge) -> Point2:
    ring, step, axis = edge
    start = signed[ring, step]
    end = signed[(ring + 1) % signed.shape[0], step] if axis == 0 else signed[ring, step + 1]
    share = start / (start - end)
    return (ring + share, step) if axis == 0 else (ring, step + share)


def _chains(neighbours: dict[CellEdge, list[CellEdge]]) -> list[list[CellEdge]]:
    """Walks the crossings into lines, open ones first."""
    seen, chains = set(), []
    ends = [key for key, others in neighbours.items() if len(others) == 1]
    for start in ends + list(neighbours):
        if start in seen:
            continue
        chain = [start]
        seen.add(start)
        while True:
            onward = [key for key in neighbours[chain[-1]] if key not in seen]
            if not onward:
                break
            chain.append(onward[0])
            seen.add(onward[0])
        if len(chain) > 2 and chain[0] in neighbours[chain[-1]]:
            chain.append(chain[0])
        if len(chain) > 5:
            chains.append(chain)
    return chains


def panel_runs(panels: list[Panel], index: int, inset: float, posed: Array, showing: Array) -> list[Array]:
    """Lines at `inset` inside a panel's border, where no later panel covers them.

    `posed` is a ring grid of positions and normals (6 values), `showing` a
    ring grid that is positive where stitching may be seen.
    """
    covers = [panel.shape for panel in panels[index + 1:]]
    runs = []
    for line in contours(panels[index].shape, -inset):
        visible = sample_grid(showing[..., None], line)[:, 0] > 0
        for cover in covers:
            visible &= sample_grid(cover[..., None], line)[:, 0] > 0.06
        path = sample_grid(posed, line)
        for piece in np.split(np.arange(len(path)), np.nonzero(~visible)[0]):
            run = piece[visible[piece]]
            if len(run) > 6:
                runs.append(path[run])
    return runs


def _template() -> tuple[Array, Array]:
    """A capsule along x, sunk at both ends: 30 points and its faces."""
    points = []
    for place, girth in ((-1, 0.35), (-0.75, 0.85), (0, 1), (0.75, 0.85), (1, 0.35)):
        for corner in range(6):
            angle = corner * np.pi / 3
            points.append((place / 2, girth * np.cos(angle), girth * np.sin(angle) * 0.75 - 0.55 * abs(place) ** 3))
    faces = [(k * 6 + m, k * 6 + (m + 1) % 6, k * 6 + 6 + (m + 1) % 6, k * 6 + 6 + m)
             for k in range(4) for m in range(6)]
    return np.array(points), np.array(faces)


def sew(name: str, runs: list[Array], material: bpy.types.Material, seam: Seam = SEAM) -> None:
    """One mesh of little capsules along the runs (n x 6: position, normal)."""
    points, faces = _template()
    centres, tangents, normals = [], [], []
    for run in runs:
        even = resample(run, step=seam.pitch)
        step = np.diff(even[:, :3], axis=0)
        whole = np.linalg.norm(step, axis=1) < seam.pitch * 2.2
        centres.append(((even[1:, :3] + even[:-1, :3]) / 2)[whole])
        tangents.append(unit(step)[whole])
        normals.append(unit(even[:-1, 3:])[whole])
    if not centres:
        return
    centre, tangent, normal = (np.concatenate(part)[:, None] for part in (centres, tangents, normals))
    across = unit(np.cross(normal, tangent))
    vertices = (centre + tangent * points[None, :, :1] * seam.length
                + across * points[None, :, 1:2] * seam.radius + normal * points[None, :, 2:] * seam.radius)
    offsets = np.arange(len(centre))[:, None, None] * len(points)
    add_mesh(name, vertices, (faces[None] + offsets).reshape(-1, 4), material)


def perforate(name: str, runs: list[Array], material: bpy.types.Material, pitch: float, radius: float) -> None:
    """Rows of dark punched holes: small dished discs just on the surface."""
    corners = 10
    angles = np.arange(corners) * 2 * np.pi / corners
    vertices: list[Array] = []
    faces: list[tuple[int, ...]] = []
    for run in runs:
        if arc_lengths(run)[-1] < pitch:
            continue
        for place in resample(run, step=pitch):
            normal = unit(place[3:])
            right = unit(np.cross(normal, (0.3, 0.2, 0.93)))
            forward = np.cross(normal, right)
            start = len(vertices)
            centre = place[:3] + normal * 0.008
            vertices += [centre + radius * (right * np.cos(a) + forward * np.sin(a)) for a in angles]
            faces.append(tuple(range(start, start + corners)))
    if faces:
        add_mesh(name, vertices, faces, material, smooth=False)
