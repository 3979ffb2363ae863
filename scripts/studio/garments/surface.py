"""From flat panel coordinates to the draped cloth in space: where pockets and buttons sit."""
import bpy
import numpy as np
from scipy.spatial import cKDTree

from arrays import Array, ArrayLike

from . import geometry as geo
from .cloth import positions
from .shell import FRONT, FlatFunction

NEIGHBOURS = 12


def _plane_fit(offsets: Array, places: Array, weights: Array) -> Array:
    """Where the cloth is at offset 0, by the weighted plane through its neighbours.

    A mere mean of them lies aside of the point, and the edges of pockets wobble.
    """
    terms = np.concatenate([np.ones_like(weights)[..., None], offsets / np.abs(offsets).max()], -1)
    weighted = terms * weights[..., None]
    squares = np.einsum("nki,nkj->nij", weighted, terms) + 1e-9 * np.eye(3)
    return np.linalg.solve(squares, np.einsum("nki,nkj->nij", weighted, places))[:, 0]


class Surface:
    """The draped, refined garment, looked up by flat (x, z) and side."""

    def __init__(self, garment: bpy.types.Object) -> None:
        mesh = garment.data
        self.co = positions(mesh)
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.attributes["flat"].data.foreach_get("vector", flat)
        self.flat = flat.reshape(-1, 3)
        normal = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("normal", normal)
        self.normal = normal.reshape(-1, 3)
        self.trees: dict[int, tuple[Array, cKDTree]] = {}

    def _tree(self, side: int) -> tuple[Array, cKDTree]:
        if side not in self.trees:
            ids = np.where(self.flat[:, 2] * side > 0.02)[0]
            self.trees[side] = ids, cKDTree(self.flat[ids, :2])
        return self.trees[side]

    def at(self, points: ArrayLike, side: int = FRONT, lift: ArrayLike = 0.0) -> tuple[Array, Array]:
        """Positions and outward normals at flat points, lifted off the cloth by `lift` metres."""
        ids, tree = self._tree(side)
        points = np.atleast_2d(points)
        gaps, near = tree.query(points, k=NEIGHBOURS)
        weights = np.exp(-((gaps / (gaps[:, 2:3] + 1e-6)) ** 2) * 0.5)
        weights /= weights.sum(1, keepdims=True)
        place = _plane_fit(self.flat[ids[near], :2] - points[:, None], self.co[ids[near]], weights)
        normal = (self.normal[ids[near]] * weights[..., None]).sum(1)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        return place + normal * np.reshape(lift, (-1, 1)), normal

    def patch(
        self,
        name: str,
        outline: ArrayLike,
        side: int = FRONT,
        thickness: float = 0.002,
        spacing: float = 0.004,
        lift: FlatFunction | None = None,
    ) -> bpy.types.Object:
        """A second layer of cloth on the garment (pocket, flap, placket), with soft edges.

        lift: optional function (flat points) -> extra height above the cloth.
        """
        points, faces = geo.triangulate(geo.resample(geo.closed(np.asarray(outline)), spacing)[:-1], spacing)
        edge = geo.distance_to(points, geo.closed(np.asarray(outline)))
        height = -0.0005 + (thickness + 0.0005) * geo.smoothstep(-0.001, spacing, edge)
        if lift is not None:
            height = height + lift(points)
        co, _ = self.at(points, side, height)
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(co.tolist(), [], faces if side == FRONT else [f[::-1] for f in faces])
        attribute = mesh.attributes.new("flat", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", np.c_[points, np.full(len(points), side)].astype(np.float32).ravel())
        layer = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(layer)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        return layer
