import { useEffect, useState, type RefObject } from 'react';

export type Reading = 'preparing' | 'looking' | 'still-looking' | 'not-on-device';

/** Looks at one frame after the other until there is a code in it. `onRead` must stay the same between drawings. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (texts: string[]) => void,
): Reading {
  const [reading, setReading] = useState<Reading>('preparing');
  useEffect(() => {
    const ending = new AbortController();
    const tell = (isLate: boolean) => setReading(isLate ? 'still-looking' : 'looking');
    // What reads comes when there is something to read: it is no part of the first script.
    const read = async () => {
      const { readFrames } = await import('./read-frames.ts');
      return readFrames({ video: () => video.current, signal: ending.signal, tell });
    };
    read().then(
      (texts) => texts.length > 0 && onRead(texts),
      () => setReading('not-on-device'),
    );
    return () => ending.abort();
  }, [video, onRead]);
  return reading;
}
