import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cadFile, cadFormatsOf } from '../cad/cad-files.ts';
import { triangulate } from '../cad/triangulate.ts';
import { type Drawing, drawingSchema } from '../pdf/datasheet-content.ts';
import { cadFileOf } from './cad-file-of.ts';
import { readGlb, readStep } from './cad-readers.ts';
import { boxOf, dot, volumeOf } from './measures.ts';
import { areaOf, flatFacesOf, volumeInside } from './step-faces.ts';

describe('a shape with a depth', () => {
  const box = drawn({ rect: [-20, -30, 40, 30], depth: [0, 15] });

  it('becomes a box with its front at the smaller depth', () => {
    expect(boxOf(readStep(stepOf(box)).outermost)).toEqual([-20, 0, 0, 20, 15, 30]);
  });

  it('becomes a box whose faces face outwards and contain width × height × depth', () => {
    const faces = flatFacesOf(stepOf(box));
    expect(faces).toHaveLength(6);
    expect(faces.filter(({ corners, normal }) => dot(areaOf(corners), normal) <= 0)).toEqual([]);
    expect(volumeInside(faces)).toBeCloseTo(40 * 30 * 15);
    expect(meshVolumeOf(box)).toBeCloseTo(40 * 30 * 15, 1);
  });

  it('is a prism of its polygon, in whichever direction that is drawn', () => {
    const notched: [number, number][] = [
      [0, 0],
      [30, 0],
      [30, -20],
      [20, -20],
      [20, -10],
      [10, -10],
      [10, -20],
      [0, -20],
    ];
    for (const poly of [notched, notched.toReversed()]) {
      const prism = drawn({ poly, depth: [-4, 4] });
      expect(volumeInside(flatFacesOf(stepOf(prism)))).toBeCloseTo(500 * 8);
      expect(meshVolumeOf(prism)).toBeCloseTo(500 * 8, 1);
    }
  });

  it('has quarter cylinders at rounded corners', () => {
    const rounded = drawn({ rect: [0, 0, 40, 30], r: 5, depth: [0, 10] });
    const { entities } = readStep(stepOf(rounded));
    expect(entities.get('CYLINDRICAL_SURFACE')).toHaveLength(4);
    const exact = (40 * 30 - (4 - Math.PI) * 25) * 10;
    expect(meshVolumeOf(rounded) / exact).toBeCloseTo(1, 2);
  });

  it.each([
    { shape: { circle: [10, -20, 5], depth: [0, 8] }, box: [5, 0, 15, 15, 8, 25] },
    { shape: { thread: [-6, -20, 12, 20], depth: 7 }, box: [-6, 1, 0, 6, 13, 20] },
    { shape: { thread: [0, -16, 20, 12], along: 'x', depth: 7 }, box: [0, 1, 4, 20, 13, 16] },
    { shape: { rect: [0, -16, 20, 12], r: 1, along: 'x', depth: 7 }, box: [0, 1, 4, 20, 13, 16] },
    {
      shape: {
        turned: [
          [3, -20],
          [6, 0],
        ],
        x: 10,
        depth: 7,
      },
      box: [4, 1, 0, 16, 13, 20],
    },
    {
      shape: {
        lying: [
          [0, 3],
          [20, 6],
        ],
        y: -10,
        depth: 7,
      },
      box: [0, 1, 4, 20, 13, 16],
    },
  ])('is round around the right axis: $shape', ({ shape, box: expected }) => {
    const round = drawn(shape);
    expect(boxOf(readStep(stepOf(round)).outermost)).toEqual(expected);
    expect(meshVolumeOf(round)).toBeGreaterThan(0);
  });

  it('is turned so that the front of a side view faces the viewer', () => {
    const side = drawn({ rect: [0, -30, 40, 30], depth: [0, 15] }, { front: 'right' });
    expect(boxOf(readStep(stepOf(side)).outermost)).toEqual([0, -40, 0, 15, 0, 30]);
    expect(volumeInside(flatFacesOf(stepOf(side)))).toBeCloseTo(40 * 30 * 15);
  });

  it.each([
    { depth: [5, 0] },
    {
      depth: [
        [0, 5],
        [9, 7],
      ],
    },
  ])('is not counted backwards: $depth', ({ depth }) => {
    const shape = { rect: [0, 0, 9, 9], depth };
    expect(v.is(drawingSchema, { title: 'A body', model: {}, shapes: [shape], dimensions: [] })).toBe(false);
  });

  it('is no part of a drawing without a model', () => {
    const { model: _, ...drawing } = box;
    expect(cadFormatsOf(drawing)).toEqual(['dxf']);
    expect(() => cadFile(drawing, '2026-01', 'step')).toThrow('does not describe a body.');
  });

  it('must not cross itself', () => {
    const crossing = drawn({
      poly: [
        [0, 0],
        [10, 0],
        [0, 10],
        [10, 10],
        [5, -5],
      ],
      depth: [0, 5],
    });
    expect(() => cadFile(crossing, '2026-01', 'glb')).toThrow('The outline crosses itself.');
  });
});

describe('a nut, a pipe or a part behind another', () => {
  it.each([
    { along: 'x', rect: [0, -26, 20, 12], box: [0, 7 - 6 * Math.sin(Math.PI / 3), 14, 20] },
    { along: 'y', rect: [4, -20, 12, 20], box: [4, 7 - 6 * Math.sin(Math.PI / 3), 0, 16] },
  ])(
    'with the cross-section of a hexagon, has its corners at the edges: along $along',
    ({ box, ...shape }) => {
      const nut = drawn({ ...shape, section: 'hexagon', depth: 7 });
      boxOf(readStep(stepOf(nut)).outermost)
        .slice(0, 4)
        .forEach((size, at) => expect(size).toBeCloseTo(box[at] ?? NaN));
      expect(flatFacesOf(stepOf(nut))).toHaveLength(6 + 2);
      expect(volumeInside(flatFacesOf(stepOf(nut)))).toBeCloseTo(1.5 * Math.sqrt(3) * 36 * 20);
    },
  );

  it('with the cross-section of a knurl, is as thick as drawn, in both directions', () => {
    const nut = drawn({ rect: [0, -12, 20, 12], along: 'x', section: 'knurl', depth: 0 });
    const box = boxOf(readStep(stepOf(nut)).outermost);
    [0, -6, 0, 20, 6, 12].forEach((size, at) => expect(box[at]).toBeCloseTo(size));
    expect(meshVolumeOf(nut)).toBeGreaterThan(0);
  });

  it('becomes a turn of pipe that passes beside itself, whose ends point up and down', () => {
    const loop = drawn({ circle: [40, -100, 50], pipe: 20, depth: [0, 26] });
    const { entities, outermost } = readStep(stepOf(loop));
    expect(entities.get('TOROIDAL_SURFACE')).toHaveLength(2);
    const [left, front, , right, back] = boxOf(outermost);
    expect([left, front, right, back]).toEqual([-10, -10, 90, 36]);
    // By Pappus, half a turn for each bend. The circles of the mesh are polygons.
    const bend = Math.PI * Math.hypot(40, 6.5) * Math.PI * 10 ** 2;
    expect(meshVolumeOf(loop) / (2 * bend)).toBeCloseTo(0.985, 2);
  });

  it('becomes a ring if its pipe has one depth', () => {
    const ring = drawn({ circle: [0, 0, 6], pipe: 2, depth: 3 });
    expect(boxOf(readStep(stepOf(ring)).outermost)).toEqual([-6, 2, -6, 6, 4, 6]);
  });

  it('is part of the model, but not of the drawing, if it belongs to the model', () => {
    const back = { rect: [-10, -20, 20, 20], depth: [15, 40] };
    const both = drawn({ rect: [-20, -30, 40, 30], depth: [0, 15] }, { shapes: [back] });
    expect(boxOf(readStep(stepOf(both)).outermost)).toEqual([-20, 0, 0, 20, 40, 30]);
    expect(both.shapes).toHaveLength(1);
    const front = drawn({ rect: [-20, -30, 40, 30], depth: [0, 15] });
    expect(cadFileOf(both, 'dxf')).toEqual(cadFileOf(front, 'dxf'));
  });
});

it('a polygon is cut into two triangles fewer than it has corners', () => {
  expect(
    triangulate([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ]),
  ).toHaveLength(3);
});

function drawn(shape: unknown, model: object = {}): Drawing {
  return v.parse(drawingSchema, { title: 'A body', model, shapes: [shape], dimensions: [] });
}

const stepOf = (drawing: Drawing) => cadFileOf(drawing, 'step').toString('ascii');

/** In cubic millimetres. The GLB is in metres. */
function meshVolumeOf(drawing: Drawing): number {
  const { positions, triangles } = readGlb(cadFileOf(drawing, 'glb'));
  return volumeOf(positions, triangles) * 1e9;
}
