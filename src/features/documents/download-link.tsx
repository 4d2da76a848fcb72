import { useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readBytes } from '#src/documents/bytes.ts';
import { markOpened } from '#src/documents/open.ts';
import { m } from '#src/messages/m.ts';
import { downloadFile } from '#src/ui/download-file.ts';
import styles from './document-rows.module.css';

/** Files that browsers do not display (models, firmware) are downloaded from the device, verified by checksum. */
export function DownloadLink({ document }: { document: SavedDocument }) {
  const { fileUrl, title } = document;
  const [isDamaged, setIsDamaged] = useState(false);
  const download = async () => {
    const bytes = await readBytes(fileUrl, document.checksum);
    setIsDamaged(bytes === undefined);
    if (!bytes) return;
    downloadFile(fileNameOf(fileUrl), new Blob([bytes]));
    await markOpened(document);
  };
  return (
    <>
      <a
        href={fileUrl}
        onClick={(event) => {
          event.preventDefault();
          void download();
        }}
      >
        {title}
      </a>
      {isDamaged && (
        <p role="alert" className={styles.facts}>
          {m.documents.copyDamaged}
        </p>
      )}
    </>
  );
}

/** Without the checksum that the backend appends. */
const fileNameOf = (url: string) =>
  (/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? 'document').replace(/_[0-9a-f]{10}(?=\.)/, '');
