import * as THREE from 'three';
import { ceramicCell, clampRing, electronics, innerSeal } from '../families/apt-210-inside.ts';
import { bondedSeal, connection, connector, housing } from '../families/pressure.ts';
import { group } from '../parts/shapes.ts';
import type { At } from './diagram.ts';
import { blank, callout, colours, height, ramp, width, write, type Stage } from './stage.ts';
import { testRecord } from './test-record.ts';

export const seconds = 20;
export const poster = 2.6;

interface Piece {
  name: string;
  object: THREE.Object3D;
  // How far along the axis it stands off its place, and from when to when it moves there.
  apart: number;
  joins: [number, number];
  // Where its name points to: height on the axis and distance from it; then how far off the name stands.
  label: [number, number, number];
}

const scale = 3.7;
const [welding, upright] = [12.2, 15.2];

export function createAssembly({ pen, still }: Stage): (time: number) => void {
  const parts = pieces();
  const seams = [seam(26.9, 15), seam(78.9, 12.2)];
  const whole = group(...parts.map(({ object }) => object), ...seams.map(({ object }) => object));
  const scene = new THREE.Scene();
  scene.add(whole, new THREE.DirectionalLight(0xffffff, 1));
  const camera = createCamera();
  let pose = '';
  let picture: HTMLCanvasElement;
  return (time) => {
    blank(pen, 'Assembling a pressure transmitter', 40);
    move(whole, parts, time);
    const welded = ramp(time, welding, welding + 1.4);
    seams.forEach(({ weld }) => weld(welded));
    const next = [
      whole.rotation.z,
      whole.position.x,
      welded,
      ...parts.map(({ object }) => object.position.y),
    ];
    if (next.join() !== pose) [pose, picture] = [next.join(), still(scene, camera)];
    pen.drawImage(picture, 0, 0);
    names(pen, parts, { time, camera });
    notes(pen, time);
    testRecord(pen, time);
  };
}

const pieces = (): Piece[] => [
  { name: 'Bonded seal', object: bondedSeal(), apart: -24, joins: [13.8, 14.8], label: [12.6, -9.4, 64] },
  { name: 'Connection G 1/4 B', object: connection(), apart: 0, joins: [0, 1], label: [19, 14, -84] },
  { name: 'FKM seal', object: innerSeal(), apart: 13, joins: [3.6, 4.6], label: [25.3, -9, 92] },
  { name: 'Ceramic cell', object: ceramicCell(), apart: 26, joins: [4.3, 5.5], label: [29, 10, -62] },
  { name: 'Threaded ring', object: clampRing(), apart: 39, joins: [5.2, 6.6], label: [32, -11.6, 56] },
  { name: 'Electronics', object: electronics(), apart: 52, joins: [7.2, 9], label: [62, 9.5, -70] },
  {
    name: 'Housing 1.4404',
    object: housing(),
    apart: 112,
    joins: [9.8, 11.4],
    label: [50, -15, 56],
  },
  { name: 'Connector M12 × 1', object: connector(), apart: 126, joins: [10.4, 12], label: [88, 6, -84] },
];

function createCamera(): THREE.OrthographicCamera {
  const [x, y] = [width / 2 / scale, height / 2 / scale];
  const camera = new THREE.OrthographicCamera(-x, x, y, -y, 1, 2000);
  camera.position.set(330, 260, 900);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

// The axis lies while parts join, with the middle of what is still apart in the middle of the picture; then it stands.
function move(whole: THREE.Group, parts: Piece[], time: number): void {
  for (const { object, apart, joins } of parts) object.position.y = apart * (1 - ramp(time, ...joins));
  const stands = ramp(time, upright, upright + 1.6);
  const middle = 103 - 55 * ramp(time, 9.8, 12);
  whole.rotation.z = (-Math.PI / 2) * (1 - stands);
  whole.position.set(-middle * (1 - stands) - 72 * stands, -56 * stands - 4, 0);
  whole.updateMatrixWorld();
}

// A bead that runs round once and cools down.
function seam(y: number, radius: number): { object: THREE.Mesh; weld: (share: number) => void } {
  const hot = new THREE.MeshBasicMaterial({ color: 0xff7a2f, transparent: true });
  const object = new THREE.Mesh(new THREE.BufferGeometry(), hot);
  object.rotation.x = Math.PI / 2;
  object.position.y = y;
  return {
    object,
    weld: (share) => {
      object.visible = share > 0 && share < 1;
      object.geometry.dispose();
      object.geometry = new THREE.TorusGeometry(radius, 0.5, 12, 96, Math.max(0.01, share) * Math.PI * 2);
      hot.opacity = Math.min(1, (1 - share) * 5);
    },
  };
}

interface View {
  time: number;
  camera: THREE.Camera;
}

function names(pen: CanvasRenderingContext2D, parts: Piece[], { time, camera }: View): void {
  parts.forEach(({ name, object, joins, label: [y, radius, off] }, index) => {
    const leaves = joins[0] > 1 ? joins[0] - 0.5 : 3.1;
    const alpha = ramp(time, 0.3 + index * 0.2, 0.8 + index * 0.2) - ramp(time, leaves, leaves + 0.4);
    const point = object.localToWorld(new THREE.Vector3(-radius, y, 0)).project(camera);
    const from: At = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
    const aside = from[0] > 800 ? -10 : 10;
    callout(pen, name, [from, [from[0] + aside, from[1] + off]], alpha);
  });
}

function notes(pen: CanvasRenderingContext2D, time: number): void {
  const list: [string, number, number][] = [
    ['The ring presses the cell onto its seal', 4.4, 7],
    ['Compensated in 16 points, −20 … 85 °C', 7.4, 9.8],
    ['Housing and connector close the electronics in', 10, 12],
    ['Two seams make it tight: IP67', 12.4, 14.8],
  ];
  for (const [text, from, to] of list) {
    const alpha = ramp(time, from, from + 0.5) - ramp(time, to - 0.4, to);
    write(pen, text, [width / 2, 470], {
      size: 18,
      weight: 600,
      align: 'center',
      alpha,
      colour: colours.ink,
    });
  }
}
