import { useEffect, useState } from 'react';
import { onChange } from './change-events.ts';
import { readSubject } from './session.ts';

/** The id of the signed-in person; null for a visitor, undefined until it is known. */
export function useSubject(): string | null | undefined {
  const [subject, setSubject] = useState<string | null>();
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const current = await readSubject();
      if (!isUnmounted) setSubject(current);
    };
    void show();
    const stop = onChange(() => void show());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return subject;
}
