import { useEffect, useState } from 'react';
import { isCameraAllowed, openCamera, stopCamera, type CameraFailure } from './camera.ts';

export type Camera =
  | { state: 'off' | 'asking' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'failed'; failure: CameraFailure };

/** What the visitor wants to see through; null is nothing. */
type Wanted = { deviceId?: string } | null;

/** Open while it is wanted and seen: a page in the background must not watch. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ state: 'off' });
  const [wanted, setWanted] = useState<Wanted>(null);
  const isSeen = useIsSeen();

  useEffect(() => {
    void isCameraAllowed().then((isAllowed) => isAllowed && setWanted((before) => before ?? {}));
  }, []);

  useEffect(() => {
    if (wanted === null || !isSeen) return;
    setCamera({ state: 'asking' });
    let isOver = false;
    const opening = openCamera(wanted.deviceId).then((opened) => {
      if (isOver && typeof opened !== 'string') stopCamera(opened);
      if (!isOver) setCamera(stateOf(opened));
      return opened;
    });
    return () => {
      isOver = true;
      setCamera({ state: 'off' });
      void opening.then((opened) => typeof opened !== 'string' && stopCamera(opened));
    };
  }, [wanted, isSeen]);

  return {
    camera,
    start: (deviceId?: string) => setWanted(deviceId === undefined ? {} : { deviceId }),
    stop: () => setWanted(null),
  };
}

const stateOf = (opened: MediaStream | CameraFailure): Camera =>
  typeof opened === 'string' ? { state: 'failed', failure: opened } : { state: 'on', stream: opened };

function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    const look = () => setIsSeen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
