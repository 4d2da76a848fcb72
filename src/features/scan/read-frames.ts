import { loadDetector } from './detector.ts';
import { drawPicture } from './picture-canvas.ts';

const minPauseMs = 120;
const hintAfterMs = 12_000;
/**
 * Gives 7 pixels per module if the nameplate fills half of the picture. Twice the size would take four times as long.
 */
const longestEdge = 640;

interface Options {
  video: () => HTMLVideoElement | null;
  signal: AbortSignal;
  /** Called before each frame is read; `true` if no code has been found for some time. */
  report: (isLate: boolean) => void;
}

/** Empty if it was aborted before a code was found. */
export async function readFrames({ video, signal, report }: Options): Promise<string[]> {
  const detect = await loadDetector();
  const canvas = document.createElement('canvas');
  const startedAt = performance.now();
  while (!signal.aborted) {
    report(performance.now() - startedAt > hintAfterMs);
    const frameAt = performance.now();
    const element = video();
    const frame = element && frameOf(element, canvas);
    const texts = frame ? await detect(frame) : [];
    if (texts.length > 0) return signal.aborted ? [] : texts;
    // Decodes at most half of the time, so that taps are handled.
    const pauseMs = Math.max(minPauseMs, performance.now() - frameAt);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return [];
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): HTMLCanvasElement | undefined {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const { videoWidth: width, videoHeight: height } = video;
  return drawPicture({ source: video, width, height }, longestEdge, canvas);
}
