import { fileName, type ReadableDocument } from './readable.ts';

export type Shared = 'shared' | 'copied' | 'cancelled' | 'refused';

/** The file itself where the device can pass files on, else the address of the place that is shown. */
export async function shareDocument(document: ReadableDocument, bytes: ArrayBuffer): Promise<Shared> {
  const file = new File([bytes], fileName(document), { type: 'application/pdf' });
  const content = { files: [file], title: document.title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(content))
    return navigator.share(content).then(
      () => 'shared',
      (error: unknown) => (isCancelled(error) ? 'cancelled' : copyAddress()),
    );
  return copyAddress();
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const copyAddress = (): Promise<Shared> =>
  navigator.clipboard.writeText(window.location.href).then(
    () => 'copied',
    () => 'refused',
  );
