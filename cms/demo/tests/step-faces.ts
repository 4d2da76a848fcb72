import { cross, dot } from './measures.ts';

type Vector = number[];

interface Face {
  corners: Vector[];
  /** Outwards, as the file claims. */
  normal: Vector;
}

/** The corners of all flat faces in a STEP file, counterclockwise seen from outside if the file is valid. */
export function flatFacesOf(text: string): Face[] {
  const byId = new Map(
    [...text.matchAll(/^(#\d+)=(.*);$/gm)].map(([, id = '', entity = '']) => [id, entity]),
  );
  const references = (entity = '') => [...entity.matchAll(/#\d+/g)].map(([id]) => byId.get(id) ?? '');
  const numbers = (entity = '') => [...entity.matchAll(/-?\d+\.\d*/g)].map(Number);

  return [...byId.values()]
    .filter((entity) => entity.startsWith('ADVANCED_FACE'))
    .flatMap((face) => {
      const [bound = '', ...others] = references(face);
      const surface = others.at(-1) ?? '';
      if (!surface.startsWith('PLANE')) return [];
      const [, axis] = references(references(surface)[0]);
      const edges = references(references(bound)[0]);
      return { corners: edges.map(startOf), normal: numbers(axis) };
    });

  function startOf(orientedEdge: string): Vector {
    const [edge] = references(orientedEdge);
    const [from, to] = references(edge);
    const [point] = references(orientedEdge.endsWith('.T.)') ? from : to);
    return numbers(point);
  }
}

/** Twice the area of a face times its direction. */
export function areaOf(corners: Vector[]): Vector {
  return corners
    .map((corner, index) => cross(corner, corners[(index + 1) % corners.length] ?? corner))
    .reduce((a, b) => a.map((size, axis) => size + (b[axis] ?? 0)));
}

/** By the divergence theorem, which holds only if the faces close the body and all face outwards. */
export function volumeInside(faces: Face[]): number {
  return faces.reduce((volume, { corners }) => volume + dot(corners[0] ?? [], areaOf(corners)) / 6, 0);
}
