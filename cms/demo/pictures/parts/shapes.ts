import * as THREE from 'three';
import { finish, type Finish } from './finishes.ts';

export type Point = [number, number];
export type Place = [number, number, number];

// All lengths are millimetres, y is up, and every round part stands on y = 0 around the y axis.
// The bevel is cut by the renderer, so shapes here keep sharp edges.
export function part(geometry: THREE.BufferGeometry, name: Finish, bevel = 0.25): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, finish(name));
  mesh.userData.bevel = bevel;
  return mesh;
}

export function at<T extends THREE.Object3D>(
  object: T,
  [x, y, z]: Place,
  [rx, ry, rz]: Place = [0, 0, 0],
): T {
  const degree = Math.PI / 180;
  object.position.set(x, y, z);
  object.rotation.set(rx * degree, ry * degree, rz * degree);
  return object;
}

export function group(...children: THREE.Object3D[]): THREE.Group {
  return new THREE.Group().add(...children);
}

// Turns a profile of [radius, height] round the y axis.
export function lathe(profile: Point[], name: Finish, bevel = 0.25, segments = 128): THREE.Mesh {
  const points = profile.map(([radius, height]) => new THREE.Vector2(radius, height));
  return part(new THREE.LatheGeometry(points, segments), name, bevel);
}

export function cylinder(radius: number, height: number, name: Finish, bevel = 0.25): THREE.Mesh {
  return lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    name,
    bevel,
  );
}

export function ring(inner: number, outer: number, height: number, name: Finish, bevel = 0.25): THREE.Mesh {
  return lathe(
    [
      [inner, 0],
      [outer, 0],
      [outer, height],
      [inner, height],
      [inner, 0],
    ],
    name,
    bevel,
  );
}

export function seal(radius: number, thickness: number, name: Finish = 'rubber'): THREE.Mesh {
  return part(new THREE.TorusGeometry(radius, thickness / 2, 20, 128).rotateX(Math.PI / 2), name, 0);
}

// Half of a ball, closed below: screw heads, lenses, nose caps.
export function dome(radius: number, height: number, name: Finish): THREE.Mesh {
  const profile: Point[] = [[0, 0]];
  for (let step = 0; step <= 24; step++) {
    const angle = (step / 24) * (Math.PI / 2);
    profile.push([radius * Math.cos(angle), height * Math.sin(angle)]);
  }
  return lathe(profile, name, 0);
}

export function outline(width: number, height: number, corner: number): THREE.Shape {
  const [x, y, shape] = [width / 2, height / 2, new THREE.Shape()];
  shape
    .moveTo(-x + corner, -y)
    .lineTo(x - corner, -y)
    .absarc(x - corner, -y + corner, corner, -Math.PI / 2, 0);
  shape.lineTo(x, y - corner).absarc(x - corner, y - corner, corner, 0, Math.PI / 2);
  shape.lineTo(-x + corner, y).absarc(-x + corner, y - corner, corner, Math.PI / 2, Math.PI);
  shape.lineTo(-x, -y + corner).absarc(-x + corner, -y + corner, corner, Math.PI, Math.PI * 1.5);
  return shape;
}

export function hole(x: number, y: number, radius: number): THREE.Path {
  return new THREE.Path().absarc(x, y, radius, 0, Math.PI * 2, true);
}

// A plate seen from the front: the shape lies in x/y, its thickness runs along +z.
export function plate(shape: THREE.Shape, depth: number, name: Finish, bevel = 0.4): THREE.Mesh {
  return part(
    new THREE.ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 24 }),
    name,
    bevel,
  );
}

export function slab(size: Place, corner: number, name: Finish, bevel = 0.6): THREE.Mesh {
  return plate(outline(size[0], size[1], corner), size[2], name, bevel);
}

export function tube(points: Place[], radius: number, name: Finish, steps = 240): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)));
  return part(new THREE.TubeGeometry(curve, steps, radius, 24), name, 0);
}

// A hexagon as turned from bar: the corners are cut by a cone of 30° above and below.
export function hexagon(acrossFlats: number, height: number, name: Finish): THREE.Mesh {
  const [apothem, flat] = [acrossFlats / 2, acrossFlats / 2 - acrossFlats * 0.02];
  const rows: Place[][] = [[], [], [], [], [], []];
  for (let step = 0; step <= 96; step++) {
    const angle = (step / 96) * Math.PI * 2;
    const corner = apothem / Math.cos((angle % (Math.PI / 3)) - Math.PI / 6);
    const cut = Math.max(0, corner - flat) * 0.577;
    const ends: Point[] = [
      [0, 0],
      [flat, 0],
      [corner, cut],
      [corner, height - cut],
      [flat, height],
      [0, height],
    ];
    ends.forEach(([r, y], row) => rows[row].push([Math.sin(angle) * r, y, Math.cos(angle) * r]));
  }
  return part(grid(rows), name, 0.12);
}

// A helical thread; both ends run out on a chamfer as on a real screw. A taper is what the diameter loses per length
// downwards.
export function thread(diameter: number, pitch: number, length: number, name: Finish, taper = 0): THREE.Mesh {
  const [radius, depth, around] = [diameter / 2, pitch * 0.61, 96];
  const count = Math.ceil((length / pitch) * 10);
  const rows: Place[][] = [];
  for (let row = 0; row <= count; row++) {
    const y = (row / count) * length;
    const runOut = radius - depth + Math.min(y, length - y) * 0.9;
    rows.push(
      Array.from({ length: around + 1 }, (_, step) => {
        const turn = step / around;
        const phase = (((y / pitch - turn) % 1) + 1) % 1;
        const flank = Math.min(1, Math.max(0, Math.abs(phase - 0.5) * 2.6 - 0.15));
        const r = Math.min(radius - depth * flank, runOut) - ((length - y) * taper) / 2;
        return [Math.sin(turn * Math.PI * 2) * r, y, Math.cos(turn * Math.PI * 2) * r];
      }),
    );
  }
  const centre = (y: number) => Array.from({ length: around + 1 }, (): Place => [0, y, 0]);
  return part(grid([centre(0), ...rows, centre(length)]), name, 0);
}

// A ring with grip: teeth round its outside.
export function knurl(diameter: number, height: number, teeth: number, name: Finish): THREE.Mesh {
  const around = teeth * 8;
  const row = (y: number, inset: number): Place[] =>
    Array.from({ length: around + 1 }, (_, step) => {
      const angle = (step / around) * Math.PI * 2;
      const tooth = Math.min(1, Math.max(0, Math.abs(((step / 8) % 1) - 0.5) * 6 - 1));
      const r = inset >= 1 ? 0 : (diameter / 2) * (1 - inset) - (1 - tooth) * Math.min(1.1, diameter * 0.018);
      return [Math.sin(angle) * r, y, Math.cos(angle) * r];
    });
  const rows = [
    row(0, 1),
    row(0, 0.05),
    row(height * 0.08, 0),
    row(height * 0.92, 0),
    row(height, 0.05),
    row(height, 1),
  ];
  return part(grid(rows), name, 0);
}

function grid(rows: Place[][]): THREE.BufferGeometry {
  const columns = rows[0].length;
  const index: number[] = [];
  for (let row = 0; row < rows.length - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const [a, b] = [row * columns + column, (row + 1) * columns + column];
      index.push(a, a + 1, b, b, a + 1, b + 1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(rows.flat(2), 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
