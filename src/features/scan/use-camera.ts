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
  const isVisible = useIsVisible();

  useEffect(() => {
    void isCameraAllowed().then((isAllowed) => isAllowed && setRequest((before) => before ?? {}));
  }, []);

  useEffect(() => {
    if (request === null || !isVisible) return;
    setCamera({ state: 'prompting' });
    let isCancelled = false;
    const opening = openCamera(request.deviceId).then((opened) => {
      if (isCancelled && typeof opened !== 'string') stopCamera(opened);
      if (!isCancelled) setCamera(stateOf(opened));
      return opened;
    });
    return () => {
      isCancelled = true;
      setCamera({ state: 'off' });
      void opening.then((opened) => typeof opened !== 'string' && stopCamera(opened));
    };
  }, [request, isVisible]);

  return {
    camera,
    start: (deviceId?: string) => setRequest(deviceId === undefined ? {} : { deviceId }),
    stop: () => setRequest(null),
  };
}

const stateOf = (opened: MediaStream | CameraFailure): Camera =>
  typeof opened === 'string' ? { state: 'failed', failure: opened } : { state: 'on', stream: opened };

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(true);
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
