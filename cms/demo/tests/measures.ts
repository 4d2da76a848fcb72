/** The smallest x, y and z, then the largest. */
export function boxOf(points: number[][]): number[] {
  const along = [0, 1, 2].map((axis) => points.map((place) => place[axis] ?? NaN));
  return [...along.map((sizes) => Math.min(...sizes)), ...along.map((sizes) => Math.max(...sizes))];
}

/** Positive if the triangles face outwards: the sum of the tetrahedra between them and the origin. */
export const volumeOf = (positions: number[][], triangles: number[][]) =>
  triangles.reduce((sum, corners) => {
    const [a = [], b = [], c = []] = corners.map((index) => positions[index] ?? []);
    return sum + dot(a, cross(b, c)) / 6;
  }, 0);

export const difference = (a: number[], b: number[]) => a.map((size, axis) => size - (b[axis] ?? 0));
export const dot = (a: number[], b: number[]) =>
  a.reduce((sum, size, axis) => sum + size * (b[axis] ?? 0), 0);
export const cross = ([a = 0, b = 0, c = 0]: number[], [d = 0, e = 0, f = 0]: number[]) => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];
