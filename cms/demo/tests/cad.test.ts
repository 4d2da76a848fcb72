import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content.ts';
import { readSeed, readSeedFile } from './seed-files.ts';
import { cadFileOf } from './cad-file-of.ts';
import { readDxf, readGlb, readStep } from './cad-readers.ts';
import { boxOf, cross, difference, dot, volumeOf } from './measures.ts';

const names = [...new Set(readSeed().products.map(({ pdf }) => pdf.drawing))];
const drawings = names.map((name) => ({
  name,
  drawing: v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`)),
}));
const bodies = drawings.filter(({ drawing }) => drawing.model !== undefined);

describe('a drawing as DXF', () => {
  it.each(drawings)('$name is release 12 and uses only the layers it declares', ({ drawing }) => {
    const { version, layers, entities } = dxfOf(drawing);
    expect(version).toBe('AC1009');
    expect(entities.length).toBeGreaterThan(10);
    expect(entities.filter(({ layer }) => !layers.includes(layer))).toEqual([]);
    expect(entities.filter(({ numbers }) => numbers.some(Number.isNaN))).toEqual([]);
  });

  it.each(drawings)('$name has every dimension and label of the drawing', ({ drawing }) => {
    const texts = dxfOf(drawing).entities.filter(({ type }) => type === 'TEXT');
    expect(texts).toHaveLength(drawing.dimensions.length + drawing.labels.length);
  });

  it('has the size of its dimensions', () => {
    const { entities } = dxfOf(drawingNamed('apt-210'));
    const outline = entities.filter(({ layer }) => layer === 'OUTLINE');
    const ends = outline.flatMap(({ numbers }) => numbers.slice(numbers.length / 2));
    // From the top of the plug to the end of the thread.
    expect(Math.max(...ends)).toBe(82);
    expect(Math.min(...ends)).toBe(-12);
  });

  it('omits what is hidden behind another part', () => {
    const square = { title: 'Two plates', dimensions: [], labels: [] };
    const back = { rect: [0, 0, 10, 10] as [number, number, number, number] };
    const front = { rect: [5, -1, 10, 12] as [number, number, number, number] };
    const lengthOf = (shapes: (typeof back)[]) =>
      dxfOf({ ...square, shapes }).entities.reduce((sum, { numbers: [x1 = 0, x2 = 0, y1 = 0, y2 = 0] }) => {
        return sum + Math.hypot(x2 - x1, y2 - y1);
      }, 0);
    expect(lengthOf([back])).toBeCloseTo(40);
    expect(lengthOf([back, front])).toBeCloseTo(20 + 44);
    expect(lengthOf([front, back])).toBeCloseTo(40 + 34);
  });
});

describe('the bodies of a drawing as STEP', () => {
  it('exists for the families with round bodies', () => {
    expect(bodies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['apt-210', 'afm-500-050', 'alr-600-030', 'atr-120-100', 'alh-620', 'ava-800']),
    );
  });

  it.each(bodies)('$name has closed shells: each edge is used once in each direction', ({ drawing }) => {
    const { entities, edgeSenses } = stepOf(drawing);
    expect(entities.get('CLOSED_SHELL')?.length).toBeGreaterThan(0);
    for (const senses of edgeSenses.values()) expect(senses.toSorted()).toEqual(['.F.', '.T.']);
    expect(edgeSenses.size).toBe(entities.get('EDGE_CURVE')?.length);
  });

  it.each(bodies)('$name satisfies Euler’s formula: V − E + F − rings = 2 for each body', ({ drawing }) => {
    const { entities } = stepOf(drawing);
    const count = (type: string) => entities.get(type)?.length ?? 0;
    const rings = count('EDGE_LOOP') - count('ADVANCED_FACE');
    expect(count('VERTEX_POINT') - count('EDGE_CURVE') + count('ADVANCED_FACE') - rings).toBe(
      2 * count('CLOSED_SHELL'),
    );
  });

  it.each(bodies)('$name refers only to entities in the file', ({ drawing }) => {
    expect(stepOf(drawing).dangling).toEqual([]);
  });

  it('has surfaces of revolution and the dimensions of the drawing', () => {
    const { entities } = stepOf(drawingNamed('apt-210'));
    const radii = (entities.get('CYLINDRICAL_SURFACE') ?? []).map((text) =>
      Number(text.match(/([\d.]+)\)$/)?.[1]),
    );
    expect(radii).toEqual(expect.arrayContaining([15, 6, 6.6]));
    expect(entities.get('CONICAL_SURFACE')?.length).toBeGreaterThan(0);
    const heights = stepOf(drawingNamed('apt-210')).points.map(([, , z]) => z ?? 0);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([-12, 82]);
  });
});

describe('the bodies of a drawing as GLB', () => {
  it.each(bodies)('$name is a valid file with one JSON and one binary chunk', ({ drawing }) => {
    const file = glbOf(drawing);
    const { header, chunks, binaryLength } = readGlb(file);
    expect(header).toEqual({ magic: 'glTF', version: 2, length: file.length });
    expect(chunks.map(({ type }) => type)).toEqual(['JSON', 'BIN\0']);
    expect(chunks.map(({ length }) => length % 4)).toEqual([0, 0]);
    expect(chunks[1]?.length).toBe(binaryLength);
  });

  it.each(bodies)('$name has at most 100 kB', ({ drawing }) => {
    expect(glbOf(drawing).length).toBeLessThanOrEqual(100_000);
  });

  it.each(bodies)('$name has the bounding box of its STEP model, in metres and y upwards', ({ drawing }) => {
    const { positions, extent } = readGlb(glbOf(drawing));
    const box = boxOf(positions);
    const upright = stepOf(drawing).outermost.map(([x = 0, y = 0, z = 0]) => [x, z, -y]);
    const boxOfStep = boxOf(upright.map((corner) => corner.map((size) => size / 1000)));
    [...(extent?.min ?? []), ...(extent?.max ?? [])].forEach((size, at) =>
      expect(size).toBeCloseTo(box[at] ?? NaN, 9),
    );
    boxOfStep.forEach((size, at) => expect(size).toBeCloseTo(box[at] ?? NaN, 6));
  });

  it.each(bodies)('$name is closed: each edge is used once in each direction', ({ drawing }) => {
    const { positions, triangles } = readGlb(glbOf(drawing));
    expect(triangles.flat().filter((index) => index >= positions.length)).toEqual([]);
    const places = positions.map((place) => place.map((size) => Math.round(size * 1e7)).join(' '));
    const edges = triangles.flatMap(([a = 0, b = 0, c = 0]) =>
      [
        [a, b],
        [b, c],
        [c, a],
      ].map(([from = 0, to = 0]) => `${places[from]} to ${places[to]}`),
    );
    const reversed = new Set(edges.map((edge) => edge.split(' to ').toReversed().join(' to ')));
    expect(edges.filter((edge) => !reversed.has(edge))).toEqual([]);
  });

  it.each(bodies)('$name has normals of length 1 that point outwards', ({ drawing }) => {
    const { positions, normals, triangles } = readGlb(glbOf(drawing));
    expect(normals.filter((normal) => Math.abs(Math.hypot(...normal) - 1) > 1e-5)).toEqual([]);
    const inward = triangles.filter((corners) => {
      const [a = [], b = [], c = []] = corners.map((index) => positions[index] ?? []);
      const facing = cross(difference(b, a), difference(c, a));
      return corners.some((index) => dot(facing, normals[index] ?? []) <= 0);
    });
    expect(inward).toEqual([]);
    expect(volumeOf(positions, triangles)).toBeGreaterThan(0);
  });
});

const drawingNamed = (name: string) => v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`));

const dxfOf = (drawing: Drawing) => readDxf(cadFileOf(drawing, 'dxf').toString('ascii'));
const stepOf = (drawing: Drawing) => readStep(cadFileOf(drawing, 'step').toString('ascii'));
const glbOf = (drawing: Drawing) => cadFileOf(drawing, 'glb');
