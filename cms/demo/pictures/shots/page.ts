import * as THREE from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2';
import medium from '@fontsource/inter/files/inter-latin-500-normal.woff2';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2';
import bold from '@fontsource/inter/files/inter-latin-700-normal.woff2';
import type { Label, LabelledProduct } from '../labels/label.ts';
import { labelText } from '../labels/label.ts';
import { variantOf, type Variant } from '../labels/variants.ts';
import { restartNumbering } from '../parts/marks.ts';
import { shots } from './shots.ts';
import type { Shot } from './shot.ts';

declare global {
  interface Window {
    shotNames: () => string[];
    model: (name: string, label?: Label) => Promise<{ glb: string; shot: Omit<Shot, 'scene'> }>;
    variants: (products: LabelledProduct[]) => (Variant & { text: string[] })[];
    printing: (name: string, label: Label) => Record<string, string>;
    fonts: () => Promise<void>;
  }
}

window.shotNames = () => Object.keys(shots);

window.fonts = async () => {
  const files = [
    ['400', regular],
    ['500', medium],
    ['600', semibold],
    ['700', bold],
  ] as const;
  for (const [weight, url] of files)
    document.fonts.add(await new FontFace('Inter', `url(${url})`, { weight }).load());
};

window.model = async (name, label) => {
  const { scene, ...shot } = shots[name];
  restartNumbering();
  const root = scene(label);
  root.updateMatrixWorld(true);
  const glb = await new GLTFExporter().parseAsync(new THREE.Scene().add(root), { binary: true });
  if (!(glb instanceof ArrayBuffer)) throw new Error('The exporter wrote no binary file.');
  return { glb: base64(new Uint8Array(glb)), shot };
};

window.variants = (products) =>
  products.map(variantOf).map((variant) => ({ ...variant, text: labelText(variant.label) }));

// The pictures on the printed surfaces of a variant, by the name of their material, as data URLs.
window.printing = (name, label) => {
  restartNumbering();
  const pictures: Record<string, string> = {};
  shots[name].scene(label).traverse((object) => {
    if (!(object instanceof THREE.Mesh) || !(object.material instanceof THREE.MeshStandardMaterial)) return;
    const { name: material, map } = object.material;
    if (map?.image instanceof HTMLCanvasElement) pictures[material] = upsideDown(map.image);
  });
  return pictures;
};

// As the exporter writes them: glTF counts from the top.
function upsideDown(canvas: HTMLCanvasElement): string {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const pen = copy.getContext('2d');
  pen?.translate(0, canvas.height);
  pen?.scale(1, -1);
  pen?.drawImage(canvas, 0, 0);
  return copy.toDataURL('image/png');
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 32768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32768));
  }
  return btoa(text);
}
