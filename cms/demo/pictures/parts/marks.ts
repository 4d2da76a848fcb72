import * as THREE from 'three';
import type { Label } from '../labels/label.ts';

export type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void;
const ink = '#1d2125';

// Print without ground: only the ink is there, the finish below shows through.
export function print(size: [number, number], draw: Draw): THREE.Mesh {
  return new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), inkMaterial(size, draw));
}

// The same round a cylinder whose axis is y; the middle of the print faces +z, its middle height is y = 0.
export function wrap(radius: number, size: [number, number], draw: Draw): THREE.Mesh {
  const angle = size[0] / radius;
  const sheet = new THREE.CylinderGeometry(
    radius + 0.05,
    radius + 0.05,
    size[1],
    96,
    1,
    true,
    -angle / 2,
    angle,
  );
  return new THREE.Mesh(sheet, inkMaterial(size, draw));
}

// A spot of light thrown on a surface, as that of a laser.
export function spot(diameter: number): THREE.Mesh {
  const light = print([diameter, diameter], (pen, width) => {
    const fade = pen.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
    fade.addColorStop(0, '#ff5a48');
    fade.addColorStop(0.28, '#ff1a10');
    fade.addColorStop(0.42, 'rgba(255, 20, 12, 0.35)');
    fade.addColorStop(1, 'rgba(255, 20, 12, 0)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, width);
  });
  if (light.material instanceof THREE.Material) light.material.name = `glow-${next()}`;
  return light;
}

// A plate or foil: opaque ground with its own colour.
export function foil(size: [number, number], ground: string, draw: Draw): THREE.Mesh {
  const texture = paint(size, (pen, width, height) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
    draw(pen, width, height);
  });
  return sheet(
    size,
    new THREE.MeshStandardMaterial({ name: `foil-${next()}`, map: texture, roughness: 0.45 }),
  );
}

// A round foil: dials.
export function dial(diameter: number, ground: string, draw: Draw): THREE.Mesh {
  const square = foil([diameter, diameter], ground, draw);
  return new THREE.Mesh(new THREE.CircleGeometry(diameter / 2, 96), square.material);
}

export type Screen = 'lcd' | 'led';

export function screen(kind: Screen, size: [number, number], draw: Draw): THREE.Mesh {
  const texture = paint(size, (pen, width, height) => {
    pen.fillStyle = kind === 'lcd' ? '#c9d0c8' : '#0a0606';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = kind === 'lcd' ? '#14181a' : '#ff4a1c';
    draw(pen, width, height);
  });
  return sheet(
    size,
    new THREE.MeshStandardMaterial({ name: `screen-${kind}-${next()}`, map: texture, roughness: 0.2 }),
  );
}

export type Plate = Omit<Label, 'lines'> & { lines?: string[] };

// The nameplate every product carries: maker, type, range, serial number, CE.
export function typePlate({ code, range, lines = [], serial }: Plate): Draw {
  return (pen, width, height) => {
    const unit = height / 100;
    const write = (text: string, x: number, y: number, font: string) => {
      pen.font = font;
      pen.fillText(text, x, y, width * 0.98);
    };
    write('ALDERMERE', 0, 14 * unit, `700 ${16 * unit}px Inter`);
    write(code, 0, 32 * unit, `600 ${16 * unit}px Inter`);
    write(range, 0, 49 * unit, `600 ${14 * unit}px Inter`);
    lines.forEach((line, row) => write(line, 0, (60.5 + row * 11) * unit, `500 ${9.5 * unit}px Inter`));
    write(`S/N ${serial}`, 0, 86 * unit, `400 ${8.5 * unit}px Inter`);
    write('Made by Aldermere Instruments', 0, 97 * unit, `400 ${8.5 * unit}px Inter`);
    pen.textAlign = 'right';
    write('CE', width - unit, 87 * unit, `600 ${14 * unit}px Inter`);
    pen.textAlign = 'left';
  };
}

export function word(text: string, weight = 700, align: CanvasTextAlign = 'left', colour = ink): Draw {
  return (pen, width, height) => {
    pen.fillStyle = colour;
    pen.font = `${weight} ${height * 0.78}px Inter`;
    pen.textAlign = align;
    pen.fillText(text, align === 'left' ? 0 : align === 'right' ? width : width / 2, height * 0.78, width);
  };
}

export function reading(value: string, unit: string, head = '', foot = ''): Draw {
  return (pen, width, height) => {
    const margin = width * 0.06;
    pen.font = `500 ${height * 0.13}px Inter`;
    pen.fillText(head, margin, height * 0.2, width * 0.7);
    pen.fillText(foot, margin, height * 0.91);
    pen.textAlign = 'right';
    pen.font = `600 ${height * 0.17}px Inter`;
    pen.fillText(unit, width - margin, height * 0.2);
    pen.font = `600 ${height * 0.5}px Inter`;
    pen.fillText(value, width - margin, height * 0.7, width - margin * 2);
    pen.textAlign = 'left';
  };
}

let count = 0;
const next = () => ++count;

// Numbers printed surfaces from 1 again, so that those of two variants of a shape have the same names.
export function restartNumbering(): void {
  count = 0;
}

function inkMaterial(size: [number, number], draw: Draw): THREE.MeshStandardMaterial {
  const texture = paint(size, (pen, width, height) => {
    pen.fillStyle = ink;
    draw(pen, width, height);
  });
  return new THREE.MeshStandardMaterial({
    name: `print-${next()}`,
    map: texture,
    transparent: true,
    roughness: 0.5,
  });
}

function sheet(size: [number, number], material: THREE.Material): THREE.Mesh {
  return new THREE.Mesh(new THREE.PlaneGeometry(size[0], size[1]), material);
}

function paint([width, height]: [number, number], draw: Draw): THREE.CanvasTexture {
  const scale = Math.min(40, 2048 / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  draw(pen, canvas.width, canvas.height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}
