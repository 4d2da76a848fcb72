import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CameraFailure } from './camera.ts';

/** Explains the problem and, if possible, how to solve it. */
export function CameraFailureNotice({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { title, solutions } = messages[failure];
  return (
    <div>
      <Notice kind="information" title={title}>
        {solutions.map((solution) => (
          <p key={solution}>{solution}</p>
        ))}
        {failure !== 'unsupported' && <Button onClick={onRetry}>Try again</Button>}
      </Notice>
    </div>
  );
}

const alternative = 'You can also upload a photo of the code or enter the part number.';

const messages: Record<CameraFailure, { title: string; solutions: string[] }> = {
  denied: {
    title: 'Camera access is blocked',
    solutions: [
      'To allow it, tap the icon to the left of the URL, then Permissions or Camera, then Allow. On an iPhone, go to Settings > Apps > Safari > Camera.',
      alternative,
    ],
  },
  none: { title: 'No camera found', solutions: [alternative] },
  busy: {
    title: 'The camera could not be started',
    solutions: ['Another app may be using it. Close that app, then try again.', alternative],
  },
  unsupported: {
    title: 'The camera cannot be used on this page',
    solutions: ['Browsers allow the camera only on pages whose URL begins with https.', alternative],
  },
};
