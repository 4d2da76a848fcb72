import type { Place } from './shapes.ts';

// From one digit to the next, in widths of a digit.
const pitch = 1.75;

const segments: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};
const strokes: Record<string, [number, number, number, number]> = {
  a: [0, 0, 1, 0],
  b: [1, 0, 1, 1],
  c: [1, 1, 1, 2],
  d: [0, 2, 1, 2],
  e: [0, 1, 0, 2],
  f: [0, 0, 0, 1],
  g: [0, 1, 1, 1],
};

// Seven-segment digits, slanted as on LED panels; a point belongs to the digit before it.
export function digits(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y, height]: Place,
  ghost?: string,
): void {
  const [cell, stroke, colour] = [height * 0.5, height * 0.14, pen.fillStyle];
  pen.save();
  pen.transform(1, 0, -0.12, 1, x + height * 0.12, y);
  pen.lineWidth = stroke;
  pen.lineCap = 'butt';
  let column = -1;
  for (const sign of text) {
    if (sign === '.') {
      pen.fillRect(
        (column * pitch + 1.375) * cell - stroke * 0.6,
        height - stroke * 0.7,
        stroke * 1.2,
        stroke * 1.2,
      );
      continue;
    }
    column++;
    for (const [name, [x1, y1, x2, y2]] of Object.entries(strokes)) {
      const lit = (segments[sign] ?? '').includes(name);
      if (!lit && !ghost) continue;
      pen.strokeStyle = lit ? colour : (ghost ?? colour);
      const [dx, dy] = x1 === x2 ? [0, stroke * 0.1] : [stroke * 0.62, 0];
      const px = (v: number) => column * pitch * cell + v * cell;
      const py = (v: number) => (v * height) / 2;
      pen.beginPath();
      pen.moveTo(px(x1) + dx, py(y1) + dy);
      pen.lineTo(px(x2) - dx, py(y2) - dy);
      pen.stroke();
    }
  }
  pen.restore();
}
