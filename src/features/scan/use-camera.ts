import { useEffect, useState } from 'react';
import { isCameraAllowed, openCamera, stopCamera, type CameraFailure } from './camera.ts';

export type Camera =
  | { state: 'off' | 'prompting' }
  | { state: 'on'; stream: MediaStream }
  | { state: 'failed'; failure: CameraFailure };

/** The camera selected by the visitor; null if the camera is off. */
type CameraRequest = { deviceId?: string } | null;

/** Keeps the camera open only while it is on and the page is visible. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ state: 'off' });
  const [request, setRequest] = useState<CameraRequest>(null);
  const isSeen = useIsSeen();

  useEffect(() => {
    void isCameraAllowed().then((isAllowed) => isAllowed && setRequest((before) => before ?? {}));
  }, []);

  useEffect(() => {
    if (request === null || !isSeen) return;
    setCamera({ state: 'prompting' });
    let isOver = false;
    const opening = openCamera(request.deviceId).then((opened) => {
      if (isOver && typeof opened !== 'string') stopCamera(opened);
      if (!isOver) setCamera(stateOf(opened));
      return opened;
    });
    return () => {
      isOver = true;
      setCamera({ state: 'off' });
      void opening.then((opened) => typeof opened !== 'string' && stopCamera(opened));
    };
  }, [request, isSeen]);

  return {
    camera,
    start: (deviceId?: string) => setRequest(deviceId === undefined ? {} : { deviceId }),
    stop: () => setRequest(null),
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
