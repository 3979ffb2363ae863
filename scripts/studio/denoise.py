"""Takes the noise out of a low-sample render, and develops it on its tint.

Blender from Debian has no OpenImageDenoise. Two facts make up for it: the
backdrop is smooth, so it may be blurred widely; and on the product albedo and
normal passes are nearly free of noise, so the light alone (beauty divided by
albedo) is averaged, over neighbours that are alike in albedo and normal, in
passes that reach wider and wider.

All images are float arrays, height x width (x 3), linear light.
"""
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

import colour
from arrays import Array

ALBEDO_FLOOR = 0.04     # keeps the division by albedo sane in black parts
ALBEDO_SIGMA = 0.07
BORDER_REACH = 1.1      # pixels
PASSES = (1, 0.30), (2, 0.20), (4, 0.12)    # each: pixels between neighbours; spread of light, natural logarithm
NEARNESS = np.array([1, 4, 6, 4, 1]) / 16   # a neighbour's weight by its place
MARGIN = 4              # pixels round the product
DITHER = 0.5 / 255
VEIL = 0.15, 0.85       # shadows from unseen to full: a weaker one is a smear over half the paper
SHADOW = 0.75           # a shadow's strength on plain paper, as a share of the rendered one's
WARMTH = 0.8, 1.05, 1.2     # powers of red, green and blue: on yellow an even shadow turns olive
BORDER_SHARE = 0.03     # of the width: nearer to the picture's border shadows fade out
BARE_ENOUGH = 0.25      # share of the picture on which the fall-off of light can be fitted


def smooth_backdrop(beauty: Array, coverage: Array) -> Array:
    """The backdrop alone, blurred and continued behind the product.

    The blur widens with the distance from the product, so a contact shadow
    stays crisp and the far wall turns into an even gradient.
    """
    bare = (coverage < 0.01).astype(np.float32)
    distance = distance_transform_edt(bare)
    unit = beauty.shape[1] / 800
    fine, middle, wide = (_masked_blur(beauty, bare, size * unit) for size in (2.5, 7, 18))
    near = _ramp(2 * unit, 14 * unit, distance)[..., None]
    far = _ramp(25 * unit, 80 * unit, distance)[..., None]
    return (fine * (1 - near) + middle * near) * (1 - far) + wide * far


def denoise_product(
    beauty: Array,
    albedo: Array,
    normal: Array,
    coverage: Array,
    backdrop: Array,
    normal_sigma: float = 0.09,
) -> Array:
    """The product's light times its coverage, without noise.

    A smaller `normal_sigma` keeps more of the grain.
    """
    rows, columns = _bounding_box(coverage > 0.01, margin=MARGIN)
    solid = coverage[rows, columns, None]
    alone = beauty[rows, columns] - (1 - solid) * backdrop[rows, columns]
    albedo, normal = albedo[rows, columns], normal[rows, columns]
    light = np.clip(alone / (np.maximum(solid, 0.05) * (albedo + ALBEDO_FLOOR)), 0, 12)
    surface = np.concatenate([normal / normal_sigma, albedo / ALBEDO_SIGMA], -1)
    for step, light_sigma in PASSES:
        light = _averaged_over_alike(light, surface, solid, step, light_sigma)
    light, albedo = (_border_from_within(image, solid[..., 0]) for image in (light, albedo))
    clean = np.zeros_like(beauty)
    clean[rows, columns] = light * (albedo + ALBEDO_FLOOR) * solid
    return clean


def _averaged_over_alike(light: Array, surface: Array, solid: Array, step: int, light_sigma: float) -> Array:
    """The light averaged over 5 x 5 pixels `step` apart, those alike in surface and light above all."""
    seen = gaussian_filter(light, (1.2 * step ** 0.5, 1.2 * step ** 0.5, 0)).mean(-1, keepdims=True)
    features = np.concatenate([surface, np.log(seen + 0.02) / light_sigma], -1)
    features = (features / np.sqrt(2)).astype(np.float32)
    covered = np.concatenate([light * solid, solid], -1).astype(np.float32)
    around = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
    all_features, all_covered = np.pad(features, around, "edge"), np.pad(covered, around, "edge")
    total = np.zeros_like(covered)
    height, width = solid.shape[:2]
    for down, nearness_down in enumerate(NEARNESS):
        for right, nearness_right in enumerate(NEARNESS):
            moved = np.s_[down * step:down * step + height, right * step:right * step + width]
            away = features - all_features[moved]
            weight = np.exp(-np.einsum("hwc,hwc->hw", away, away)) * nearness_down * nearness_right
            total += weight[..., None] * all_covered[moved]
    return np.asarray(total[..., :3] / np.maximum(total[..., 3:], 1e-6))


def _border_from_within(image: Array, solid: Array) -> Array:
    """The image with its half-covered border pixels taken from the covered ones beside them.

    Their own values are mixed with the paper's and leave a dotted fringe.
    """
    inner = (solid > 0.98).astype(np.float32)
    near = gaussian_filter(inner, BORDER_REACH)
    share = np.where(solid > 0.98, 0, _ramp(0.02, 0.1, near))[..., None]
    return image * (1 - share) + _masked_blur(image, inner, BORDER_REACH) * share


def tinted_backdrop(backdrop: Array, coverage: Array, tint: str, evenness: float) -> Array:
    """The rendered backdrop's light and shadow, laid on the exact tint.

    The tint is met halfway up the left edge or, where the product covers that, on the lightest
    fifth of what is bare. `evenness` takes away that share
    of the slow fall-off of light, but none of the product's shadow.
    """
    height, width = backdrop.shape[:2]
    light = np.maximum(backdrop.mean(-1), 1e-4)
    bare = coverage < 0.01
    if bare.mean() > BARE_ENOUGH:
        light = light / np.exp(evenness * _slow_fall_off(np.log(light), bare))
    patch = np.s_[height // 2 - height // 40:height // 2 + height // 40, :width // 40]
    reference = light[patch].mean() if bare[patch].all() or not bare.any() else np.quantile(light[bare], 0.8)
    paper = colour.hex_to_linear(tint)
    light = np.minimum(light / reference, 0.98 / paper.max())
    return colour.undevelop(paper * light[..., None])


def shadowed_tint(backdrop: Array, bare: Array, tint: str) -> Array:
    """The exact tint, darkened where the product keeps light from the paper.

    Nothing else of the light is left, so the picture's borders are the tint and a page of that colour
    continues it.
    """
    height, width = bare.shape
    dark = 1 - backdrop.mean(-1) / np.maximum(bare, 1e-4)
    dark = np.clip(dark, 0, 1) * _ramp(*VEIL, dark) * SHADOW
    down, across = np.meshgrid(np.arange(height) + 0.5, np.arange(width) + 0.5, indexing="ij")
    from_border = np.minimum(np.minimum(across, width - across), np.minimum(down, height - down))
    dark = dark * _ramp(0, BORDER_SHARE * width, from_border)
    kept = (1 - dark)[..., None] ** np.array(WARMTH)
    return colour.undevelop(colour.hex_to_linear(tint) * kept)


def finish(
    beauty: Array,
    albedo: Array,
    normal: Array,
    coverage: Array,
    tint: str,
    evenness: float = 0.0,
    normal_sigma: float = 0.09,
    bare: Array | None = None,
) -> Array:
    """The finished picture as sRGB bytes, height x width x 3.

    With `bare`, the light on the empty paper, the backdrop is the tint and the product's shadows alone.
    """
    backdrop = smooth_backdrop(beauty, coverage)
    product = denoise_product(beauty, albedo, normal, coverage, backdrop, normal_sigma)
    if bare is None:
        paper = tinted_backdrop(backdrop, coverage, tint, evenness)
    else:
        paper = shadowed_tint(backdrop, bare, tint)
    light = product + (1 - coverage[..., None]) * paper
    encoded = colour.linear_to_srgb(colour.develop(light))
    grain = np.random.default_rng(1).uniform(-DITHER, DITHER, encoded.shape)
    return (np.clip(encoded + grain, 0, 1) * 255 + 0.5).astype(np.uint8)


def _slow_fall_off(log_light: Array, bare: Array) -> Array:
    """A quadratic surface through the bare backdrop's log light, shadows left out."""
    height, width = log_light.shape
    down, across = np.meshgrid(np.linspace(-1, 1, height), np.linspace(-1, 1, width), indexing="ij")
    terms = np.stack([np.ones_like(down), down, across, down * across, down ** 2, across ** 2], -1)
    step = max(width // 100, 1)
    sampled, values = terms[::step, ::step][bare[::step, ::step]], log_light[::step, ::step][bare[::step, ::step]]
    lit = np.ones(len(values), bool)
    for _ in range(4):
        surface, *_ = np.linalg.lstsq(sampled[lit], values[lit], rcond=None)
        lit = values - sampled @ surface > -0.04
    return terms @ surface


def _masked_blur(image: Array, mask: Array, sigma: float) -> Array:
    """Gaussian blur that reads only where the mask is 1."""
    weight = gaussian_filter(mask, sigma) + 1e-6
    return np.stack([gaussian_filter(image[..., k] * mask, sigma) / weight for k in range(3)], -1)


def _ramp(low: float, high: float, value: Array) -> Array:
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _bounding_box(mask: Array, margin: int) -> tuple[slice, slice]:
    """Row and column slices round the mask's true pixels."""
    def along(axis: int) -> slice:
        hits = np.nonzero(mask.any(axis))[0]
        return slice(max(hits[0] - margin, 0), hits[-1] + margin + 1)

    return along(1), along(0)
