import { useState } from 'react';
import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { progressOf } from '#src/documents/pack-progress.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import styles from './packs-view.module.css';

/** The files of a pack with their progress. */
export function PackFiles({ pack, library }: { pack: Pack; library: Library }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.files} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{m.documents.files}</summary>
      {isOpen && (
        <ul role="list">
          {pack.documents.map((document) => (
            <li key={document.url}>
              <span>{document.title}</span>
              <span>{stateOf(document, library)}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function stateOf(document: DocumentToSave, library: Library): string {
  const { savedCount, percent } = progressOf([document], library);
  if (savedCount === 1) return m.documents.saved;
  return library.receivedBytes.has(document.url)
    ? m.documents.percentOf({ percent, size: formatBytes(document.sizeBytes) })
    : formatBytes(document.sizeBytes);
}
