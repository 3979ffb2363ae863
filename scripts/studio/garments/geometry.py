"""Plane geometry of the flat panels: curves, distances and meshing. Lengths in metres."""
from itertools import pairwise

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from arrays import Array, ArrayLike


def bezier(start: ArrayLike, handle_a: ArrayLike, handle_b: ArrayLike, end: ArrayLike, steps: int = 24) -> Array:
    """Points along a cubic Bézier curve, both ends included."""
    t = np.linspace(0, 1, steps + 1)[:, None]
    a, b, c, d = (np.asarray(p, float) for p in (start, handle_a, handle_b, end))
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d


def line(start: ArrayLike, end: ArrayLike, points: int = 2) -> Array:
    """Points on a straight line, both ends included."""
    return np.linspace(np.asarray(start, float), np.asarray(end, float), points)


def arc_lengths(curve: Array) -> Array:
    """Length walked from the curve's start to each of its points."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))]


def along(curve: Array, lengths: Array | float) -> Array:
    """The curve's points at these arc lengths, in any number of dimensions."""
    walked = arc_lengths(curve)
    return np.stack([np.interp(lengths, walked, column) for column in np.asarray(curve).T], -1)


def resample(curve: Array, spacing: float) -> Array:
    """The same curve with points about `spacing` apart."""
    total = arc_lengths(curve)[-1]
    return along(curve, np.linspace(0, total, max(2, round(total / spacing) + 1)))


def closed(polygon: Array) -> Array:
    """The polygon with its first point repeated at the end."""
    return np.vstack([polygon, polygon[:1]])


def flipped(curve: Array) -> Array:
    """The curve mirrored left to right, walked the other way."""
    return curve[::-1] * [-1, 1]


def normals(curve: Array) -> Array:
    """Unit normals to the left of the walking direction."""
    tangent = np.gradient(curve, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-12
    return np.c_[-tangent[:, 1], tangent[:, 0]]


def offset(curve: Array, distance: float) -> Array:
    """The curve moved to its left by `distance` (negative: to its right)."""
    return curve + normals(curve) * distance


def distance_to(points: Array, curve: Array) -> Array:
    """Distance of each point to a polyline."""
    best = np.full(len(points), np.inf)
    for a, b in pairwise(curve):
        edge = b - a
        length2 = float(edge @ edge)
        if length2 < 1e-14:
            continue
        t = np.clip((points - a) @ edge / length2, 0, 1)
        best = np.minimum(best, np.linalg.norm(points - (a + t[:, None] * edge), axis=1))
    return best


def inside(points: Array, polygon: Array) -> Array:
    """Which points lie inside the polygon (even-odd rule)."""
    x, y = points.T
    result = np.zeros(len(points), bool)
    for (xa, ya), (xb, yb) in zip(polygon, np.roll(polygon, 1, axis=0), strict=True):
        if ya != yb:
            result ^= ((ya > y) != (yb > y)) & (x < (xb - xa) * (y - ya) / (yb - ya) + xa)
    return result


def smoothstep(low: float, high: float, value: Array | float) -> Array:
    """0 below `low`, 1 above `high`, eased between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


RINGS = 0.75, 1.5  # rows that follow a panel's border, in mesh spacings: without them edges come out scalloped


def _rings(polygon: Array, spacing: float) -> Array:
    """Points in rows along the inside of a polygon's border."""
    border = closed(polygon)
    inward = 1 if turns_left(polygon) else -1
    rows = []
    for share in RINGS:
        row = resample(border, spacing)[:-1]
        looped = np.vstack([row[-1:], row, row[:1]])
        row = (looped + inward * share * spacing * normals(looped))[1:-1]
        row = row[inside(row, polygon)]
        rows.append(row[distance_to(row, border) > 0.97 * share * spacing])
    return np.vstack(rows)


def _grid(polygon: Array, spacing: float) -> Array:
    """Rows along the border, and slightly shaken triangular grid points clear of them."""
    (x0, z0), (x1, z1) = polygon.min(0), polygon.max(0)
    rows = []
    for row, z in enumerate(np.arange(z0, z1, spacing * 0.866)):
        xs = np.arange(x0 + spacing * 0.5 * (row % 2), x1, spacing)
        rows.append(np.c_[xs, np.full(len(xs), z)])
    points = np.vstack(rows)
    points += np.random.RandomState(3).uniform(-0.12, 0.12, points.shape) * spacing
    points = points[inside(points, polygon)]
    points = points[distance_to(points, closed(polygon)) > (RINGS[-1] + 0.55) * spacing]
    return np.vstack([_rings(polygon, spacing), points])


def triangulate(polygon: Array, spacing: float) -> tuple[Array, list[list[int]]]:
    """Mesh a polygon. Returns points, faces; the first len(polygon) points are its border."""
    points = np.vstack([polygon, _grid(polygon, spacing)])
    count = len(polygon)
    edges = [(i, (i + 1) % count) for i in range(count)]
    result = delaunay_2d_cdt([Vector(p) for p in points], edges, [list(range(count))], 1, 1e-7)
    coords, faces, origins = result[0], result[2], result[3]
    crossings = len(points)  # where a border crosses itself, a point without an origin appears
    order = [origin[0] if origin else crossings + k for k, origin in enumerate(origins)]
    merged = np.vstack([points, np.zeros((len(coords), 2))])
    merged[order] = np.array([tuple(c) for c in coords])
    used = sorted(set(range(crossings)) | set(order))
    renumbered = {old: new for new, old in enumerate(used)}
    return merged[used], [[renumbered[order[v]] for v in face] for face in faces]


def extended(curve: ArrayLike, by: float) -> Array:
    """The curve, resampled finely and drawn straight on by `by` metres past both its ends."""
    curve = resample(np.asarray(curve, float), 0.003)
    before, after = curve[0] - curve[1], curve[-1] - curve[-2]
    start = curve[0] + before / np.linalg.norm(before) * by
    end = curve[-1] + after / np.linalg.norm(after) * by
    return np.vstack([start, curve, end])


def join(*curves: Array) -> Array:
    """Curves that meet end to end as one polyline."""
    return np.vstack([curve[(i > 0) :] for i, curve in enumerate(curves)])


def band(curve: ArrayLike, width: float) -> Array:
    """Polygon between a curve and its offset to the left by `width`."""
    curve = resample(np.asarray(curve, float), 0.003)
    return np.vstack([curve, offset(curve, width)[::-1]])


def turns_left(polygon: ArrayLike) -> bool:
    """Whether a polygon is walked counter-clockwise, so that its inside is to the left."""
    x, z = np.asarray(polygon).T
    return np.sum(x * np.roll(z, -1) - np.roll(x, -1) * z) > 0
