import { useRef } from 'react';
import { m } from '#src/messages/m.ts';
import { Head } from '#src/ui/head.tsx';
import { formatBytes } from '#src/format/quantity.ts';
import { Failure } from './failure.tsx';
import { OpenDocument } from './open-document.tsx';
import type { ReadableDocument } from './readable.ts';
import type { PdfViewerProps } from './pdf-viewer-props.ts';
import styles from './pdf-viewer.module.css';
import { ToolbarTitle } from './toolbar.tsx';
import { useModal } from './use-modal.ts';
import { useOpening } from './use-opening.ts';

/** Fills the window. The rest of the page is inert behind it. */
export function PdfViewer(props: PdfViewerProps) {
  const { document } = props;
  const frame = useRef<HTMLDivElement>(null);
  useModal(frame);
  const { opening, retry } = useOpening(document);
  return (
    <div ref={frame} className={styles.viewer}>
      <Head title={document.title} isIndexed={false} />
      {opening.state === 'ready' ? (
        <OpenDocument {...props} opened={opening} />
      ) : (
        <>
          <div className={styles.bar}>
            <ToolbarTitle document={document} />
          </div>
          {opening.state === 'loading' ? (
            <Loading document={document} receivedBytes={opening.receivedBytes} />
          ) : (
            <Failure reason={opening.reason} document={document} onRetry={retry} />
          )}
        </>
      )}
    </div>
  );
}

function Loading({ document, receivedBytes }: { document: ReadableDocument; receivedBytes: number }) {
  const { title, sizeBytes } = document;
  return (
    <div className={styles.loading} role="status">
      <p>
        {sizeBytes > 0
          ? m.viewer.openingWithSize({ title, size: formatBytes(sizeBytes) })
          : m.viewer.opening({ title })}
      </p>
      <progress
        className={styles.progress}
        aria-label={m.viewer.loadingProgress}
        max={Math.max(sizeBytes, receivedBytes, 1)}
        value={receivedBytes === 0 ? undefined : receivedBytes}
      />
    </div>
  );
}
