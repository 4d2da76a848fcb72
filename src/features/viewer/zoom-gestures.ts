import type { PdfView } from './pdf-view.ts';

/** Pinching, or the wheel with Ctrl (which trackpads send for pinching), zooms around the pointer. */
export function zoomByGesture(element: HTMLElement, view: Pick<PdfView, 'scale' | 'scaleTo'>): () => void {
  const stopping = new AbortController();
  const options = { passive: false, signal: stopping.signal };
  const wheel = createWheel(view);
  const pinch = createPinch(view);
  element.addEventListener('wheel', wheel, options);
  element.addEventListener('touchstart', pinch.start, options);
  element.addEventListener('touchmove', pinch.move, options);
  element.addEventListener('touchend', pinch.end, options);
  element.addEventListener('touchcancel', pinch.end, options);
  return () => stopping.abort();
}

type Scaled = Pick<PdfView, 'scale' | 'scaleTo'>;

const wheelRestMs = 300;
const linePixels = 16;

function createWheel({ scale, scaleTo }: Scaled) {
  let targetScale = 0;
  let lastAt = -Infinity;
  return (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // The steps of a trackpad are smaller than one percent, so they are added up here.
    if (event.timeStamp - lastAt > wheelRestMs) targetScale = scale();
    lastAt = event.timeStamp;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePixels : event.deltaY;
    targetScale *= Math.exp(-Math.max(-100, Math.min(100, pixels)) / 200);
    scaleTo(targetScale, [event.clientX, event.clientY]);
  };
}

function createPinch({ scale, scaleTo }: Scaled) {
  let initial: { scale: number; distance: number } | undefined;
  return {
    start: ({ touches }: TouchEvent) => {
      const fingers = twoOf(touches);
      initial = fingers && { scale: scale(), distance: fingers.distance };
    },
    move: (event: TouchEvent) => {
      const fingers = twoOf(event.touches);
      if (!initial || !fingers) return;
      event.preventDefault();
      scaleTo((initial.scale * fingers.distance) / initial.distance, fingers.middle);
    },
    end: () => {
      initial = undefined;
    },
  };
}

function twoOf({ length, 0: first, 1: second }: TouchList) {
  if (length !== 2 || !first || !second) return undefined;
  const middle: [number, number] = [
    (first.clientX + second.clientX) / 2,
    (first.clientY + second.clientY) / 2,
  ];
  return { distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY), middle };
}
