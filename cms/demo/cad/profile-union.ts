import type { Point } from './curves';

type Profile = Point[];
type Piece = { from: number; to: number; radiusAt: (place: number) => number };

const near = 1e-6;

/** The outlines of bodies on one axis: bodies that overlap or touch are merged into one profile. */
export function unionOf(profiles: Profile[]): Profile[] {
  const pieces = profiles.flatMap(piecesOf);
  const places = [...ends(pieces), ...crossingsOf(pieces)].sort((a, b) => a - b);
  const distinct = places.filter((place, index) => index === 0 || place - (places[index - 1] ?? 0) > near);
  return distinct
    .slice(1)
    .reduce<Profile[]>(
      (done, to, index) => {
        const from = distinct[index] ?? to;
        const highest = highestAt(pieces, (from + to) / 2);
        if (!highest) return [...done, []];
        const span: Profile = [
          [highest.radiusAt(from), from],
          [highest.radiusAt(to), to],
        ];
        return [...done.slice(0, -1), [...(done.at(-1) ?? []), ...span]];
      },
      [[]],
    )
    .filter((profile) => profile.length > 0)
    .map(simplified);
}

function piecesOf(profile: Profile): Piece[] {
  return profile.slice(1).flatMap(([r2, to], index) => {
    const [r1, from] = profile[index] ?? [r2, to];
    if (to - from < near) return [];
    return [{ from, to, radiusAt: (place: number) => r1 + ((r2 - r1) * (place - from)) / (to - from) }];
  });
}

const ends = (pieces: Piece[]) => pieces.flatMap(({ from, to }) => [from, to]);

function crossingsOf(pieces: Piece[]): number[] {
  return pieces.flatMap((a, index) =>
    pieces.slice(index + 1).flatMap((b) => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      const [before, after] = [a.radiusAt(from) - b.radiusAt(from), a.radiusAt(to) - b.radiusAt(to)];
      return to - from > near && before * after < 0 ? [from + ((to - from) * before) / (before - after)] : [];
    }),
  );
}

function highestAt(pieces: Piece[], place: number): Piece | undefined {
  return pieces
    .filter(({ from, to }) => from < place && to > place)
    .toSorted((a, b) => b.radiusAt(place) - a.radiusAt(place))[0];
}

// Removes duplicate points and points on a straight line.
function simplified(profile: Profile): Profile {
  const distinct = profile.filter((point, index) => !isSame(point, profile[index - 1]));
  return distinct.filter((point, index) => !isBetween(distinct[index - 1], point, distinct[index + 1]));
}

const isSame = ([r, place]: Point, other: Point | undefined) =>
  other !== undefined && Math.abs(r - other[0]) < near && Math.abs(place - other[1]) < near;

function isBetween(a: Point | undefined, [r, place]: Point, b: Point | undefined): boolean {
  if (!a || !b) return false;
  return Math.abs((r - a[0]) * (b[1] - a[1]) - (place - a[1]) * (b[0] - a[0])) < near && a[1] < b[1];
}
