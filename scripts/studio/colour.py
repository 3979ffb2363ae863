"""Colour between the parameter files (sRGB hex), Cycles (linear) and the JPEG.

The studio develops its pictures itself: straight sRGB with a soft shoulder, so
a hex colour in a parameter file appears as that colour under full light, and
a backdrop tint can be reached exactly because the curve can be inverted.
"""
import numpy as np

from arrays import Array

SHOULDER = 0.62   # linear light above this is compressed towards 1


def hex_to_linear(hex_colour: str) -> Array:
    """'#rrggbb' as three linear values 0..1."""
    digits = hex_colour.lstrip("#")
    encoded = np.array([int(digits[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def linear_to_srgb(linear: Array) -> Array:
    """Linear values 0..1 as sRGB values 0..1."""
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def develop(light: Array) -> Array:
    """Scene light as display light: straight below the shoulder, compressed above."""
    room = 1 - SHOULDER
    rolled = SHOULDER + room * (1 - np.exp(-(np.maximum(light, SHOULDER) - SHOULDER) / room))
    return np.where(light > SHOULDER, rolled, np.maximum(light, 0))


def undevelop(display: Array) -> Array:
    """The scene light that `develop` turns into this display light."""
    room = 1 - SHOULDER
    share = np.clip((np.maximum(display, SHOULDER) - SHOULDER) / room, 0, 0.995)
    return np.where(display > SHOULDER, SHOULDER - room * np.log(1 - share), display)
