import { useEffect, useState, type ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { printDocument } from './print.ts';
import { fileName, type ReadableDocument } from './readable.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import iconButton from '#src/ui/icon-button.module.css';
import styles from './tools.module.css';
import type { Find } from './use-find.ts';
import type { Opened } from './use-opening.ts';

interface Props {
  document: ReadableDocument;
  opened: Opened;
  find: Find;
  action: ReactNode;
}

const messages: Record<ShareResult, string> = {
  shared: m.viewer.shared,
  copied: m.viewer.linkCopied,
  cancelled: '',
  'not-allowed': m.viewer.cannotShare,
};

/** Actions for the whole document. */
export function Tools({ document, opened, find, action }: Props) {
  const { pdf, bytes } = opened;
  const isFinding = find.words !== undefined;
  const [message, setMessage] = useState('');
  const url = useBlobUrl(bytes);
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(setMessage, 5000, '');
    return () => clearTimeout(timer);
  }, [message]);

  const print = async () => {
    const onProgress = (page: number) => setMessage(m.viewer.preparingPage({ page, count: pdf.numPages }));
    await printDocument({ pdf, bytes, onProgress }).then(
      () => setMessage(''),
      () => setMessage(m.viewer.cannotPrint),
    );
  };
  usePrintKey(print);
  const share = async () => setMessage(messages[await shareDocument(document, bytes)]);
  return (
    <div className={styles.tools} role="toolbar" aria-label={m.viewer.document}>
      <span className={styles.action}>{action}</span>
      <IconButton
        icon="search"
        label={m.viewer.find}
        aria-expanded={isFinding}
        onClick={isFinding ? find.close : find.open}
      />
      <a
        className={iconButton.button}
        href={url ?? document.fileUrl ?? undefined}
        download={fileName(document)}
        aria-label={m.viewer.download}
        title={m.viewer.download}
      >
        <Icon name="download" />
      </a>
      <IconButton icon="printer" label={m.viewer.print} onClick={() => void print()} />
      <IconButton icon="share" label={m.viewer.share} onClick={() => void share()} />
      <p role="status" className={message === '' ? undefined : styles.message}>
        {message}
      </p>
    </div>
  );
}

/** The browser would print the viewer with the visible part of the document. */
function usePrintKey(print: () => Promise<void>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [print]);
}

/** So that it can be downloaded offline too. */
function useBlobUrl(bytes: ArrayBuffer): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setUrl(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [bytes]);
  return url;
}

type ShareResult = 'shared' | 'copied' | 'cancelled' | 'not-allowed';

/** Shares the file if the device supports it, otherwise copies the URL with the current page. */
async function shareDocument(document: ReadableDocument, bytes: ArrayBuffer): Promise<ShareResult> {
  const file = new File([bytes], fileName(document), { type: 'application/pdf' });
  const content = { files: [file], title: document.title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(content))
    return navigator.share(content).then(
      () => 'shared',
      (error: unknown) => (isCancelled(error) ? 'cancelled' : copyUrl()),
    );
  return copyUrl();
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const copyUrl = (): Promise<ShareResult> =>
  navigator.clipboard.writeText(window.location.href).then(
    () => 'copied',
    () => 'not-allowed',
  );
