import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CameraFailure } from './camera.ts';

/** Says what is in the way, and how to clear it where that can be done. */
export function CameraFailureNotice({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { title, ways } = words[failure];
  return (
    <div>
      <Notice kind="information" title={title}>
        {ways.map((way) => (
          <p key={way}>{way}</p>
        ))}
        {failure !== 'unsupported' && <Button onClick={onRetry}>Try again</Button>}
      </Notice>
    </div>
  );
}

const other = 'A picture of the code or the part number does as well.';

const words: Record<CameraFailure, { title: string; ways: string[] }> = {
  denied: {
    title: 'This site may not use the camera',
    ways: [
      'To allow it: tap the mark at the left of the address, then Permissions or Camera, then Allow. On an iPhone: Settings, Apps, Safari, Camera.',
      other,
    ],
  },
  none: { title: 'This device has no camera', ways: [other] },
  busy: {
    title: 'The camera does not start',
    ways: ['Another program may be using it: close it, then try again.', other],
  },
  unsupported: {
    title: 'This browser does not give the camera to this page',
    ways: ['It does so only at addresses that begin with https.', other],
  },
};
