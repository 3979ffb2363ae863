"""Names for the types that most modules use."""
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]
ArrayLike: TypeAlias = npt.ArrayLike
Point2: TypeAlias = tuple[float, float]
Point3: TypeAlias = tuple[float, float, float]
Bounds: TypeAlias = tuple[float, float, float, float]      # x0, z0, x1, z1 of a flat rectangle
Table: TypeAlias = Sequence[Point2]                        # (place, value) pairs of a curve
