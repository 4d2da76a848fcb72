import type * as THREE from 'three';
import type { Place } from '../parts/shapes.ts';
import type { Shot } from './shot.ts';

/** An option of the part wizard: a camera [azimuth, elevation], the point it looks at and the width it shows, in millimetres. */
export function closeUp(
  scene: () => THREE.Group,
  [azimuth, elevation]: [number, number],
  point: Place,
  width: number,
): Shot {
  return {
    scene,
    // Displayed 72 px wide: as large as the close-ups that are cut out of products' pictures.
    size: [420, 420],
    camera: { azimuth, elevation, lens: 85 },
    fill: 1,
    cutOut: true,
    focus: { point, width },
  };
}
