"""One studio for every picture: seamless ground, key light from the left, soft fill, camera fitted to the object."""
import math

import bpy
import numpy as np
from mathutils import Vector

SIZE = 8.0  # every scene is brought to this diagonal, so that the lights fit all of them


def build(objects, shot):
    root = bpy.data.objects.new('root', None)
    bpy.context.collection.objects.link(root)
    for item in objects:
        if item.parent is None:
            item.parent = root
    bpy.context.view_layer.update()
    points = vertices(objects)
    low, high = points.min(axis=0), points.max(axis=0)
    scale = SIZE / float(np.linalg.norm(high - low))
    turn = math.radians(-shot['camera']['azimuth'])
    middle = (low + high) / 2
    root.scale = (scale,) * 3
    root.rotation_euler = (0, 0, turn)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = middle[0] * scale, middle[1] * scale
    root.location = (-(x * cos - y * sin), -(x * sin + y * cos), -low[2] * scale)
    bpy.context.view_layer.update()
    ground()
    lights()
    camera(vertices(objects), shot, root, scale)


def vertices(objects):
    """Corners of all meshes in world space."""
    parts = []
    for item in objects:
        if item.type != 'MESH' or not item.data.vertices:
            continue
        flat = np.empty(len(item.data.vertices) * 3)
        item.data.vertices.foreach_get('co', flat)
        matrix = np.array(item.matrix_world)
        parts.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(parts)


def ground():
    bend = [(7 + 14 * math.sin(a), 14 - 14 * math.cos(a)) for a in (i * math.pi / 64 for i in range(33))]
    profile = [(-40, 0)] + bend + [(21, 60)]
    mesh = bpy.data.meshes.new('ground')
    corners = [(x, y, z) for y, z in profile for x in (-80, 80)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh.from_pydata(corners, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.80, 0.815, 0.83, 1)
    shader.inputs['Roughness'].default_value = 0.55
    shader.inputs['Specular'].default_value = 0.25
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new('ground', mesh))


def lights():
    area((-9, -5, 6.5), (4, 10), 1350)
    area((9.5, -5, 4), (2.5, 10), 330)
    area((0, -1, 12.5), (10, 8), 950)
    area((2, -15, 3), (5, 4), 130)
    area((5, 8, 7), (2.5, 7), 380)
    area((0, 2, 16), (22, 6), 1500, (0, 22, 4))
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = (0.78, 0.81, 0.85, 1)
    sky.inputs[1].default_value = 0.30


def area(place, size, energy, target=(0, 0, 2)):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.shape, lamp.size, lamp.size_y = energy, 'RECTANGLE', size[0], size[1]
    item = bpy.data.objects.new('area', lamp)
    bpy.context.collection.objects.link(item)
    item.location = place
    item.rotation_euler = (Vector(target) - item.location).to_track_quat('-Z', 'Y').to_euler()


def camera(points, shot, root, scale):
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width = shot['camera']['lens'], 36
    lens.sensor_fit = 'HORIZONTAL'
    item = bpy.data.objects.new('camera', lens)
    bpy.context.collection.objects.link(item)
    bpy.context.scene.camera = item
    up = math.radians(shot['camera']['elevation'])
    away = Vector((0, -math.cos(up), math.sin(up)))
    item.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    if shot.get('focus'):
        close_up(item, shot, away, (root, scale))
    else:
        fit(item, points, shot, away)
    lens.clip_end = 500


def close_up(item, shot, away, placed):
    """Looks at one point; the f-number is that of a lens before the object in its true size."""
    focus, (root, scale) = shot['focus'], placed
    x, y, z = focus['point']
    target = root.matrix_world @ Vector((x, -z, y))  # glTF is y up, Blender z up
    distance = focus['width'] * scale * item.data.lens / item.data.sensor_width
    item.location = target + away * distance
    cx, cy = shot.get('centre', (0.5, 0.5))
    item.data.shift_x = 0.5 - cx
    item.data.shift_y = (cy - 0.5) * shot['size'][1] / shot['size'][0]
    if focus.get('aperture'):
        item.data.dof.use_dof = True
        item.data.dof.focus_distance = distance
        item.data.dof.aperture_fstop = focus['aperture'] * 0.001 / scale


def fit(item, points, shot, away):
    """Finds the distance at which the objects fill the wanted part, then shifts the film, never the view."""
    width, height = shot['size']
    right = Vector((1, 0, 0))
    above = away.cross(right)
    middle = Vector((points.min(axis=0) + points.max(axis=0)) / 2)
    local = points - np.array(middle)
    u, v, w = (local @ np.array(axis) for axis in (right, above, away))
    zoom = item.data.lens / item.data.sensor_width
    near, far = float(w.max()) + 0.5, 400.0
    for _ in range(60):
        distance = (near + far) / 2
        px, py = zoom * u / (distance - w), zoom * v / (distance - w)
        share = max(np.ptp(px), np.ptp(py) * width / height)
        near, far = (distance, far) if share > shot['fill'] else (near, distance)
    item.location = middle + away * distance
    cx, cy = shot.get('centre', (0.5, 0.5))
    item.data.shift_x = (px.max() + px.min()) / 2 - (cx - 0.5)
    item.data.shift_y = (py.max() + py.min()) / 2 + (cy - 0.5) * height / width
