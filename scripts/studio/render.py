"""Renders the scene with Cycles and develops the picture."""
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

import denoise
from arrays import Array

EVENNESS = 0.6                # share of the light's slow fall-off that is taken out of the backdrop

BARE_SHARE, BARE_SAMPLES = 8, 32    # the empty paper's width as a share of the picture's, and its samples

JPEG_QUALITIES = 90, 86, 82, 78, 74, 70


@dataclass(frozen=True)
class Quality:
    """What a render costs."""
    width: int = 1200         # pixels
    samples: int = 32
    noise: float = 0.02       # Cycles' adaptive threshold
    heaviest: int = 400_000   # bytes of the JPEG
    unlike: float = 0.09      # normals this far apart are hardly averaged; less keeps more of the relief


def expose(
    tint: str, quality: Quality, picture: Path, work: Path, aspect: float, bare: Array | None = None,
) -> None:
    """Renders the scene as it is, develops it on the tint ('#rrggbb') and saves the JPEG.

    `aspect` is the picture's height over its width; `work` a folder for the intermediate passes; `bare` the
    light on the empty paper, for a backdrop of shadows alone.
    """
    bpy.context.scene.frame_set(1)      # the files of the passes are named by the frame
    passes = _render(quality, work, aspect)
    coverage = 1 - np.clip(passes["paper"][..., 0], 0, 1)
    pixels = denoise.finish(passes["beauty"], passes["albedo"], passes["normal"], coverage, tint, EVENNESS,
                            normal_sigma=quality.unlike, bare=bare)
    _save_jpeg(pixels, picture, quality.heaviest)


def bare_light(quality: Quality, work: Path, aspect: float) -> Array:
    """The light on the paper of the scene as it is, height x width, rendered small: it has no edges."""
    small = replace(quality, width=quality.width // BARE_SHARE, samples=BARE_SAMPLES)
    light = _render(small, work, aspect)["beauty"].mean(-1)
    light = gaussian_filter(light, small.width / 60, mode="nearest")
    height = round(quality.width * aspect)
    scale = height / light.shape[0], quality.width / light.shape[1]
    return np.asarray(zoom(light, scale, order=1, mode="nearest", grid_mode=True))


def _render(quality: Quality, work: Path, aspect: float) -> dict[str, Array]:
    """Renders the passes; returns beauty, albedo, normal and paper, which marks the backdrop."""
    scene = bpy.context.scene
    _set_cycles(scene, quality)
    scene.render.resolution_x = quality.width
    scene.render.resolution_y = round(quality.width * aspect)
    slots = {"beauty": "Image", "albedo": "DiffCol", "normal": "Normal", "paper": "backdrop"}
    _write_passes_to(scene, work, slots)
    bpy.ops.render.render()
    return {name: _read_exr(work / f"{name}0001.exr") for name in slots}


def _set_cycles(scene: bpy.types.Scene, quality: Quality) -> None:
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = quality.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = quality.noise
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect = 2.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.4


def _write_passes_to(scene: bpy.types.Scene, folder: Path, slots: dict[str, str]) -> None:
    """Sets the compositor to write each pass as a float EXR."""
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    if "backdrop" not in layer.aovs:
        marker = layer.aovs.add()
        marker.name, marker.type = "backdrop", "VALUE"
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    writer = nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.file_slots.clear()
    for name, socket in slots.items():
        writer.file_slots.new(name)
        links.new(source.outputs[socket], writer.inputs[name])


def _read_exr(path: Path) -> Array:
    """An EXR as a float array, first row at the top."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()


def _save_jpeg(pixels: Array, path: Path, heaviest: int) -> None:
    """The best of `JPEG_QUALITIES` that weighs no more than `heaviest` bytes; the last when none does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for jpeg_quality in JPEG_QUALITIES:
        Image.fromarray(pixels).save(path, quality=jpeg_quality, optimize=True, progressive=True)
        if path.stat().st_size <= heaviest:
            return
