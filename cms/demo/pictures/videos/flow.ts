import * as THREE from 'three';
import { arrow, blank, callout, colours, height, ramp, width, write, type Stage } from './stage.ts';

export const seconds = 11;
export const poster = 6.6;

const bore = 25; // mm, radius of DN 50
const [fieldOn, faster] = [2.6, 7.2];

type Project = (x: number, y: number, z: number) => [number, number];

type Point = [number, number, number];

interface Charge {
  sign: 1 | -1;
  start: Point;
}

export function createFlow({ pen, still }: Stage): (time: number) => void {
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(24, width / height, 10, 2000);
  camera.position.set(-190, 150, 400);
  camera.lookAt(54, 2, 0);
  scene.add(pipe(), new THREE.DirectionalLight(0xffffff, 1), ...coils(), ...electrodes());
  const picture = still(scene, camera);
  const charges = Array.from({ length: 54 }, (_, index) => charge(index));
  const place: Project = (x, y, z) => {
    const point = new THREE.Vector3(x, y, z).project(camera);
    return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
  };
  return (time) => {
    blank(pen, 'How an electromagnetic flowmeter measures', 40);
    pen.drawImage(picture, 0, 0);
    field(pen, time, place);
    move(charges, time).forEach((at) => ball(pen, at, place));
    labels(pen, time, place);
    readings(pen, time);
  };
}

function pipe(): THREE.Group {
  const glass = new THREE.MeshStandardMaterial({
    color: 0xaab8c2,
    transparent: true,
    opacity: 0.2,
    roughness: 0.1,
    side: THREE.DoubleSide,
    depthWrite: false,
  });
  const wall = new THREE.Mesh(new THREE.CylinderGeometry(bore, bore, 210, 64, 1, true), glass);
  wall.rotation.z = Math.PI / 2;
  const steel = new THREE.MeshStandardMaterial({ color: 0xb9bec3, metalness: 0.9, roughness: 0.35 });
  const rims = [-105, 105].map((x) => {
    const rim = new THREE.Mesh(new THREE.TorusGeometry(bore, 1.6, 16, 96), steel);
    rim.rotation.y = Math.PI / 2;
    rim.position.x = x;
    return rim;
  });
  return new THREE.Group().add(wall, ...rims);
}

function coils(): THREE.Group[] {
  const copper = new THREE.MeshStandardMaterial({ color: 0xb8693a, metalness: 0.85, roughness: 0.35 });
  return [-1, 1].map((side) => {
    const winding = Array.from({ length: 5 }, (_, turn) => {
      const loop = new THREE.Mesh(new THREE.TorusGeometry(25, 1.7, 12, 96), copper);
      loop.rotation.x = Math.PI / 2;
      loop.position.y = side * (35 + turn * 3.3);
      return loop;
    });
    return new THREE.Group().add(...winding);
  });
}

function electrodes(): THREE.Mesh[] {
  const steel = new THREE.MeshStandardMaterial({ color: 0x8f959b, metalness: 1, roughness: 0.25 });
  return [-1, 1].map((side) => {
    const pin = new THREE.Mesh(new THREE.CylinderGeometry(4, 4, 12, 40), steel);
    pin.rotation.x = Math.PI / 2;
    pin.position.z = side * (bore + 5);
    return pin;
  });
}

function field(pen: CanvasRenderingContext2D, time: number, place: Project): void {
  pen.save();
  pen.globalAlpha = strength(time) * 0.8;
  pen.strokeStyle = pen.fillStyle = colours.field;
  pen.lineWidth = 1.8;
  for (const x of [-18, 0, 18]) {
    for (const z of [-14, 0, 14]) arrow(pen, place(x, -29, z), place(x, 31, z));
  }
  pen.restore();
}

// Spread evenly by the golden angle, so that no frame depends on chance.
function charge(index: number): Charge {
  const [radius, angle] = [Math.sqrt((index + 0.5) / 54) * (bore - 6), index * 2.39996];
  return {
    sign: index % 2 ? 1 : -1,
    start: [(index * 73.7) % 210, Math.sin(angle) * radius, Math.cos(angle) * radius],
  };
}

function ball(
  pen: CanvasRenderingContext2D,
  { sign, at }: { sign: number; at: Point },
  place: Project,
): void {
  const [x, y] = place(...at);
  const radius = 7.6;
  const shade = pen.createRadialGradient(x - 2.4, y - 2.8, 0.5, x, y, radius);
  const [light, dark] = sign > 0 ? ['#f08a5d', colours.signal] : ['#6d8294', '#2b3a48'];
  shade.addColorStop(0, light);
  shade.addColorStop(1, dark);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  write(pen, sign > 0 ? '+' : '−', [x, y + 4.6], {
    size: 13,
    weight: 700,
    colour: '#ffffff',
    align: 'center',
  });
}

const speed = (time: number) => 1 + ramp(time, faster, faster + 0.8);
const strength = (time: number) => ramp(time, fieldOn, fieldOn + 0.9);

// With v along x and B along y the force on a positive charge points to +z, on a negative one to −z.
function move(charges: Charge[], time: number): { sign: number; at: Point }[] {
  let way = 0;
  for (let step = 0; step < time * 48; step++) way += (speed(step / 48) * 26) / 48;
  const moved = charges.map(({ sign, start }) => {
    const x = ((start[0] + way) % 210) - 105;
    const room = Math.sqrt(Math.max(0, (bore - 4) ** 2 - start[1] ** 2));
    const pull = strength(time) * ramp(x, -34, 26) * 26 * sign;
    const at: Point = [x, start[1], Math.min(room, Math.max(-room, start[2] + pull))];
    return { sign, at };
  });
  return moved.sort((first, second) => first.at[2] - second.at[2]);
}

function labels(pen: CanvasRenderingContext2D, time: number, place: Project): void {
  const beside = ([x, y]: [number, number], dx: number, dy: number): [[number, number], [number, number]] => [
    [x, y],
    [x + dx, y + dy],
  ];
  callout(pen, 'Coil', beside(place(-14, 48, 20), -60, -34), ramp(time, 0.8, 1.4));
  callout(pen, 'Electrode', beside(place(0, 0, 36), 104, -168), ramp(time, 1.2, 1.8));
  callout(pen, 'Conducting liquid', beside(place(-84, -12, 18), 2, 92), ramp(time, 0.4, 1));
  write(pen, 'B', place(31, 30, 0), { size: 18, weight: 600, colour: colours.field, alpha: strength(time) });
  const [from, to] = [place(110, 0, 0), place(112 + 20 * speed(time), 0, 0)];
  pen.strokeStyle = pen.fillStyle = colours.ink;
  pen.lineWidth = 2.4;
  arrow(pen, from, to);
  write(pen, 'v', [to[0] - 8, to[1] - 14], { size: 18, weight: 600 });
}

// DN 50 at 5 mT: 0.25 mV for each m/s.
function readings(pen: CanvasRenderingContext2D, time: number): void {
  const [v, alpha] = [speed(time), ramp(time, 4, 4.6)];
  const voltage = 0.25 * v * strength(time);
  const rows: [string, string, number, string][] = [
    ['Flow velocity', `v = ${v.toFixed(2)} m/s`, ramp(time, 0.6, 1.2), colours.ink],
    ['Magnetic field', 'B = 5 mT', strength(time), colours.field],
    ['Electrode voltage', `U = ${voltage.toFixed(2)} mV`, alpha, colours.signal],
    ['Flow rate, DN 50', `Q = ${(v * 7.07).toFixed(1)} m³/h`, ramp(time, 9, 9.6), colours.ink],
  ];
  rows.forEach(([name, value, shown, colour], row) => {
    write(pen, name, [640, 372 + row * 36], {
      size: 14,
      colour: colours.quiet,
      alpha: shown,
      align: 'right',
    });
    write(pen, value, [920, 373 + row * 36], { size: 20, weight: 600, colour, align: 'right', alpha: shown });
  });
  write(pen, 'U = B · D · v: twice the velocity, twice the voltage', [920, 522], {
    size: 15,
    align: 'right',
    alpha: ramp(time, 8.2, 8.8),
  });
}
