import { useEffect, useState, type RefObject } from 'react';

export type Reading = 'preparing' | 'scanning' | 'no-code-yet' | 'not-on-device';

/** Reads one frame after the other until one contains a code. `onRead` must not change between renders. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (texts: string[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>('preparing');
  useEffect(() => {
    const controller = new AbortController();
    const report = (isLate: boolean) => setReading(isLate ? 'no-code-yet' : 'scanning');
    // The code reader is loaded when needed and is not part of the first script.
    const read = async () => {
      const { readFrames } = await import('./read-frames.ts');
      return readFrames({ video: () => video.current, signal: controller.signal, report });
    };
    read().then(
      (texts) => texts.length > 0 && onRead(texts),
      () => setReading('not-on-device'),
    );
    return () => controller.abort();
  }, [video, onRead]);
  return reading;
}
