/** Why the camera cannot be used. Each reason has its own instructions. */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'unsupported';

/** The rear camera, or the selected one. */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream | CameraFailure> {
  // Browsers omit `mediaDevices` if the site is not served over https.
  if (!('mediaDevices' in navigator)) return 'unsupported';
  const selection =
    deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } };
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { ...selection, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return failureOf(error);
  }
}

/** https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

export function stopCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput');
}

interface LightConstraint extends MediaTrackConstraintSet {
  torch: boolean;
}

/** Firefox does not report capabilities, and TypeScript has no type for `torch`. */
export function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  if (!track || !('getCapabilities' in track)) return false;
  const capabilities = track.getCapabilities();
  return 'torch' in capabilities && capabilities.torch === true;
}

export async function switchLight(stream: MediaStream, isOn: boolean) {
  const light: LightConstraint = { torch: isOn };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
}

/** True if permission has already been granted. Firefox, and Safari before 16, do not report this. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}
