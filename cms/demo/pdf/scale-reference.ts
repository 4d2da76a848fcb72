import type { Drawing } from './datasheet-content';

type Shape = Drawing['shapes'][number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A familiar object next to an instrument, in the coordinates of its drawing. */
export interface Reference {
  /** For a sentence, such as "a bank card". */
  name: string;
  /** For the same sentence, if the name does not say it. */
  size: string;
  /** Printed below it. */
  lines: string[];
  shapes: Shape[];
  /** The middle of its lower edge. */
  foot: [number, number];
}

interface Kind extends Pick<Reference, 'name' | 'size' | 'lines'> {
  width: number;
  height: number;
  shapesAt: (x: number, y: number) => Shape[];
}

// ISO/IEC 7810 ID-1, corners of 3.18 mm; the contacts are where ISO/IEC 7816-2 has them.
const bankCard: Kind = {
  name: 'a bank card',
  size: ' (85.6 × 54 mm)',
  lines: ['Bank card', '85.6 × 54 mm'],
  width: 85.6,
  height: 54,
  shapesAt: (x, y) => [
    { rect: [x, y, 85.6, 54], r: 3.18 },
    { rect: [x + 9.6, y + 18.6, 12.4, 10], r: 1.6, style: 'thin' },
    ...[0, 17, 34, 51].map((from) => row(x + 9.6 + from, y + 36, 13.4)),
    row(x + 9.6, y + 44, 30),
  ],
};

const rule: Kind = {
  name: 'a 1 m rule',
  size: '',
  lines: ['Rule', '1 m'],
  width: 36,
  height: 1000,
  shapesAt: (x, y) => [
    { rect: [x, y, 36, 1000] },
    ...Array.from({ length: 19 }, (_, index) => {
      const isDecimetre = index % 2 === 1;
      return row(x, y + (index + 1) * 50, isDecimetre ? 22 : 12);
    }),
  ],
};

// In millimetres. Above it, the card would be too small to compare with.
const largestWithCard = 400;

/** A bank card, or a rule for large instruments, beside the instrument or below it, wherever both become larger. */
export function referenceBeside(instrument: Box): Reference {
  const largest = Math.max(instrument.width, instrument.height);
  const { shapesAt, ...kind } = largest > largestWithCard ? rule : bankCard;
  const { x, y } = placeFor(instrument, kind);
  const { name, size, lines, width, height } = kind;
  return { name, size, lines, shapes: shapesAt(x, y), foot: [x + width / 2, y + height] };
}

function placeFor(instrument: Box, { width, height }: { width: number; height: number }) {
  const gap = Math.max(12, 0.16 * Math.max(instrument.width, instrument.height));
  const beside = Math.max(instrument.width + gap + width, instrument.height, height);
  const below = Math.max(instrument.height + gap + height, instrument.width, width);
  const [right, bottom] = [instrument.x + instrument.width, instrument.y + instrument.height];
  if (beside <= below) return { x: right + gap, y: bottom - height };
  return { x: instrument.x + (instrument.width - width) / 2, y: bottom + gap };
}

const row = (x: number, y: number, length: number): Shape => ({
  line: [
    [x, y],
    [x + length, y],
  ],
  style: 'thin',
});
