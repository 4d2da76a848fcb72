import * as THREE from 'three';
import {
  at,
  cylinder,
  group,
  hexagon,
  knurl,
  lathe,
  part,
  plate,
  seal,
  thread,
  type Place,
  type Point,
} from './shapes.ts';
import type { Finish } from './finishes.ts';

// Male M12 × 1 connector, four pins, as on nearly every field instrument.
export function m12(): THREE.Group {
  const pins = [45, 135, 225, 315].map((angle) => {
    const [x, z] = [Math.sin((angle * Math.PI) / 180) * 2.1, Math.cos((angle * Math.PI) / 180) * 2.1];
    return at(group(cylinder(0.5, 5.2, 'brass', 0.1)), [x, 7.5, z]);
  });
  return group(
    lathe(
      [
        [0, 0],
        [7.6, 0],
        [7.6, 1.6],
        [6, 1.6],
        [6, 2.6],
        [0, 2.6],
      ],
      'steel',
      0.2,
    ),
    at(seal(6.1, 1.4), [0, 2.4, 0]),
    at(tubeThread(12, 1, 10.4, 4.6), [0, 2.6, 0]),
    at(cylinder(4.6, 6, 'black', 0.2), [0, 1.6, 0]),
    ...pins,
  );
}

// A thread with a bore: the mouth shows its wall.
function tubeThread(diameter: number, pitch: number, length: number, bore: number): THREE.Group {
  const root = diameter / 2 - pitch * 0.61;
  const wall: Point[] = [
    [root, length - 0.3],
    [root - 0.15, length],
    [bore, length],
    [bore, 0],
  ];
  const outside = thread(diameter, pitch, length - 0.2, 'steel');
  outside.geometry = withoutCaps(outside.geometry);
  return group(outside, lathe(wall, 'steel', 0.1));
}

// Drops the first and last row of faces, which close a thread.
function withoutCaps(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const index = geometry.getIndex();
  if (index) geometry.setIndex(Array.from(index.array).slice(96 * 6, -96 * 6));
  return geometry;
}

// Cable gland M20 with a cable that leaves along the given points (first point = [0, 0, 0] at the mouth).
export function gland(size: number, name: Finish, cable?: Place[], cableRadius = size * 0.17): THREE.Group {
  const mouth = size * 0.36;
  const whole = group(
    at(hexagon(size * 1.2, size * 0.35, name), [0, 0, 0]),
    at(cylinder(size * 0.5, size * 0.2, name), [0, size * 0.35, 0]),
    at(knurl(size * 1.16, size * 0.42, 18, name), [0, size * 0.45, 0]),
    at(
      lathe(
        [
          [0, 0],
          [size * 0.54, 0],
          [size * 0.5, size * 0.16],
          [mouth, size * 0.28],
          [mouth, size * 0.2],
          [0, size * 0.2],
        ],
        name,
      ),
      [0, size * 0.87, 0],
    ),
    at(
      lathe(
        [
          [cableRadius, 0],
          [mouth, 0],
          [mouth, size * 0.06],
          [cableRadius, size * 0.09],
        ],
        'rubber',
        0.1,
      ),
      [0, size * 1.07, 0],
    ),
  );
  if (!cable) return whole.add(at(cylinder(cableRadius, 1, 'black'), [0, size * 1.08, 0]));
  const run = new THREE.CatmullRomCurve3([
    new THREE.Vector3(0, -size, 0),
    ...cable.map((p) => new THREE.Vector3(...p)),
  ]);
  return whole.add(at(part(new THREE.TubeGeometry(run, 200, cableRadius, 24), 'cable', 0), [0, size, 0]));
}

export function flange(
  outer: number,
  thickness: number,
  bore: number,
  bolts: { circle: number; count: number; diameter: number },
  name: Finish,
): THREE.Mesh {
  const disc = new THREE.Shape().absarc(0, 0, outer / 2, 0, Math.PI * 2, false);
  disc.holes.push(round(0, 0, bore / 2));
  for (let bolt = 0; bolt < bolts.count; bolt++) {
    const angle = ((bolt + 0.5) / bolts.count) * Math.PI * 2;
    disc.holes.push(
      round(Math.cos(angle) * bolts.circle * 0.5, Math.sin(angle) * bolts.circle * 0.5, bolts.diameter / 2),
    );
  }
  const mesh = plate(disc, thickness, name, 0.8);
  mesh.geometry.dispose();
  mesh.geometry = new THREE.ExtrudeGeometry(disc, {
    depth: thickness,
    bevelEnabled: false,
    curveSegments: 48,
  });
  mesh.geometry.rotateX(-Math.PI / 2);
  return mesh;
}

function round(x: number, y: number, radius: number): THREE.Path {
  return new THREE.Path().absarc(x, y, radius, 0, Math.PI * 2, true);
}

export function bolt(size: number, shank: number): THREE.Group {
  return group(
    at(cylinder(size, size * 0.16, 'steel'), [0, 0, 0]),
    at(hexagon(size * 1.6, size * 0.65, 'steel'), [0, size * 0.16, 0]),
    at(thread(size, size * 0.15, shank, 'steel'), [0, -shank, 0]),
  );
}

// Cylinder-head screw with hexagon socket.
export function capScrew(size: number): THREE.Group {
  const socket = new THREE.Shape().absarc(0, 0, size * 0.85, 0, Math.PI * 2, false);
  const key = new THREE.Path();
  for (let corner = 0; corner < 6; corner++) {
    const [x, y] = [
      Math.cos((corner * Math.PI) / 3) * size * 0.48,
      Math.sin((corner * Math.PI) / 3) * size * 0.48,
    ];
    if (corner === 0) key.moveTo(x, y);
    else key.lineTo(x, y);
  }
  key.closePath();
  socket.holes.push(key);
  const head = plate(socket, size * 0.7, 'steel', 0.15);
  head.geometry.rotateX(-Math.PI / 2);
  return group(head, cylinder(size * 0.8, size * 0.2, 'black', 0));
}

export function barb(radius: number): THREE.Group {
  const profile: Point[] = [
    [0, 0],
    [radius, 0],
    [radius, 4],
  ];
  for (let step = 0; step < 4; step++) {
    const y = 4 + step * 3.4;
    profile.push([radius * 0.72, y], [radius * 0.95, y + 0.4], [radius * 0.72, y + 3.4]);
  }
  profile.push([radius * 0.4, 17.8], [radius * 0.4, 8], [0, 8]);
  return group(
    at(hexagon(radius * 2.9, 5, 'brass'), [0, 0, 0]),
    at(lathe(profile, 'brass', 0.08), [0, 3, 0]),
  );
}
