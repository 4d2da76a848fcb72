import type { Curve, Point } from './curves';
import { onCircle } from './solids';

/** The cross-section of a nut, with a corner on the first axis. `radius` is that of its corners. */
export const hexagon = (radius: number): Curve[] => polygon(ring(6, () => radius));

const teeth = 20;
const toothDepth = 0.07;

/** The cross-section of a knurled nut: coarser than a real knurl, so that it has few faces. */
export const knurl = (radius: number): Curve[] =>
  polygon(ring(2 * teeth, (index) => radius * (index % 2 === 0 ? 1 : 1 - toothDepth)));

function ring(count: number, radiusAt: (index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    onCircle(radiusAt(index), (index * 2 * Math.PI) / count),
  );
}

function polygon(corners: Point[]): Curve[] {
  return corners.map((from, index) => ({
    kind: 'line',
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }));
}
