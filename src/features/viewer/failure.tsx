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
  unreachable: {
    title: 'This document is not saved on this device',
    text: 'You are offline. The document opens automatically when you are back online. To read it offline next time, select “Save offline” on its product page.',
  },
  'no-viewer': {
    title: 'The PDF viewer is not saved on this device yet',
    text: 'The document is saved, but the PDF viewer could not be loaded. Try again when you are online, or open the file in another program.',
  },
  gone: {
    title: 'This document is no longer available',
    text: 'Its file has been removed from the server. See the product page for current documents.',
  },
  damaged: {
    title: 'The download was incomplete or damaged',
    text: 'The file does not match the one the manufacturer published, so it is not shown. Trying again usually helps.',
  },
  rejected: {
    title: 'The server could not send this document',
    text: 'It returned an error. Try again in a moment.',
  },
  locked: {
    title: 'This document is protected by a password',
    text: 'It cannot be opened here. Download it and open it in another program.',
  },
  unreadable: {
    title: 'This document cannot be opened',
    text: 'The file is damaged or is not a PDF. Download it and try another program, or tell us which document it is.',
  },
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
          <Button onClick={onRetry}>Try again</Button>
          {offersDownload.has(reason) && fileUrl && <ButtonLink href={fileUrl}>Open the file</ButtonLink>}
          {product && (
            <ButtonLink href={`/products/${product.url}/documents`}>See product documents</ButtonLink>
          )}
        </p>
      </Notice>
      {reason === 'unreachable' && <SavedAlternatives productUrl={product?.url} />}
    </div>
  );
}
