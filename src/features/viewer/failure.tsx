import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './failure.module.css';
import type { ReadableDocument } from './readable.ts';
import { SavedInstead } from './saved-instead.tsx';
import type { FailedOpening } from './use-opening.ts';

interface Properties {
  reason: FailedOpening;
  document?: ReadableDocument;
  onRetry: () => void;
}

const faces: Record<FailedOpening, { title: string; text: string }> = {
  unreachable: {
    title: 'This document is not on this device',
    text: 'There is no connection to the server. The document opens by itself when the connection is back. Next time, save it while you are connected: each document has a button “Save offline” on the page of its product.',
  },
  'no-reader': {
    title: 'The reader is not on this device yet',
    text: 'The document is here, but the part of the site that shows it could not be loaded. Try again when the connection is back, or open the file itself.',
  },
  gone: {
    title: 'The file of this document is gone',
    text: 'The server has no file at its address any more. The page of the product lists the documents there are.',
  },
  damaged: {
    title: 'The file did not arrive whole',
    text: 'What came is not what the maker published, so it is not shown. Trying again usually helps.',
  },
  refused: {
    title: 'The server could not send this document',
    text: 'It answered with an error. Try again in a moment.',
  },
  locked: {
    title: 'This document asks for a password',
    text: 'It cannot be read here. Download it and open it in another program.',
  },
  unreadable: {
    title: 'This document cannot be read',
    text: 'Its file is damaged or is no PDF. Download it to try another program, or tell us which document it is.',
  },
};

const isOffline = new Set<FailedOpening>(['unreachable', 'no-reader']);
const isWorthTheFile = new Set<FailedOpening>(['no-reader', 'locked', 'unreadable']);

/** Says why there is nothing to read, and what can be done about it. */
export function Failure({ reason, document, onRetry }: Properties) {
  const { title, text } = faces[reason];
  const [product] = document?.products ?? [];
  const address = document?.address;
  return (
    <div className={styles.failure}>
      <Notice kind={isOffline.has(reason) ? 'offline' : 'error'} title={title}>
        <p>{text}</p>
        <p className={styles.ways}>
          <Button onClick={onRetry}>Try again</Button>
          {isWorthTheFile.has(reason) && address && <ButtonLink href={address}>Open the file</ButtonLink>}
          {product && (
            <ButtonLink href={`/products/${product.url}/documents`}>Documents of the product</ButtonLink>
          )}
        </p>
      </Notice>
      {reason === 'unreachable' && <SavedInstead productUrl={product?.url} />}
    </div>
  );
}
