"""A garment as a closed shell: a flat front and a flat back sewn along their seams.

x is left to right as we look at it (mirror symmetric), z is up, -y is towards the camera.
"""
import bpy
import numpy as np

from . import geometry as geo

FRONT, BACK = -1, 1
FRONT_SLOT, BACK_SLOT = 0, 1


class Shell:
    """Panels meshed, sewn and blown up, ready to be draped.

    outlines: {FRONT: segments, BACK: segments}; a segment is (tag, polyline). Segments tagged
    'seam' join front and back; 'gusset' segments are joined by a strip `gusset` metres
    wide; any other tag names an open edge ('neck', 'hem', ...).
    """

    def __init__(self, outlines, spacing, roundness=0.16, depth_limit=None, gusset=None):
        self.outlines = outlines
        self.spacing = spacing
        self.flat, self.side, self.faces, self.face_slots = [], [], [], []
        self.sewn, self.gusset_pairs = {}, {}
        for side in (FRONT, BACK):
            self._add_panel(side, outlines[side])
        self.flat, self.side = np.array(self.flat), np.array(self.side, float)
        self.seam_distance = self.distance("seam")
        self.depth = self._inflation(roundness, depth_limit)
        self.rest_y = self.side * 0.004
        if gusset:
            self._add_gusset(gusset)

    def _add_panel(self, side, segments):
        border, tags = [], []
        for tag, curve in segments:
            points = geo.resample(curve, self.spacing)[:-1]
            border.extend(points)
            tags.extend([tag] * len(points))
        points, faces = geo.triangulate(np.array(border), self.spacing)
        index = [self._vertex(point, side, i, tags) for i, point in enumerate(points)]
        for face in faces:
            corners = [index[v] for v in face]
            self.faces.append(corners if side == FRONT else corners[::-1])
            self.face_slots.append(FRONT_SLOT if side == FRONT else BACK_SLOT)

    def _vertex(self, point, side, i, tags):
        """Index of a new vertex, or of the front's vertex it is sewn to."""
        on_border = i < len(tags)
        around = (tags[i], tags[i - 1]) if on_border else ()
        key = tuple(np.round(point, 5))
        if "seam" in around:
            if key in self.sewn:
                self.side[self.sewn[key]] = 0
                return self.sewn[key]
            self.sewn[key] = len(self.flat)
        elif "gusset" in around:
            self.gusset_pairs.setdefault(key, []).append(len(self.flat))
        self.flat.append(point)
        self.side.append(side)
        return len(self.flat) - 1

    def curves(self, tag, side=FRONT):
        """The outline's polylines of one tag."""
        return [curve for name, curve in self.outlines[side] if name == tag]

    def distance(self, tag, side=None):
        """Distance of every vertex to the edges of one tag, on its own side."""
        result = np.full(len(self.flat), 9.0)
        for each in (FRONT, BACK) if side is None else (side,):
            here = (self.side == each) | (self.side == 0)
            for curve in self.curves(tag, each):
                found = geo.distance_to(self.flat[here], geo.resample(curve, 0.004))
                result[here] = np.minimum(result[here], found)
        return result

    def _inflation(self, roundness, limit):
        """How far each vertex stands off the middle plane, growing with its distance to a seam."""
        near = np.clip(self.seam_distance, 0, roundness)
        depth = 0.95 * np.sqrt(near * (2 * roundness - near))
        if limit is not None:
            most = limit(self.flat)
            depth = most * np.tanh(depth / most)
        return depth

    def _add_gusset(self, width):
        """Bridge the pairs of unsewn crotch vertices by a strip with one fold."""
        pairs = sorted(self.gusset_pairs.items(), key=lambda item: item[0][0])
        keys = np.array([key for key, _ in pairs])
        ends = np.array([self.sewn_end(keys[0]), self.sewn_end(keys[-1])])
        chain = [ends[0]] + [tuple(pair) for _, pair in pairs] + [ends[1]]
        path = np.vstack([self.flat[ends[0]], keys, self.flat[ends[1]]])
        crotch = path[:, 1].max()
        half = width * np.clip((path[:, 1] - path[0, 1]) / (crotch - path[0, 1]), 0, 1) ** 0.7
        outward = geo.normals(path)
        outward *= -1 if outward[len(path) // 2, 1] > 0 else 1
        folds = self._fold_vertices(path + outward * half[:, None], half, chain)
        for k in range(len(chain) - 1):
            self._bridge(chain[k], chain[k + 1], folds[k], folds[k + 1])

    def sewn_end(self, key):
        """The sewn vertex just below a gusset's end."""
        gap = np.linalg.norm(self.flat - key, axis=1) + 9.0 * (self.side != 0)
        return int(np.argmin(gap))

    def _fold_vertices(self, places, half, chain):
        """Vertices along the gusset's fold; its ends are the sewn seam itself."""
        start = len(self.flat)
        count = len(places) - 2
        self.flat = np.vstack([self.flat, places[1:-1]])
        for name, value in (("side", 0.0), ("depth", 0.0), ("rest_y", 0.0), ("seam_distance", 0.05)):
            setattr(self, name, np.r_[getattr(self, name), np.full(count, value)])
        for (front, back), width in zip(chain[1:-1], half[1:-1]):
            self.depth[[front, back]] = np.minimum(self.depth[[front, back]], width)
        return [chain[0], *range(start, start + count), chain[-1]]

    def _bridge(self, low, high, fold_low, fold_high):
        """Faces from front to fold to back between two steps of the gusset."""
        for which, slot in ((0, FRONT_SLOT), (1, BACK_SLOT)):
            a = low[which] if isinstance(low, tuple) else low
            b = high[which] if isinstance(high, tuple) else high
            face = list(dict.fromkeys([int(a), int(b), fold_high, fold_low]))
            if len(face) > 2:
                self.faces.append(face if which == 0 else face[::-1])
                self.face_slots.append(slot)

    def to_object(self, name, rest=None, start=None):
        """Blender mesh: shape key 'Basis' is the blown-up start, 'rest' the flat panels.

        rest: optional function (flat points) -> flat points of the unstrained cloth.
        start: optional function (positions, shell) -> positions, to fold the start shape.
        """
        mesh = bpy.data.meshes.new(name)
        places = np.c_[self.flat[:, 0], self.side * self.depth, self.flat[:, 1]]
        if start:
            places = start(places, self)
        mesh.from_pydata(places.tolist(), [], self.faces)
        mesh.polygons.foreach_set("material_index", self.face_slots)
        attribute = mesh.attributes.new("flat", "FLOAT_VECTOR", "POINT")
        attribute.data.foreach_set("vector", np.c_[self.flat, self.side].astype(np.float32).ravel())
        garment = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(garment)
        garment.shape_key_add(name="Basis")
        key = garment.shape_key_add(name="rest")
        plane = self.flat if rest is None else rest(self.flat)
        flat3 = np.c_[plane[:, 0], self.rest_y, plane[:, 1]]
        key.data.foreach_set("co", flat3.astype(np.float32).ravel())
        garment.active_shape_key_index = 0
        return garment
