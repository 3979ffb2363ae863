"""Garments as a dresser arranges them: the cut's own outline, filled out, with folds laid by hand. Metres.

No simulation: the cloth keeps its cut, so edges stay clean and stripes run straight.
"""
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

import bpy
import numpy as np
from scipy.sparse import coo_matrix, diags
from scipy.sparse.linalg import spsolve

from arrays import Array, ArrayLike, Point2

from . import cloth, geometry as geo
from .shell import BACK, FRONT, FlatFunction, Shell

STEEP, GENTLE = 1.0, 1.9  # a fold falls off sharply on its left and softly on its right
HOLLOW = 0.45  # depth of the valley beside a fold, of the fold's height
UNLIKE = 0.010  # most a fold is moved against its counterpart
REACH = 6  # widths to a fold's side where nothing is left of it
SWELL = 0.0014  # height of the slow waves of a worn cloth
WAVES = 14
WAVE_LENGTHS = 0.07, 0.20

FoldPath: TypeAlias = tuple[Point2, ...]                # flat points; four of them are a Bézier curve's


@dataclass(frozen=True)
class Fold:
    """A soft ridge along flat points, fading towards its ends."""

    path: FoldPath
    width: float
    height: float
    open_end: bool = False  # runs out over an edge instead of fading at its last point
    sharp: bool = False  # ironed in: an edge where two planes meet
    flare: float = 1.0  # how many times as wide it ends as it begins


def as_path(points: Iterable[ArrayLike]) -> FoldPath:
    """Flat points of any kind as a fold's path."""
    return tuple((float(x), float(z)) for x, z in np.array(list(points), float))


def on_both_halves(folds: list[Fold], scale: float = 1.0, seed: int = 11) -> list[Fold]:
    """These folds of the right half, and their counterparts on the left: no two folds are quite the same."""
    random = np.random.RandomState(seed)
    left = []
    for fold in folds:
        shift = random.uniform(-UNLIKE, UNLIKE, 2) * scale
        path = tuple((-x + shift[0], z + shift[1]) for x, z in fold.path)
        left.append(replace(fold, path=path, width=-fold.width, height=fold.height * random.uniform(0.65, 1.15)))
    return [*folds, *left]


def _along(points: Array, curve: Array) -> tuple[Array, Array]:
    """Signed distance (left positive) and share walked of each point's foot on a polyline."""
    best = np.full(len(points), np.inf)
    signed, share = np.zeros(len(points)), np.zeros(len(points))
    walked = geo.arc_lengths(curve)
    for k, (a, b) in enumerate(pairwise(curve)):
        edge = b - a
        t = np.clip((points - a) @ edge / (edge @ edge), 0, 1)
        away = points - (a + t[:, None] * edge)
        gap = np.linalg.norm(away, axis=1)
        nearer = gap < best
        best[nearer] = gap[nearer]
        side = np.sign(edge[0] * away[:, 1] - edge[1] * away[:, 0])
        signed[nearer] = (gap * side)[nearer]
        share[nearer] = ((walked[k] + t * np.linalg.norm(edge)) / walked[-1])[nearer]
    return signed, share


def fold_height(flat: Array, fold: Fold) -> Array:
    """How far one fold lifts the cloth at flat points."""
    if len(fold.path) == 4:
        curve = geo.bezier(fold.path[0], fold.path[1], fold.path[2], fold.path[3])
    else:
        curve = np.array(fold.path, float)
    width = abs(fold.width) * max(fold.flare, 1)
    near = np.all((flat > curve.min(0) - REACH * width) & (flat < curve.max(0) + REACH * width), axis=1)
    result = np.zeros(len(flat))
    signed, share = _along(flat[near], curve)
    u = signed / (fold.width * (1 + (fold.flare - 1) * share))
    if fold.sharp:
        ridge = np.exp(-np.sqrt(u**2 + 0.01))
    else:
        ridge = np.exp(-((u / np.where(u > 0, STEEP, GENTLE)) ** 2)) - HOLLOW * np.exp(-(((u - 2.1) / 1.2) ** 2))
    fade = np.sin(share * np.pi / (2 if fold.open_end else 1)) ** 1.2
    result[near] = fold.height * ridge * fade
    return result


def waves(flat: Array, height: float, scale: float = 1.0, seed: int = 3) -> Array:
    """Slow swells of a worn cloth, as a sum of a few waves in all directions."""
    random = np.random.RandomState(seed)
    total = np.zeros(len(flat))
    for _ in range(WAVES):
        length = np.exp(random.uniform(*np.log(WAVE_LENGTHS))) * scale
        turn, phase = random.uniform(0, np.pi), random.uniform(0, 2 * np.pi)
        across = flat @ [np.cos(turn), 0.7 * np.sin(turn)]
        along = flat @ [-np.sin(turn), np.cos(turn)]
        bend = 0.25 * length * np.sin(along * 2 * np.pi / (3.1 * length) + phase)
        total += length / (0.2 * scale) * np.sin((across + bend) * 2 * np.pi / length + phase)
    return height * total / np.sqrt(WAVES / 2)


def filled(shell: Shell, roundness: float = 0.42, most: float | None = None) -> Shell:
    """Fill the shell out: every sleeve, leg and body gets an oval section, smooth where they meet.

    The depth is the root of the membrane over the panel: over a strip that is an exact
    ellipse, `roundness` times as deep as it is wide. most: metres no part is deeper than.
    """
    faces = np.array(shell.faces)
    a, b, c = (shell.flat[faces[:, k]] for k in range(3))
    double_area = np.abs((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]) + 1e-12
    count = len(shell.flat)
    rows, columns, weights = [], [], []
    for k in range(3):
        apex, i, j = faces[:, k], faces[:, (k + 1) % 3], faces[:, (k + 2) % 3]
        slope = ((shell.flat[i] - shell.flat[apex]) * (shell.flat[j] - shell.flat[apex])).sum(1) / double_area / 2
        rows += [i, j]
        columns += [j, i]
        weights += [slope, slope]
    places = np.concatenate(rows), np.concatenate(columns)
    links = coo_matrix((np.concatenate(weights), places), (count, count)).tocsr()
    stiffness = diags(np.asarray(links.sum(1)).ravel()) - links
    load = np.bincount(faces.ravel(), np.repeat(double_area / 6, 3), count)
    free = np.where(shell.side != 0)[0]
    height = np.zeros(count)
    height[free] = spsolve(stiffness.tocsr()[free][:, free].tocsc(), load[free])
    depth = roundness * np.sqrt(2 * np.maximum(height, 0))
    shell.depth = depth if most is None else most * np.tanh(depth / most)
    return shell


def build(
    shell: Shell, folds: list[Fold], scale: float = 1.0, worn: FlatFunction | None = None, back: Sequence[Fold] = (),
) -> bpy.types.Object:
    """The filled shell refined and folded; returns its object.

    folds: lie on the front; scale: the garment's size against an adult's; worn: optional
    function (flat points) -> flat points as they hang, where ribs draw the cloth in;
    back: folds that lie on the back.
    """
    garment = shell.to_object("garment", worn)
    cloth.refine(garment, rounds=0)
    mesh = garment.data
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.attributes["flat"].data.foreach_get("vector", flat)
    flat = flat.reshape(-1, 3).astype(float)
    normal = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("normal", normal)
    lift = np.zeros(len(flat))
    for side, laid, seed in ((FRONT, folds, 3), (BACK, back, 8)):
        height = waves(flat[:, :2], SWELL * scale, scale, seed)
        for fold in laid:
            height += fold_height(flat[:, :2], fold)
        lift += height * geo.smoothstep(0.7, -0.5, -side * flat[:, 2])
    co = cloth.positions(mesh) + normal.reshape(-1, 3) * lift[:, None]
    mesh.vertices.foreach_set("co", co.astype(np.float32).ravel())
    mesh.update()
    garment["spacing"] = shell.spacing
    return garment
