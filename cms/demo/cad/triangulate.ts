import type { Point } from './curves';

type Triangle = [number, number, number];

/** Cuts a polygon without holes into triangles by clipping ears. Corners and triangles are counterclockwise. */
export function triangulate(corners: Point[]): Triangle[] {
  const triangles: Triangle[] = [];
  let left = corners.map((_, index) => index);
  while (left.length > 2) {
    const ear = left
      .map((_, index) => triangleAt(left, index))
      .find((triangle) => isEar(triangle, left, corners));
    if (!ear) throw new Error('The outline crosses itself.');
    triangles.push(ear);
    left = left.filter((index) => index !== ear[1]);
  }
  return triangles;
}

function triangleAt(left: number[], index: number): Triangle {
  const at = (place: number) => left[(place + left.length) % left.length] ?? 0;
  return [at(index - 1), at(index), at(index + 1)];
}

function isEar(triangle: Triangle, left: number[], corners: Point[]): boolean {
  const [a, b, c] = triangle.map((index) => corners[index]);
  if (!a || !b || !c || turn(a, b, c) <= 0) return false;
  const others = left.filter((index) => !triangle.includes(index)).map((index) => corners[index]);
  return !others.some(
    (point) => point && [turn(a, b, point), turn(b, c, point), turn(c, a, point)].every((side) => side >= 0),
  );
}

/** Twice the area of the triangle, positive if counterclockwise. */
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
