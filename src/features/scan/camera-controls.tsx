import { useEffect, useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { hasLight, listCameras, switchLight } from './camera.ts';
import styles from './camera-view.module.css';

interface Props {
  stream: MediaStream;
  onChoose: (deviceId: string) => void;
  onStop: () => void;
}

export function CameraControls({ stream, onChoose, onStop }: Props) {
  return (
    <div className={styles.controls}>
      {hasLight(stream) && <Light stream={stream} />}
      <CameraChoice stream={stream} onChoose={onChoose} />
      <Button onClick={onStop}>{m.scan.stopCamera}</Button>
    </div>
  );
}

function Light({ stream }: { stream: MediaStream }) {
  const [isOn, setIsOn] = useState(false);
  const toggle = () =>
    switchLight(stream, !isOn).then(
      () => setIsOn(!isOn),
      // Fails if the device is too hot or the battery is low. The light then stays as it is.
      () => undefined,
    );
  return (
    <Button aria-pressed={isOn} onClick={() => void toggle()}>
      {isOn ? m.scan.lightOff : m.scan.lightOn}
    </Button>
  );
}

/** Shown only if there are several cameras. Their names are available once one is open. */
function CameraChoice({ stream, onChoose }: Omit<Props, 'onStop'>) {
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => void listCameras().then(setCameras), [stream]);
  if (cameras.length < 2) return null;
  return (
    <label className={styles.choice}>
      {m.scan.camera}
      <select
        value={stream.getVideoTracks()[0]?.getSettings().deviceId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {cameras.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || m.scan.cameraNumber({ number: index + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
