import * as THREE from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';

export const [width, height] = [960, 540];
export const colours = {
  ink: '#14181c',
  quiet: '#5b636b',
  line: '#aeb4ba',
  ground: '#eceeef',
  signal: '#d6420b',
  field: '#2c6a9c',
  liquid: '#a9c3d4',
};

export interface Stage {
  pen: CanvasRenderingContext2D;
  // Renders what stands still once; frames then only draw it. Rendering without a graphics card takes seconds.
  still: (scene: THREE.Scene, camera: THREE.Camera) => HTMLCanvasElement;
}

export function createStage(): Stage {
  const renderer = new THREE.WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height);
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  const light = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.04).texture;
  const still = (scene: THREE.Scene, camera: THREE.Camera) => {
    scene.environment = light;
    renderer.render(scene, camera);
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [width, height];
    copy.getContext('2d')?.drawImage(renderer.domElement, 0, 0);
    return copy;
  };
  return { pen, still };
}

// 0 before `from`, 1 after `to`, a soft ramp between.
export function ramp(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

export interface Text {
  size?: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  alpha?: number;
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y]: [number, number],
  style: Text = {},
): void {
  pen.save();
  pen.globalAlpha *= style.alpha ?? 1;
  pen.fillStyle = style.colour ?? colours.ink;
  pen.textAlign = style.align ?? 'left';
  pen.font = `${style.weight ?? 500} ${style.size ?? 17}px Inter`;
  pen.fillText(text, x, y);
  pen.restore();
}

// A hairline from a thing to its name.
export function callout(
  pen: CanvasRenderingContext2D,
  text: string,
  [from, to]: [[number, number], [number, number]],
  alpha = 1,
): void {
  if (alpha <= 0) return;
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = colours.quiet;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
  pen.beginPath();
  pen.arc(from[0], from[1], 2.5, 0, Math.PI * 2);
  pen.fillStyle = colours.quiet;
  pen.fill();
  const left = to[0] < from[0];
  write(pen, text, [to[0] + (left ? -6 : 6), to[1] + 5], { size: 15, align: left ? 'right' : 'left' });
  pen.restore();
}

export function blank(pen: CanvasRenderingContext2D, title: string, left: number): void {
  pen.globalAlpha = 1;
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, width, height);
  write(pen, title, [left, 62], { size: 22, weight: 600 });
}

export function arrow(pen: CanvasRenderingContext2D, from: [number, number], to: [number, number]): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const back = (turn: number): [number, number] => [
    to[0] + Math.cos(angle + turn) * 11,
    to[1] + Math.sin(angle + turn) * 11,
  ];
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(...to);
  pen.lineTo(...back(Math.PI - 0.42));
  pen.lineTo(...back(Math.PI + 0.42));
  pen.fill();
}
