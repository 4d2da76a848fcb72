import * as THREE from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import regular from '@fontsource/inter/files/inter-latin-400-normal.woff2';
import medium from '@fontsource/inter/files/inter-latin-500-normal.woff2';
import semibold from '@fontsource/inter/files/inter-latin-600-normal.woff2';
import bold from '@fontsource/inter/files/inter-latin-700-normal.woff2';
import { shots } from './shots.ts';
import type { Shot } from './shot.ts';

declare global {
  interface Window {
    shotNames: () => string[];
    model: (name: string) => Promise<{ glb: string; shot: Omit<Shot, 'scene'> }>;
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

window.model = async (name) => {
  const { scene, ...shot } = shots[name];
  const root = scene();
  root.updateMatrixWorld(true);
  const glb = await new GLTFExporter().parseAsync(new THREE.Scene().add(root), { binary: true });
  if (!(glb instanceof ArrayBuffer)) throw new Error('The exporter wrote no binary file.');
  return { glb: base64(new Uint8Array(glb)), shot };
};

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 32768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32768));
  }
  return btoa(text);
}
