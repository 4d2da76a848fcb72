import { MathUtils, PerspectiveCamera, type Sphere, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const fieldOfViewDegrees = 30;
/** From the front, a little from the right and from above. */
const firstDirection = new Vector3(0.5, 0.4, 1).normalize();
/** Relative to the distance at which the whole model is visible. */
const minDistanceFactor = 0.35;
const maxDistanceFactor = 2.5;

/** A camera that looks at the centre of the model and is moved around it by drag, pinch or the returned functions. */
export function createModelCamera(canvas: HTMLCanvasElement, { center, radius }: Sphere, onMove: () => void) {
  const camera = new PerspectiveCamera(fieldOfViewDegrees);
  leaveWheelToPage(canvas);
  const controls = new OrbitControls(camera, canvas);
  // Set in the style sheet: outside full screen, the page can still be scrolled.
  canvas.style.removeProperty('touch-action');
  controls.enablePan = false;
  controls.target.copy(center);
  controls.addEventListener('change', onMove);
  let distance = 1;

  const reset = () => {
    camera.position.copy(center).addScaledVector(firstDirection, distance);
    controls.update();
  };
  const resize = (aspect: number) => {
    const before = distance;
    distance = fittingDistance(radius, aspect);
    Object.assign(camera, { aspect, near: distance / 50, far: distance * 10 });
    camera.updateProjectionMatrix();
    controls.minDistance = distance * minDistanceFactor;
    controls.maxDistance = distance * maxDistanceFactor;
    camera.position
      .sub(center)
      .multiplyScalar(distance / before)
      .add(center);
    controls.update();
    onMove();
  };
  reset();
  return {
    camera,
    resize,
    reset,
    // The camera moves the other way.
    rotate: (right: number, down: number) => {
      controls.rotateLeft(right);
      controls.rotateUp(down);
    },
    zoom: (factor: number) => (factor > 1 ? controls.dollyIn(factor) : controls.dollyOut(1 / factor)),
    dispose: () => controls.dispose(),
  };
}

/** The distance at which the whole model is visible, however it is turned. */
function fittingDistance(radius: number, aspect: number): number {
  const half = MathUtils.degToRad(fieldOfViewDegrees / 2);
  const narrower = Math.min(half, Math.atan(Math.tan(half) * aspect));
  return radius / Math.sin(narrower);
}

/** The wheel scrolls the page, except in full screen. With Ctrl, the event is a pinch on a touchpad. */
function leaveWheelToPage(canvas: HTMLCanvasElement) {
  const leave = (event: WheelEvent) => {
    if (!event.ctrlKey && !document.fullscreenElement) event.stopImmediatePropagation();
  };
  canvas.addEventListener('wheel', leave, { capture: true, passive: true });
}
