import { m } from '#src/messages/m.ts';
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
        {failure !== 'unsupported' && <Button onClick={onRetry}>{m.scan.tryAgain}</Button>}
      </Notice>
    </div>
  );
}

const messages: Record<CameraFailure, { title: string; solutions: string[] }> = {
  denied: {
    title: m.scan.accessBlocked,
    solutions: [m.scan.howToAllow, m.scan.alternative],
  },
  none: { title: m.scan.noCamera, solutions: [m.scan.alternative] },
  busy: {
    title: m.scan.notStarted,
    solutions: [m.scan.closeOtherApp, m.scan.alternative],
  },
  unsupported: {
    title: m.scan.unsupported,
    solutions: [m.scan.onlyHttps, m.scan.alternative],
  },
};
