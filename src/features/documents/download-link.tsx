import { useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readBytes } from '#src/documents/bytes.ts';
import { markOpened } from '#src/documents/open.ts';
import styles from './document-rows.module.css';

/** Files that no browser shows (models, firmware) are handed over from the device, proved by their checksum. */
export function DownloadLink({ document }: { document: SavedDocument }) {
  const { address, title } = document;
  const [isDamaged, setIsDamaged] = useState(false);
  const handOver = async () => {
    const bytes = await readBytes(address, document.checksum);
    setIsDamaged(bytes === undefined);
    if (!bytes) return;
    saveAs(bytes, nameOf(address));
    await markOpened(document);
  };
  return (
    <>
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault();
          void handOver();
        }}
      >
        {title}
      </a>
      {isDamaged && (
        <p role="alert" className={styles.facts}>
          The copy on this device was damaged and has been removed. Save it again when you are online.
        </p>
      )}
    </>
  );
}

function saveAs(bytes: ArrayBuffer, name: string) {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Without the mark of its bytes that the backend appends. */
const nameOf = (address: string) =>
  (/([^/?]+)(?:\?|$)/.exec(address)?.[1] ?? 'document').replace(/_[0-9a-f]{10}(?=\.)/, '');
