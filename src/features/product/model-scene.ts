import {
  Box3,
  DirectionalLight,
  EdgesGeometry,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type PerspectiveCamera,
  Scene,
  Sphere,
  TextureLoader,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { createModelCamera } from './model-camera.ts';

export interface ModelScene {
  /** Turns the model, by angles in radians. */
  rotate: (right: number, down: number) => void;
  /** Brings the model closer if the factor is above 1. */
  zoom: (factor: number) => void;
  reset: () => void;
  dispose: () => void;
}

/** Reads a binary glTF file. It must contain everything it needs: the content security policy allows no other sources. */
export async function readModel(bytes: ArrayBuffer): Promise<Object3D> {
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // The default fetches blob URLs, which the content security policy does not allow. Image elements may use them.
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'textures-by-image-elements' };
  });
  const { scene } = await loader.parseAsync(bytes, '');
  if (new Box3().setFromObject(scene).isEmpty()) throw new Error('The model has no surface.');
  return scene;
}

/** Renders the model only when something has changed, without an animation loop. */
export function showModel(canvas: HTMLCanvasElement, model: Object3D, onLost: () => void): ModelScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const scene = new Scene().add(model);
  for (const mesh of meshesOf(model)) prepare(mesh);
  let frame = 0;
  const draw = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => renderer.render(scene, camera));
  };
  const { camera, resize, dispose, ...moves } = createModelCamera(canvas, sphereAround(model), draw);
  scene.add(withLights(camera));
  const stop = watch(canvas, {
    onLost,
    onSize: (width, height) => {
      renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
      renderer.setSize(width, height, false);
      resize(width / height);
    },
  });
  return {
    ...moves,
    dispose: () => {
      stop();
      cancelAnimationFrame(frame);
      dispose();
      renderer.dispose();
    },
  };
}

const sphereAround = (model: Object3D) => new Box3().setFromObject(model).getBoundingSphere(new Sphere());

/** The lights move with the camera, so that the visible side is always lit: one from the upper left, one from all around. */
function withLights(camera: PerspectiveCamera) {
  const key = new DirectionalLight(0xffffff, 3);
  key.position.set(-1, 1.5, 1);
  return camera.add(key, new HemisphereLight(0xffffff, 0x8a9098, 1.6));
}

/** The edges of more detailed models take too long to compute, and would cover the surface. */
const maxIndicesForEdges = 100_000;
const sharpDegrees = 30;

const lines = new LineBasicMaterial({ color: 0x14171a });

/** Draws the sharp edges, as in a technical drawing. */
function prepare(mesh: Mesh) {
  for (const material of [mesh.material].flat()) {
    // Otherwise, half of each line is inside the surface.
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
    // Metal reflects its surroundings. The scene has none, because computing them takes seconds without a graphics card.
    if (material instanceof MeshStandardMaterial) material.metalness = 0;
  }
  const indexCount = mesh.geometry.index?.count ?? Infinity;
  if (indexCount < maxIndicesForEdges)
    mesh.add(new LineSegments(new EdgesGeometry(mesh.geometry, sharpDegrees), lines));
}

function meshesOf(model: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  model.traverse((part) => part instanceof Mesh && meshes.push(part));
  return meshes;
}

interface Changes {
  onLost: () => void;
  onSize: (width: number, height: number) => void;
}

function watch(canvas: HTMLCanvasElement, { onLost, onSize }: Changes) {
  const stopping = new AbortController();
  const { signal } = stopping;
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    // Zero while the page is printed.
    if (clientWidth * clientHeight > 0) onSize(clientWidth, clientHeight);
  });
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stopping.abort();
}
