import { useEffect, useRef } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { CameraControls } from './camera-controls.tsx';
import { CameraFailureNotice } from './camera-failure-notice.tsx';
import styles from './camera-view.module.css';
import { useCamera } from './use-camera.ts';
import { useReading, type Reading } from './use-reading.ts';

interface Props {
  /** Must not change between renders. */
  onRead: (texts: string[]) => void;
}

export function CameraView({ onRead }: Props) {
  const { camera, start, stop } = useCamera();
  if (camera.state === 'on')
    return (
      <Viewfinder
        key={camera.stream.id}
        stream={camera.stream}
        onRead={onRead}
        onChoose={start}
        onStop={stop}
      />
    );
  if (camera.state === 'failed')
    return <CameraFailureNotice failure={camera.failure} onRetry={() => start()} />;
  return (
    <div className={styles.finder}>
      <div className={styles.offer}>
        {camera.state === 'prompting' ? (
          <p role="status">{m.scan.allowCamera}</p>
        ) : (
          <>
            <p>{m.scan.staysOnDevice}</p>
            <Button variant="primary" onClick={() => start()}>
              {m.scan.startCamera}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface ViewfinderProps extends Props {
  stream: MediaStream;
  onChoose: (deviceId: string) => void;
  onStop: () => void;
}

function Viewfinder({ stream, onRead, onChoose, onStop }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reading = useReading(video, onRead);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div>
      <div className={styles.finder}>
        <video ref={video} autoPlay muted playsInline aria-label={m.scan.cameraView} />
        <span className={styles.frame} />
      </div>
      <p className={styles.status} role="status">
        {messages[reading]}
      </p>
      <CameraControls stream={stream} onChoose={onChoose} onStop={onStop} />
    </div>
  );
}

const messages: Record<Reading, string> = {
  preparing: m.scan.preparing,
  scanning: m.scan.scanning,
  'no-code-yet': m.scan.noCodeYet,
  'not-on-device': m.scan.readerNotSaved,
};
