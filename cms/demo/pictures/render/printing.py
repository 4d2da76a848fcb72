"""Print, foils and displays: mixes a picture without them and one all in ink by what each variant has printed on it."""
import os
from functools import lru_cache

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

EMPTY, FULL = 'empty', 'full'
FINE = 4  # points per pixel and direction at which the print is read


def sheets(objects):
    return [item for item in objects if item.data.materials[0].name.startswith(('print-', 'foil-', 'screen-'))]


def fill(items, state):
    """Print becomes transparent or solid ink; foils and displays, which are opaque, black or white."""
    for name in {item.data.materials[0].name for item in items}:
        node = picture_node(name)
        if 'printed' not in node:
            node['printed'] = node.image.name
        node.image = plain(name, bpy.data.images[node['printed']], state)


def picture_node(name):
    return next(node for node in bpy.data.materials[name].node_tree.nodes if node.type == 'TEX_IMAGE')


def plain(name, printed, state):
    shade = 1.0 if state == FULL else 0.0
    colour = (shade, shade, shade, 1.0)
    if name.startswith('print-'):
        pixels = pixels_of(printed)
        colour = (*pixels[np.unravel_index(pixels[..., 3].argmax(), pixels.shape[:2])][:3], shade)
    image = bpy.data.images.new(f'{name} {state}', 4, 4, alpha=True)
    image.pixels.foreach_set(np.tile(np.array(colour, dtype=np.float32), 16))
    return image


def maps(scene, items, target):
    """For each sheet, its material and where in its texture each point of the fine grid over its part lies."""
    return [(item.data.materials[0].name, *texture_places(scene, item, target)) for item in items]


def texture_places(scene, item, target):
    mesh, camera, (width, height) = item.data, scene.camera, target
    mesh.calc_loop_triangles()
    spots = [world_to_camera_view(scene, camera, item.matrix_world @ corner.co) for corner in mesh.vertices]
    places = np.array([(spot.x * width * FINE, spot.y * height * FINE, spot.z) for spot in spots])
    uvs = np.empty(len(mesh.loops) * 2)
    mesh.uv_layers[0].data.foreach_get('uv', uvs)
    uvs = uvs.reshape(-1, 2)
    left, bottom = (int(np.floor(places[:, axis].min() / FINE)) * FINE for axis in (0, 1))
    right, top = (int(np.ceil(places[:, axis].max() / FINE)) * FINE for axis in (0, 1))
    grid = np.full((top - bottom, right - left, 2), np.nan, dtype=np.float32)
    for triangle in mesh.loop_triangles:
        corners = places[list(triangle.vertices)] - (left, bottom, 0)
        draw(grid, corners, uvs[list(triangle.loops)])
    return left // FINE, bottom // FINE, grid


def draw(grid, corners, uvs):
    """One triangle, with the perspective; those that face away are left out."""
    (ax, ay, _), (bx, by, _), (cx, cy, _) = corners
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if area <= 1e-6:
        return
    x0, x1 = max(int(min(ax, bx, cx)), 0), min(int(max(ax, bx, cx)) + 2, grid.shape[1])
    y0, y1 = max(int(min(ay, by, cy)), 0), min(int(max(ay, by, cy)) + 2, grid.shape[0])
    y, x = np.mgrid[y0:y1, x0:x1] + 0.5
    first = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area
    second = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area
    shares = np.stack((first, second, 1 - first - second), axis=2)
    inside = (shares >= -1e-6).all(axis=2)
    shares = shares / corners[:, 2]
    grid[y0:y1, x0:x1][inside] = ((shares @ uvs) / shares.sum(axis=2, keepdims=True))[inside]


def mix(bare, inked, places, folder, pictures):
    picture = bare.copy()
    for name, left, bottom, grid in places:
        if np.isnan(grid).all():  # faces away from the camera
            continue
        amount = coverage(name, grid, os.path.join(folder, pictures[name]))
        # Only what is inside the picture: a close-up cuts surfaces off.
        low, high = max(bottom, 0), min(bottom + amount.shape[0], picture.shape[0])
        start, end = max(left, 0), min(left + amount.shape[1], picture.shape[1])
        if low >= high or start >= end:
            continue
        part = np.s_[low:high, start:end, :3]
        picture[part] += (inked[part] - bare[part]) * amount[low - bottom : high - bottom, start - left : end - left]
    return picture


def coverage(name, grid, file):
    """How far each pixel is on the way from empty to full, for red, green and blue."""
    texture = ink(file, name.startswith('print-'))
    known = ~np.isnan(grid[..., 0])
    texture = reduced(texture, grid)
    height, width = texture.shape[:2]
    u, v = np.nan_to_num(grid[..., 0]), np.nan_to_num(grid[..., 1])
    columns = np.clip((u * width).astype(int), 0, width - 1)
    rows = np.clip((v * height).astype(int), 0, height - 1)
    read = texture[rows, columns] * known[..., None]
    total = np.maximum(pooled(known[..., None].astype(np.float32)), 1e-3)
    return pooled(read) / total


@lru_cache(maxsize=64)
def ink(file, is_print):
    pixels = pixels_of(bpy.data.images.load(file, check_existing=True))
    if is_print:
        return np.repeat(pixels[..., 3:], 3, axis=2)
    colour = pixels[..., :3]
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def pixels_of(image):
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(height, width, 4)


def reduced(texture, grid):
    """A texture finer than the grid is averaged, so that thin strokes are not skipped."""
    step = texture.shape[1] * np.nanmedian(np.abs(np.diff(grid[..., 0], axis=1)))
    count = max(int(round(step)), 1)
    height, width = (length // count * count for length in texture.shape[:2])
    return texture[:height, :width].reshape(height // count, count, width // count, count, 3).mean(axis=(1, 3))


def pooled(plane):
    height, width, channels = plane.shape
    return plane.reshape(height // FINE, FINE, width // FINE, FINE, channels).mean(axis=(1, 3))
