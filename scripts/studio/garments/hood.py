"""A hood standing up from the draped neckline, as on an invisible head. Metres."""
import bpy
import numpy as np

from arrays import Array, Bounds

from . import cloth, geometry as geo
from .cloth import positions
from .sheet import Sheet
from .shell import FRONT, Shell

AROUND, UPWARDS = 68, 34
ACROSS_STEP, UP_STEP = 0.0085, 0.009  # flat size of one cell, for stitches and weave
HEIGHT = 0.262
WIDTH, DEPTH = 0.104, 0.098
STUFF = cloth.Stuff(bending=8, tension=30, mass=0.3)


def neck_loop(shell: Shell) -> list[int]:
    """Shell vertices round the neckline, from the centre front round the back and home."""
    edge = np.where(shell.distance("neck") < 1e-4)[0]
    front = sorted((i for i in edge if shell.side[i] <= 0), key=lambda i: shell.flat[i, 0])
    back = sorted((i for i in edge if shell.side[i] > 0), key=lambda i: shell.flat[i, 0])
    middle = len(front) // 2
    return front[: middle + 1][::-1] + back + front[middle:][::-1]


def _rows(base: float, loop: Array) -> Array:
    """Rows of points from the neckline to the crest."""
    share = np.linspace(0, 1, AROUND)
    foot = geo.along(loop, share * geo.arc_lengths(loop)[-1])
    rows = []
    for v in np.linspace(0, 1, UPWARDS):
        height = base + HEIGHT * np.sin(v * np.pi / 2)
        narrow = np.cos(v * np.pi / 2) ** 0.62
        wide = (WIDTH + 0.020 * np.sin(min(1, v * 2.2) * np.pi)) * narrow + 0.002
        deep, back = DEPTH * (1 - 0.12 * v), 0.028 + 0.012 * v
        opening = np.radians(172 - 42 * min(1, v * 2) + 60 * max(0, v - 0.5))
        turn = (2 * share - 1) * opening
        head = np.c_[wide * np.sin(turn), back + deep * np.cos(turn), np.full(AROUND, height)]
        blend = geo.smoothstep(0, 0.30, v)
        lift = np.array([0, 0, 0.26 * v * (1 - blend) - 0.012 * (1 - blend)])
        rows.append((foot + lift) * (1 - blend) + head * blend)
    return np.vstack(rows)


def _faces() -> list[list[int]]:
    """Quads of the hood, its two top edges welded along the crest."""
    top = (UPWARDS - 1) * AROUND

    def welded(k: int) -> int:
        return top + min(k - top, AROUND - 1 - (k - top)) if k >= top else k

    faces = []
    for row in range(UPWARDS - 1):
        for column in range(AROUND - 1):
            k = row * AROUND + column
            face = list(dict.fromkeys(map(welded, (k, k + 1, k + AROUND + 1, k + AROUND))))
            if len(face) > 2:
                faces.append(face)
    return faces


def build(garment: bpy.types.Object, shell: Shell, frames: int = 14) -> bpy.types.Object:
    """Raise a hood on a draped garment; returns the hood's object."""
    loop = positions(garment.data)[neck_loop(shell)]
    mesh = bpy.data.meshes.new("hood")
    mesh.from_pydata(_rows(loop[:, 2].max() - 0.045, loop).tolist(), [], _faces())
    column, row = np.meshgrid(np.arange(AROUND), np.arange(UPWARDS))
    flat = np.c_[column.ravel() * ACROSS_STEP, row.ravel() * UP_STEP, np.full(column.size, FRONT)]
    mesh.attributes.new("flat", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", flat.astype(np.float32).ravel())
    raised = bpy.data.objects.new("hood", mesh)
    bpy.context.collection.objects.link(raised)
    raised.shape_key_add(name="Basis")
    bpy.context.scene.gravity[2] *= 0.06
    hood = cloth.drape(raised, STUFF, frames, pinned=range(AROUND))
    bpy.context.scene.gravity[2] /= 0.06
    cloth.refine(hood, rounds=2)
    return hood


def bounds() -> Bounds:
    """The hood's flat rectangle, for a Sheet."""
    return 0.0, 0.0, (AROUND - 1) * ACROSS_STEP, (UPWARDS - 1) * UP_STEP


def decorate(sheet: Sheet, stitches: str | None = None) -> None:
    """Crest seam, and two rows of stitches along the opening."""
    _, low, width, high = bounds()
    sheet.groove(geo.line((width / 2, low), (width / 2, high), 20), 0.003)
    for inset in (0.024, 0.0285):
        for x in (inset, width - inset):
            sheet.stitch(geo.line((x, low), (x, high), 20), stitches)
