"""Renders an instrument without its surroundings; only its shadow stays, as transparent black.

The variants of a shape differ in what is printed on them. So the shape is rendered without any print, and its printed
surfaces once more all in ink. printing.py mixes the two for each variant, which takes a second.
"""
import os
import pickle
import tempfile

import bpy
import clean
import numpy as np
import printing
from bpy_extras.object_utils import world_to_camera_view

MARGIN = 16  # pixels around a part that smoothing looks at
SHADOW_SHARE = 0.3
SHADOW_SAMPLES = 16


def render(scene, objects, shot, folder):
    parts = parts_of(scene, objects) if objects else kept(folder, shot)
    keep(folder, shot, parts)
    bare, inked, shade, maps = parts
    first = shot['variants'][0]['pictures']
    for variant in shot['variants']:
        picture = printing.mix(bare, inked, maps, folder, {**first, **variant['pictures']})
        save(scene, picture, shade, os.path.join(folder, f'{variant["url"]}.rgba'))


def parts_of(scene, objects):
    """The shape without print, all in ink, its shadow, and where each printed surface is seen."""
    shade = shadow(scene, objects)
    bpy.data.objects['ground'].visible_camera = False
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    width, height = size(scene)
    sheets = printing.sheets(objects)
    printing.fill(sheets, printing.EMPTY)
    bare = np.zeros((height, width, 4), dtype=np.float32)
    patch(scene, bare, boundary(scene, objects))
    printing.fill(sheets, printing.FULL)
    inked = bare.copy()
    if sheets:
        patch(scene, inked, boundary(scene, sheets))
    return bare, inked, shade, printing.maps(scene, sheets, (width, height))


def keep(folder, shot, parts):
    """For printing other labels without rendering again."""
    with open(os.path.join(folder, f'{shot["name"]}.parts'), 'wb') as file:
        pickle.dump(parts, file)


def kept(folder, shot):
    with open(os.path.join(folder, f'{shot["name"]}.parts'), 'rb') as file:
        return pickle.load(file)


def boundary(scene, objects):
    """Left, right, bottom and top of the objects in the picture, in pixels."""
    camera, (width, height) = scene.camera, size(scene)
    places = [
        world_to_camera_view(scene, camera, item.matrix_world @ corner.co)
        for item in objects
        for corner in item.data.vertices
    ]
    xs, ys = [place.x * width for place in places], [place.y * height for place in places]
    clamp = lambda value, most: int(min(max(value, 0), most))  # noqa: E731
    return (
        clamp(min(xs) - 4, width),
        clamp(max(xs) + 5, width),
        clamp(min(ys) - 4, height),
        clamp(max(ys) + 5, height),
    )


def size(scene):
    share = scene.render.resolution_percentage / 100
    return round(scene.render.resolution_x * share), round(scene.render.resolution_y * share)


def patch(scene, picture, area):
    """Renders one part of the picture, premultiplied and smoothed."""
    left, right, bottom, top = area
    height, width = picture.shape[:2]
    wide = max(left - MARGIN, 0), min(right + MARGIN, width), max(bottom - MARGIN, 0), min(top + MARGIN, height)
    scene.render.use_border = scene.render.use_crop_to_border = True
    scene.render.border_min_x, scene.render.border_max_x = wide[0] / width, wide[1] / width
    scene.render.border_min_y, scene.render.border_max_y = wide[2] / height, wide[3] / height
    colour, normal, surface = clean.passes(scene)
    alpha = colour[..., 3:]
    # The edge of the instrument is a guide too, so that smoothing does not blur its outline.
    guide = np.concatenate((surface[..., :3], np.clip(alpha, 0, 1)), axis=2)
    smooth = clean.smooth(colour[..., :3], normal[..., :3], guide)
    rows, columns = slice(bottom - wide[2], top - wide[2]), slice(left - wide[0], right - wide[0])
    picture[bottom:top, left:right] = np.concatenate((smooth, alpha), axis=2)[rows, columns]


def shadow(scene, objects):
    """How much of the light the instrument keeps from the ground, as a share of it."""
    render_settings = scene.render
    samples = scene.cycles.samples
    render_settings.resolution_percentage, scene.cycles.samples = round(SHADOW_SHARE * 100), SHADOW_SAMPLES
    for item in objects:
        item.visible_camera = False
    shaded = lit(scene)
    for item in objects:
        item.hide_render = True
    free = lit(scene)
    for item in objects:
        item.hide_render, item.visible_camera = False, True
    render_settings.resolution_percentage, scene.cycles.samples = 100, samples
    share = 1 - np.clip(shaded / np.maximum(free, 1e-3), 0, 1)
    # Bounced light changes the ground everywhere by a trace, which would show the borders of the picture.
    share = np.clip((share - 0.012) / 0.988, 0, 1) * vignette(share.shape)
    return enlarge(share, size(scene))


def lit(scene):
    colour, normal, surface = (picture[..., :3] for picture in clean.passes(scene))
    plane = displayed(scene, clean.smooth(colour, normal, surface)).mean(axis=2)
    return clean.box(clean.box(plane, 2), 2)


def vignette(shape):
    fade = lambda length: np.clip(np.minimum(np.arange(length) + 1, length - np.arange(length)) / (length * 0.07), 0, 1)  # noqa: E731
    return np.outer(fade(shape[0]), fade(shape[1]))


def enlarge(plane, target):
    width, height = target
    rows = np.linspace(0, plane.shape[0] - 1, height)
    columns = np.linspace(0, plane.shape[1] - 1, width)
    across = np.stack([np.interp(columns, np.arange(plane.shape[1]), row) for row in plane])
    return np.stack([np.interp(rows, np.arange(plane.shape[0]), column) for column in across.T], axis=1)


def displayed(scene, colour):
    """As Blender's view transform shows it, from 0 to 1."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'shown.png')
        clean.write(scene, colour, path)
        return clean.read(path, 'Non-Color')[..., :3]


def save(scene, picture, shade, path):
    alpha = np.clip(picture[..., 3], 0, 1)
    colour = picture[..., :3] / np.maximum(alpha, 1e-4)[..., None]
    # The contrast that run/pictures.mjs gives to the other pictures.
    shown = np.clip(displayed(scene, colour) * 1.1 - 12 / 255, 0, 1)
    under = shade * (1 - alpha)
    total = alpha + under
    dark = np.array([0.055, 0.063, 0.07])
    mixed = (shown * alpha[..., None] + dark * under[..., None]) / np.maximum(total, 1e-4)[..., None]
    pixels = np.concatenate((mixed, total[..., None]), axis=2)[::-1]
    np.rint(np.clip(pixels, 0, 1) * 255).astype(np.uint8).tofile(path)
