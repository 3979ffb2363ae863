"""Straps, pull tabs, buckles and hook closures. Lengths in centimetres."""
import numpy as np

from arrays import Array, Point2
from shoes.last import Surface
from shoes.materials import Finish, material, metal_material, thread_material
from shoes.meshes import resample, sample_grid, smooth_path, unit
from shoes.ribbons import add_ribbon, border_runs
from shoes.stitches import contours, sew
from shoes.upper import Upper


def add_pull_tab(upper: Upper, width: float, height: float, finish: Finish, thread: str) -> None:
    """A loop of webbing over the middle of the heel, sewn on outside and inside."""
    surface = upper.surface
    ring = 0
    level = np.argmin(np.abs(surface.from_edge[ring] - 2.6))
    low, outward = upper.skin[ring, level], upper.normals[ring, level]
    edge = upper.skin[ring, -1]
    up, inward = np.array([0, 0, 1.0]), -unit(upper.normals[ring, -1])
    points = [low + outward * 0.06, (low + edge) / 2 + outward * 0.12, edge - inward * 0.12,
              edge - inward * 0.02 + up * height * 0.6, edge + inward * 0.25 + up * height,
              edge + inward * 0.60 + up * height * 0.6, edge + inward * 0.62, edge + inward * 0.6 - up * 2.0]
    path = smooth_path(points, 60)
    tangent = unit(np.gradient(path, axis=0))
    normals = np.cross(tangent, (0, 1.0, 0))
    normals *= np.sign((normals[0] * outward).sum())
    add_ribbon("pull_tab", path, normals, width, 0.12, material(finish, "webbing"), squareness=0.3)
    sew("tab_stitches", border_runs(path[:34], normals[:34], width, 0.12, 0.14), thread_material(thread))


BOW_LOOP = np.array([(0, 0.10), (0.7, 0.34), (1.5, 0.32), (1.95, 0.06), (1.5, -0.10), (0.7, 0.02), (0, 0.06)])


def add_flat_bow(upper: Upper, x: float, width: float, finish: Finish) -> None:
    """A flat leather bow on the middle line at x; BOW_LOOP is (sideways, off the skin) in cm."""
    surface = upper.surface
    on_ridge = np.where(surface.closed, np.abs(upper.skin[:, -1, 0] - x), np.inf)
    ring = np.argmin(on_ridge)
    place, up = upper.skin[ring, -1], unit(upper.normals[ring, -1])
    sideways = np.array([0, 1.0, 0])
    lengthwise = unit(np.cross(sideways, up))
    leather = material(finish, "bow")
    for side in (1, -1):
        line = place + BOW_LOOP[:, :1] * side * sideways + BOW_LOOP[:, 1:] * up
        path = smooth_path(line, 60)
        normals = np.cross(np.gradient(path, axis=0), lengthwise) * side
        share = np.abs((path - place) @ sideways) / 1.95
        add_ribbon("bow_loop", path, unit(normals), width * (0.55 + 0.45 * share), 0.09, leather, squareness=0.3)
    angle = np.linspace(-0.6 * np.pi, 0.6 * np.pi, 30)[:, None]
    knot = place + up * (0.16 + 0.26 * np.cos(angle)) + sideways * 0.34 * np.sin(angle)
    facing = up * np.cos(angle) + sideways * np.sin(angle)
    add_ribbon("bow_knot", knot, facing, width * 0.6, 0.10, leather, squareness=0.3)


def path_over(surface: Surface, field: Array, x_range: Point2) -> Array:
    """The line where `field` (a ring grid) is 0, from the outer sole edge over to the inner one.

    Returns positions and normals (n x 6).
    """
    posed = np.concatenate([surface.points, surface.normals], -1)
    halves = []
    for line in contours(field, 0.0):
        path = sample_grid(posed, line)
        if x_range[0] < path[:, 0].mean() < x_range[1]:
            halves.append(path)
    halves.sort(key=len, reverse=True)
    outer, inner = sorted(halves[:2], key=lambda path: -path[:, 1].mean())
    if outer[0, 2] > outer[-1, 2]:
        outer = outer[::-1]
    if inner[0, 2] < inner[-1, 2]:
        inner = inner[::-1]
    return np.concatenate([outer, inner])


def path_round(surface: Surface, field: Array) -> Array:
    """The ring where `field` is 0, from the front round the heel and back (n x 6)."""
    posed = np.concatenate([surface.points, surface.normals], -1)
    path = sample_grid(posed, max(contours(field, 0.0), key=len))
    if path[len(path) // 4, 1] < 0:
        path = path[::-1]
    return np.vstack([path, path[:1]])


def add_strap(
    name: str,
    path: Array,
    width: float,
    thickness: float,
    finish: Finish,
    thread: str,
    lift: float = 0.0,
    inset: float = 0.16,
) -> tuple[Array, Array]:
    """A sewn leather strap along a path over the foot (n x 6); `lift` in cm lays it over another."""
    even = resample(path, count=120)
    even[:, 3:] = _averaged(even[:, 3:], 12)
    even[:, :3] = _averaged(even[:, :3], 9)
    normals = unit(even[:, 3:])
    points = even[:, :3] + normals * (thickness / 2 + lift)
    add_ribbon(name, points, normals, width, thickness, material(finish, "strap"), squareness=0.25)
    if thread:
        sew(f"{name}_stitches", border_runs(points, normals, width, thickness, inset), thread_material(thread))
    return points, normals


def add_buckle(place: Array, normal: Array, along: Array, size: Point2, hex_colour: str) -> None:
    """A rectangular metal buckle lying on a strap; `size` (across, along) in cm."""
    across = unit(np.cross(normal, along))
    along = unit(np.cross(across, normal))
    half_across, half_along = size[0] / 2, size[1] / 2
    corners = [(1, 1), (1, -1), (-1, -1), (-1, 1), (1, 1)]
    frame = np.array([place + across * half_across * a + along * half_along * b for a, b in corners])
    path = resample(frame, count=80)
    metal = metal_material(hex_colour)
    add_ribbon("buckle", path, np.tile(normal, (len(path), 1)), 0.16, 0.16, metal, squareness=1.0)
    pin = np.array([place - along * half_along, place + normal * 0.08, place + along * half_along])
    add_ribbon("buckle_pin", resample(pin, count=20), np.tile(normal, (20, 1)), 0.11, 0.11, metal, squareness=1.0)


def _averaged(rows: Array, span: int) -> Array:
    """Running mean along a path, its ends kept."""
    padded = np.pad(rows, ((span, span), (0, 0)), mode="edge")
    window = np.ones(2 * span + 1) / (2 * span + 1)
    smooth = np.stack([np.convolve(column, window, mode="valid") for column in padded.T], 1)
    smooth[0], smooth[-1] = rows[0], rows[-1]
    return smooth
