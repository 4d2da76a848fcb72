import { useEffect, useState, type RefObject } from 'react';
import { loadDetector } from './detector.ts';
import { drawn } from './picture-canvas.ts';

export type Reading = 'preparing' | 'looking' | 'still-looking' | 'not-on-device';

const shortestPauseMs = 120;
const patienceMs = 12_000;
/** 7 pixels for a module of a nameplate that fills half of the picture; twice the edge would take four times as long. */
const longestEdge = 640;

/** Looks at one frame after the other until there is a code in it. `onRead` must stay the same between drawings. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (texts: string[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>('preparing');
  useEffect(() => {
    const ending = new AbortController();
    readFrames(video, ending.signal, setReading).then(
      (texts) => texts.length > 0 && onRead(texts),
      () => setReading('not-on-device'),
    );
    return () => ending.abort();
  }, [video, onRead]);
  return reading;
}

/** Nothing when it was ended before there was a code. */
async function readFrames(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  tell: (reading: Reading) => void,
): Promise<string[]> {
  const detect = await loadDetector();
  const canvas = document.createElement('canvas');
  const startedAt = performance.now();
  while (!signal.aborted) {
    tell(performance.now() - startedAt > patienceMs ? 'still-looking' : 'looking');
    const frameAt = performance.now();
    const frame = video.current && frameOf(video.current, canvas);
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
