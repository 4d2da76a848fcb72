"""Renders and takes the grain out.

The denoiser most builds of Cycles carry is missing from Debian's, so grain is averaged away here: over pixels that
look alike and whose surface (colour and direction, which come without grain) is the same, so that print and edges stay.
"""
import os
import tempfile

import bpy
import numpy as np

PASSES = ('colour', 'normal', 'surface')


def render(scene, out):
    colour, normal, surface = (picture[..., :3] for picture in passes(scene))
    write(scene, smooth(colour, normal, surface), out)


def passes(scene):
    """The rendered colour (with its alpha), and the normal and colour of the surfaces."""
    with tempfile.TemporaryDirectory() as folder:
        wire(scene, folder)
        bpy.ops.render.render()
        pictures = [read(os.path.join(folder, f'{name}0001.exr')) for name in PASSES]
    scene.use_nodes = False
    return pictures


def smooth(colour, normal, surface):
    for step, reach, strength in ((1, 4, 1.0), (3, 3, 0.7)):
        colour = average(colour, normal, surface, step, reach, strength)
    return colour


def wire(scene, folder):
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_emit = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new('CompositorNodeRLayers')
    both = add(nodes, links, source.outputs['DiffCol'], source.outputs['GlossCol'])
    surface = add(nodes, links, both, source.outputs['Emit'])
    for name, output in zip(PASSES, (source.outputs['Image'], source.outputs['Normal'], surface)):
        file = nodes.new('CompositorNodeOutputFile')
        file.base_path, file.format.file_format, file.format.color_depth = folder, 'OPEN_EXR', '32'
        file.file_slots[0].path = name
        links.new(output, file.inputs[0])


def add(nodes, links, first, second):
    mix = nodes.new('CompositorNodeMixRGB')
    mix.blend_type = 'ADD'
    links.new(first, mix.inputs[1])
    links.new(second, mix.inputs[2])
    return mix.outputs[0]


def read(path, space='Linear'):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = space
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)


def average(colour, normal, surface, step, reach, strength):
    """Non-local means: like is judged on 3 × 3 patches of the tone-mapped picture, against its local grain."""
    positive = np.clip(colour, 0, None)
    seen = np.power(positive / (1 + positive), 1 / 2.2)
    grain = np.maximum(box(box(spread(seen), 2), 3), 2e-5) * 2 * strength
    guides = np.concatenate((normal * 6, np.clip(surface, 0, 2) * 60), axis=2)
    margin = step * reach
    around = [Padded(picture, margin) for picture in (colour, seen, guides)]
    total, weights = np.zeros_like(colour), np.zeros(colour.shape[:2], dtype=np.float32)
    for dy in range(-margin, margin + 1, step):
        for dx in range(-margin, margin + 1, step):
            there, seen_there, guides_there = (picture.moved(dy, dx) for picture in around)
            apart = np.maximum(box(distance(seen, seen_there), 1) / grain - 1, 0)
            weight = np.exp(-apart - distance(guides, guides_there))
            total += there * weight[..., None]
            weights += weight
    return total / weights[..., None]


class Padded:
    """A picture whose border repeats, so that moving it is only a view."""

    def __init__(self, picture, margin):
        self.margin, self.shape = margin, picture.shape
        self.pixels = np.pad(picture, ((margin, margin), (margin, margin), (0, 0)), mode='edge')

    def moved(self, dy, dx):
        top, left = self.margin + dy, self.margin + dx
        return self.pixels[top : top + self.shape[0], left : left + self.shape[1]]


def distance(first, second):
    apart = first - second
    return np.einsum('hwc,hwc->hw', apart, apart) / apart.shape[2]


def spread(picture):
    """Variance of the grain: what differs from the mean of the four neighbours."""
    near = Padded(picture, 1)
    rest = picture - (near.moved(1, 0) + near.moved(-1, 0) + near.moved(0, 1) + near.moved(0, -1)) / 4
    return (rest**2).mean(axis=2) / 1.25


def box(plane, reach):
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (reach, reach)
        wide, length = np.pad(plane, pad, mode='edge'), plane.shape[axis]
        parts = [wide[k : k + length] if axis == 0 else wide[:, k : k + length] for k in range(2 * reach + 1)]
        plane = sum(parts) / len(parts)
    return plane


def write(scene, colour, out):
    height, width = colour.shape[:2]
    image = bpy.data.images.new('clean', width, height, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = colour
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = 'PNG'
    image.save_render(out, scene=scene)
    bpy.data.images.remove(image)
