"""Surfaces as Cycles sees them, under the names parts/finishes.ts gives them."""
import bpy

# name: (colour, metallic, roughness, grain); grain is the surface: turned, cast, peel (coated) or none.
FINISHES = {
    'turned': ((0.60, 0.61, 0.62), 1, 0.30, 'turned'),
    'steel': ((0.58, 0.59, 0.60), 1, 0.20, None),
    'blasted': ((0.46, 0.47, 0.48), 1, 0.46, 'cast'),
    'cast': ((0.55, 0.56, 0.57), 1, 0.42, 'cast'),
    'copper': ((0.72, 0.33, 0.18), 1, 0.32, None),
    'brass': ((0.68, 0.47, 0.20), 1, 0.24, None),
    'coat': ((0.36, 0.38, 0.395), 0, 0.38, 'peel'),
    'coatDark': ((0.035, 0.041, 0.048), 0, 0.40, 'peel'),
    'white': ((0.62, 0.625, 0.62), 0, 0.36, 'peel'),
    'black': ((0.012, 0.013, 0.015), 0, 0.38, None),
    'grey': ((0.17, 0.18, 0.20), 0, 0.42, None),
    'rubber': ((0.010, 0.010, 0.011), 0, 0.65, None),
    'cable': ((0.018, 0.020, 0.023), 0, 0.45, None),
    'green': ((0.012, 0.20, 0.075), 0, 0.36, None),
    'liner': ((0.80, 0.80, 0.78), 0, 0.34, None),
    'glass': ((0.006, 0.007, 0.008), 0, 0.06, None),
    'signal': ((0.672, 0.054, 0.0033), 0, 0.38, None),
    'polished': ((0.66, 0.67, 0.68), 1, 0.09, None),
    'concrete': ((0.36, 0.355, 0.34), 0, 0.80, 'cast'),
    'water': ((0.055, 0.125, 0.145), 0, 0.05, None),
    'carton': ((0.38, 0.25, 0.135), 0, 0.62, None),
    'red': ((0.36, 0.016, 0.012), 0, 0.38, None),
    'blue': ((0.028, 0.085, 0.215), 0, 0.38, None),
    'yellow': ((0.66, 0.36, 0.012), 0, 0.40, 'peel'),
    'brown': ((0.095, 0.040, 0.018), 0, 0.45, None),
    'frost': ((0.72, 0.76, 0.79), 0, 0.50, None),
}


def dress(material):
    """Rebuilds an imported material: finishes by name, print and screens around their own picture."""
    name = material.name.split('.')[0]
    if name in FINISHES:
        finish(material, name, *FINISHES[name])
    elif name.startswith('print-'):
        picture(material, 0.5, 0, True)
    elif name.startswith('foil-'):
        picture(material, 0.4, 0, False)
    elif name.startswith('glow-'):
        picture(material, 0.5, 4.0, True)
    elif name.startswith('screen-lcd'):
        picture(material, 0.12, 0.45, False)
    elif name.startswith('screen-led'):
        picture(material, 0.15, 2.6, False)


def finish(material, name, colour, metallic, roughness, grain):
    nodes, links, shader = clear(material)
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = 0.5
    shader.inputs['Alpha'].default_value = 0.55 if name == 'water' else 1
    if grain == 'turned':
        turned(nodes, links, shader, roughness)
    elif grain:
        bump(nodes, links, shader, (2.2, 0.22) if grain == 'cast' else (1.1, 0.07))


def turned(nodes, links, shader, roughness):
    """Fine grooves round the axis: streaks of roughness along it, and highlights drawn out across them."""
    place = nodes.new('ShaderNodeTexCoord')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (0.02, 0.02, 3.0)
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.0
    noise.inputs['Detail'].default_value = 4.0
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['To Min'].default_value = roughness - 0.07
    spread.inputs['To Max'].default_value = roughness + 0.09
    tangent = nodes.new('ShaderNodeTangent')
    tangent.direction_type, tangent.axis = 'RADIAL', 'Z'
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    links.new(spread.outputs['Result'], shader.inputs['Roughness'])
    links.new(tangent.outputs['Tangent'], shader.inputs['Tangent'])
    shader.inputs['Anisotropic'].default_value = 0.5


def bump(nodes, links, shader, size):
    scale, strength = size
    place = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 2.0
    raise_ = nodes.new('ShaderNodeBump')
    raise_.inputs['Strength'].default_value = strength
    raise_.inputs['Distance'].default_value = 0.02
    links.new(place.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], raise_.inputs['Height'])
    links.new(raise_.outputs['Normal'], shader.inputs['Normal'])


def picture(material, roughness, glow, see_through):
    source = next(node.image for node in material.node_tree.nodes if node.type == 'TEX_IMAGE')
    nodes, links, shader = clear(material)
    image = nodes.new('ShaderNodeTexImage')
    image.image = source
    links.new(image.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    if see_through:
        links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    if glow:
        links.new(image.outputs['Color'], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = glow


def clear(material):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    output = nodes.new('ShaderNodeOutputMaterial')
    links.new(shader.outputs['BSDF'], output.inputs['Surface'])
    return nodes, links, shader
