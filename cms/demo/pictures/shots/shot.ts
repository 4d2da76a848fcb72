import type * as THREE from 'three';
import type { Label } from '../labels/label.ts';

export interface Shot {
  // Shots of variants are given what is printed on the instrument.
  scene: (label?: Label) => THREE.Group;
  size: [number, number];
  // Degrees: 0 looks from the front (+z), positive walks to the right of the object; height above the horizon.
  camera: { azimuth: number; elevation: number; lens: number };
  // Part of the picture the objects fill, and where their middle stands (0 … 1 from left and top).
  fill: number;
  centre?: [number, number];
  // Without the ground, on which only the shadow is left: for pictures on any background.
  cutOut?: boolean;
  // For close-ups: looks at this point and shows this width in millimetres, with this f-number.
  focus?: { point: [number, number, number]; width: number; aperture?: number };
}
