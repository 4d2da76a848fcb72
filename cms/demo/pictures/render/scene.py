"""blender -b --python render/scene.py -- <shot> <share of full size> <samples> <out.png>

A shot that is cut out is written as raw pixels instead, beside <out.png>: one file for each of its variants.
"""
import json
import os
import sys
import time

import bmesh
import bpy
import numpy as np

# The glTF importer of Blender 3.4 still uses names that NumPy 1.24 dropped.
for name, kind in {'bool': bool, 'int': int, 'float': float, 'object': object}.items():
    if name not in np.__dict__:
        setattr(np, name, kind)

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import clean  # noqa: E402
import cutout  # noqa: E402
import finishes  # noqa: E402
import studio  # noqa: E402


def main(name, share, samples, out):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for addon in ('io_scene_gltf2', 'cycles'):
        bpy.ops.preferences.addon_enable(module=addon)
    with open(os.path.join(cache(), f'{name}.json'), encoding='utf-8') as file:
        shot = json.load(file)
    shot['name'] = name
    # REPRINT=1 only prints other labels on what was rendered before.
    objects = [] if os.environ.get('REPRINT') else load(name, shot)
    develop(objects, shot, share, samples, out)


def load(name, shot):
    bpy.ops.import_scene.gltf(filepath=os.path.join(cache(), f'{name}.glb'))
    objects = list(bpy.context.scene.objects)
    shaped = set()
    for item in objects:
        if item.type == 'MESH' and 'bevel' in item and item.data.name not in shaped:
            shaped.add(item.data.name)
            weld(item.data)
        if item.type == 'MESH' and 'bevel' in item:
            soften(item)
    for material in bpy.data.materials:
        if material.use_nodes:
            finishes.dress(material)
    studio.build(objects, shot)
    return objects


def cache():
    return os.path.join(HERE, '..', '.cache')


def weld(mesh):
    """The exporter splits corners and cuts quads into triangles; bevels need the surface whole."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=0.0005)
    bmesh.ops.dissolve_degenerate(shape, edges=shape.edges, dist=0.0005)
    bmesh.ops.join_triangles(shape, faces=shape.faces, angle_face_threshold=0.01, angle_shape_threshold=1.2)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.free_normals_split()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 0.6


def soften(item):
    if item['bevel'] > 0:
        bevel = item.modifiers.new('bevel', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method = item['bevel'], 3, 'ANGLE'
        bevel.angle_limit, bevel.use_clamp_overlap = 0.6, True
    weighted = item.modifiers.new('weighted', 'WEIGHTED_NORMAL')
    weighted.keep_sharp = True


def develop(objects, shot, share, samples, out):
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.012
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 5, 12
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.use_denoising = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    scene.render.resolution_x, scene.render.resolution_y = (round(side * share) for side in shot['size'])
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    start = time.time()
    if shot.get('cutOut'):
        cutout.render(scene, [item for item in objects if item.type == 'MESH'], shot, cache())
    else:
        clean.render(scene, out)
    print(f'{out}: {time.time() - start:.0f} s', flush=True)


arguments = sys.argv[sys.argv.index('--') + 1 :]
main(arguments[0], float(arguments[1]), int(arguments[2]), arguments[3])
