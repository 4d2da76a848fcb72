import type * as THREE from 'three';

export interface Shot {
  scene: () => THREE.Group;
  size: [number, number];
  // Degrees: 0 looks from the front (+z), positive walks to the right of the object; height above the horizon.
  camera: { azimuth: number; elevation: number; lens: number };
  // Part of the picture the objects fill, and where their middle stands (0 … 1 from left and top).
  fill: number;
  centre?: [number, number];
  // For close-ups: looks at this point and shows this width in millimetres, with this f-number.
  focus?: { point: [number, number, number]; width: number; aperture?: number };
}
