import { stroke, type At } from './diagram.ts';
import { colours } from './stage.ts';

export const zoom = { x: 326, y: 392, radius: 72 };

interface Element {
  // The place on the thermometer that is enlarged.
  from: At;
  // 0 is cold, 1 is warm.
  heat: number;
  alpha: number;
}

// The tip, five times as large: platinum wire on ceramic, two leads on either end.
export function element(pen: CanvasRenderingContext2D, { from, heat, alpha }: Element): void {
  if (alpha <= 0) return;
  const { x, y, radius } = zoom;
  pen.save();
  pen.globalAlpha = alpha;
  stroke(pen, [from, [x - radius + 3, y + 18]], colours.quiet, 1);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = colours.ground;
  pen.fill();
  pen.strokeStyle = colours.quiet;
  pen.lineWidth = 1;
  pen.stroke();
  pen.clip();
  pen.strokeStyle = '#9aa0a6';
  pen.lineWidth = 8;
  pen.beginPath();
  pen.roundRect(x - 36, y - 120, 72, 172, 34);
  pen.fillStyle = '#f7f6f2';
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#e3ddd0';
  pen.fillRect(x - 17, y - 22, 34, 62);
  for (const side of [-14, -7, 7, 14])
    stroke(
      pen,
      [
        [x + side, y - 90],
        [x + side, y - 22],
      ],
      '#5f656b',
      2,
    );
  coil(pen, heat);
  pen.restore();
}

function coil(pen: CanvasRenderingContext2D, heat: number): void {
  const turns = Array.from({ length: 10 }, (_, turn): At[] => [
    [zoom.x - 17, zoom.y - 16 + turn * 5.6],
    [zoom.x + 17, zoom.y - 13 + turn * 5.6],
  ]);
  turns.forEach((line) => stroke(pen, line, colours.ink, 2.2));
  pen.save();
  pen.globalAlpha *= heat;
  turns.forEach((line) => stroke(pen, line, colours.signal, 2.2));
  pen.restore();
}
