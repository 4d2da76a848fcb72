import type { Document } from '#src/contract/document.ts';
import { formatDate } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import styles from './document-list.module.css';
import { Icon } from './icon.tsx';

/** Documents of record, each a link to its file, with what one wants to know before loading it. */
export function DocumentList({ documents }: { documents: Document[] }) {
  return (
    <ul role="list" className={styles.list}>
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} />
      ))}
    </ul>
  );
}

function DocumentRow({
  document: { title, address, type, language, revision, date, sizeBytes, replacedByRevision },
}: {
  document: Document;
}) {
  const facts = [
    type === 'cad' ? 'CAD' : type,
    language.toUpperCase(),
    revision && `rev. ${revision}`,
    date && formatDate(date),
    sizeBytes > 0 && formatBytes(sizeBytes),
  ];
  return (
    <li className={styles.row}>
      <Icon name="file-text" />
      <div>
        {address ? <a href={address}>{title}</a> : title}
        <p className={styles.facts}>{unbroken(facts.filter(Boolean).join('·'))}</p>
        {replacedByRevision !== null && (
          <p className={styles.facts}>Replaced by revision {replacedByRevision}</p>
        )}
      </div>
    </li>
  );
}

/** Lines end between facts, never within a date. */
const unbroken = (facts: string) => facts.replaceAll(' ', '\u00a0').replaceAll('·', ' · ');
