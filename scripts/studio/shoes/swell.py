"""How worn leather stands off the last: flex creases and collar padding, in cm."""
import numpy as np

from arrays import Array
from shoes.last import Surface
from shoes.meshes import smoothstep


def new_leather(surface: Surface) -> Array:
    """Nothing: leather as smooth as the last."""
    return np.zeros_like(surface.x)


def flex_creases(
    surface: Surface, depth: float = 0.03, start: float = 16.5, end: float = 24.0, pitch: float = 1.75,
) -> Array:
    """Shallow waves across the ball of the foot between two x."""
    window = smoothstep(start, start + 2, surface.x) * (1 - smoothstep(end - 2.5, end, surface.x))
    waves = np.sin((surface.x + 0.25 * np.sin(surface.z * 1.4)) * 2 * np.pi / pitch)
    return -depth * window * waves * smoothstep(0.8, 2, surface.from_sole)


def collar_padding(surface: Surface, height: float = 0.16, until_x: float = 9.0) -> Array:
    """A padded roll below the top edge, with the seam that closes it."""
    roll = height * np.exp(-((surface.from_edge - 1.0) / 0.8) ** 2)
    seam = 0.05 * np.exp(-((surface.from_edge - 2.5) / 0.35) ** 2)
    return (roll * (1 - smoothstep(until_x - 1.5, until_x + 1.5, surface.x))
            - seam * (1 - smoothstep(until_x - 2, until_x + 0.5, surface.x)))


def ankle_folds(surface: Surface, depth: float = 0.10) -> Array:
    """Soft folds where a boot's shaft bends."""
    window = (smoothstep(6, 8, surface.z) * (1 - smoothstep(10.5, 12.5, surface.z))
              * smoothstep(4, 7, surface.x) * (1 - smoothstep(11, 13, surface.x)))
    return -depth * window * np.sin(surface.z * 2.3 + 0.35 * surface.x)
