import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './failure.module.css';
import type { ReadableDocument } from './readable.ts';
import { SavedAlternatives } from './saved-alternatives.tsx';
import type { FailedOpening } from './use-opening.ts';

interface Props {
  reason: FailedOpening;
  document?: ReadableDocument;
  onRetry: () => void;
}

const messages: Record<FailedOpening, { title: string; text: string }> = {
  unreachable: { title: m.viewer.unreachable, text: m.viewer.unreachableText },
  'no-viewer': { title: m.viewer.noViewer, text: m.viewer.noViewerText },
  gone: { title: m.viewer.gone, text: m.viewer.goneText },
  damaged: { title: m.viewer.damaged, text: m.viewer.damagedText },
  rejected: { title: m.viewer.rejected, text: m.viewer.rejectedText },
  locked: { title: m.viewer.locked, text: m.viewer.lockedText },
  unreadable: { title: m.viewer.unreadable, text: m.viewer.unreadableText },
};

const offlineReasons = new Set<FailedOpening>(['unreachable', 'no-viewer']);
const offersDownload = new Set<FailedOpening>(['no-viewer', 'locked', 'unreadable']);

/** Explains why the document cannot be shown, and what to do. */
export function Failure({ reason, document, onRetry }: Props) {
  const { title, text } = messages[reason];
  const [product] = document?.products ?? [];
  const fileUrl = document?.fileUrl;
  return (
    <div className={styles.failure}>
      <Notice kind={offlineReasons.has(reason) ? 'offline' : 'error'} title={title}>
        <p>{text}</p>
        <p className={styles.actions}>
          <Button onClick={onRetry}>{m.viewer.tryAgain}</Button>
          {offersDownload.has(reason) && fileUrl && (
            <ButtonLink href={fileUrl}>{m.viewer.openTheFile}</ButtonLink>
          )}
          {product && (
            <ButtonLink href={`/products/${product.url}/documents`}>{m.viewer.productDocuments}</ButtonLink>
          )}
        </p>
      </Notice>
      {reason === 'unreachable' && <SavedAlternatives productUrl={product?.url} />}
    </div>
  );
}
