import { Fragment, type ReactNode } from 'react';
import type { Document } from '#src/contract/document.ts';
import { documentUrl } from '#src/format/document-url.ts';
import { byEdition, usLanguage } from '#src/format/document-editions.ts';
import { formatDate } from '#src/format/date.ts';
import { languageName } from '#src/format/language-name.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import styles from './document-list.module.css';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  documents: Document[];
  /** Shown at the end of each row. */
  action?: (document: Document) => ReactNode;
}

/** Documents as links to their files, with type, size and revision. The editions of a document are in one row. */
export function DocumentList({ documents, action }: Props) {
  return (
    <ul role="list" className={styles.list}>
      {byEdition(documents).map(({ shown, others }) => (
        <DocumentRow key={shown.documentId} document={shown} others={others}>
          {action?.(shown)}
        </DocumentRow>
      ))}
    </ul>
  );
}

interface RowProps {
  document: Document;
  others: Document[];
  children: ReactNode;
}

function DocumentRow({ document, others, children }: RowProps) {
  const { title, type, language, revision, date, sizeBytes, replacedByRevision } = document;
  const url = documentUrl(document);
  const facts = [
    typeNames[type],
    editionName(language),
    revision && m.ui.revision({ revision }),
    date && formatDate(date),
    sizeBytes > 0 && formatBytes(sizeBytes),
  ];
  return (
    <li className={styles.row}>
      <Icon name="file-text" />
      <div className={styles.text}>
        {url ? <SiteLink href={url}>{title}</SiteLink> : title}
        <p className={styles.facts}>{withoutBreaksInside(facts.filter(Boolean).join('·'))}</p>
        {replacedByRevision !== null && (
          <p className={styles.facts}>{m.ui.replacedBy({ revision: replacedByRevision })}</p>
        )}
        <OtherEditions documents={others} />
      </div>
      {children}
    </li>
  );
}

function OtherEditions({ documents }: { documents: Document[] }) {
  if (documents.length === 0) return null;
  return (
    <p className={styles.facts}>
      {m.ui.alsoIn}
      {documents.map((document, index) => (
        <Fragment key={document.documentId}>
          {index === 0 ? ' ' : ', '}
          <SiteLink href={documentUrl(document) ?? ''}>{editionName(document.language)}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

const editionName = (language: string) => (language === usLanguage ? m.ui.usEdition : languageName(language));

const typeNames: Record<Document['type'], string> = {
  datasheet: m.ui.datasheet,
  manual: m.ui.manual,
  certificate: m.ui.certificate,
  cad: m.ui.cad,
  firmware: m.ui.firmware,
  declaration: m.ui.declaration,
};

/** Lines break between facts, never within a date. */
const withoutBreaksInside = (facts: string) => facts.replaceAll(' ', '\u00a0').replaceAll('·', ' · ');
