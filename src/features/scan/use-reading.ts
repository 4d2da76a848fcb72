import { useEffect, useState, type RefObject } from 'react';

export type Reading = 'preparing' | 'looking' | 'still-looking' | 'not-on-device';

/** Reads one frame after the other until one contains a code. `onRead` must not change between renders. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (texts: string[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>('preparing');
  useEffect(() => {
    const ending = new AbortController();
    const report = (isLate: boolean) => setReading(isLate ? 'still-looking' : 'looking');
    // The code reader is loaded when needed and is not part of the first script.
    const read = async () => {
      const { readFrames } = await import('./read-frames.ts');
      return readFrames({ video: () => video.current, signal: ending.signal, report });
    };
    read().then(
      (texts) => texts.length > 0 && onRead(texts),
      () => setReading('not-on-device'),
    );
    return () => ending.abort();
  }, [video, onRead]);
  return reading;
}
