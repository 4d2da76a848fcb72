import { loadDetector } from './detector.ts';
import { drawn } from './picture-canvas.ts';

const shortestPauseMs = 120;
const patienceMs = 12_000;
/** 7 pixels for a module of a nameplate that fills half of the picture; twice the edge would take four times as long. */
const longestEdge = 640;

interface Options {
  video: () => HTMLVideoElement | null;
  signal: AbortSignal;
  /** Told before each look; late when there was nothing for some time. */
  tell: (isLate: boolean) => void;
}

/** Nothing when it was ended before there was a code. */
export async function readFrames({ video, signal, tell }: Options): Promise<string[]> {
  const detect = await loadDetector();
  const canvas = document.createElement('canvas');
  const startedAt = performance.now();
  while (!signal.aborted) {
    tell(performance.now() - startedAt > patienceMs);
    const frameAt = performance.now();
    const element = video();
    const frame = element && frameOf(element, canvas);
    const texts = frame ? await detect(frame) : [];
    if (texts.length > 0) return signal.aborted ? [] : texts;
    // Never more than half of the time: taps must be answered.
    const pauseMs = Math.max(shortestPauseMs, performance.now() - frameAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return [];
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): HTMLCanvasElement | undefined {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const { videoWidth: width, videoHeight: height } = video;
  return drawn({ source: video, width, height }, longestEdge, canvas);
}
