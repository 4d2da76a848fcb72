import { memo, type ReactNode } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { setPinned } from '#src/documents/remove.ts';
import type { SavedMatch, TextHit } from '#src/documents/search.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { formatDate } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { isPdf } from '#src/documents/texts.ts';
import { DownloadLink } from './download-link.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import styles from './document-rows.module.css';

/** One row per document: title, products, date saved and actions. */
export function DocumentRows({
  matches,
  remove,
}: {
  matches: SavedMatch[];
  remove: (urls: string[]) => void;
}) {
  return (
    <ul role="list" className={styles.rows}>
      {matches.map(({ document, hit }) => (
        <Row key={document.url} document={document} hit={hit} remove={remove} />
      ))}
    </ul>
  );
}

/** Memoised, because the list may have hundreds of rows. */
const Row = memo(function Row({ document, hit, remove }: SavedMatch & { remove: (urls: string[]) => void }) {
  const { url, title } = document;
  return (
    <li className={styles.row}>
      <Icon name="file-text" />
      <div className={styles.text}>
        <Title matches={{ document, hit }} />
        <Facts document={document} />
        {hit && <Excerpt url={url} hit={hit} />}
        <OutdatedNote document={document} />
      </div>
      <div className={styles.actions}>
        <PinButton document={document} />
        <Button
          variant="plain"
          aria-label={m.documents.removeDocument({ title })}
          onClick={() => remove([url])}
        >
          {m.documents.remove}
        </Button>
      </div>
    </li>
  );
});

function Title({ matches: { document, hit } }: { matches: SavedMatch }) {
  if (!isPdf(document)) return <DownloadLink document={document} />;
  const page = hit ? `?page=${hit.page}` : '';
  return <SiteLink href={`/documents/${document.url}${page}`}>{document.title}</SiteLink>;
}

function Facts({ document }: { document: SavedDocument }) {
  const { type, language, revision, sizeBytes, savedAt, products } = document;
  const facts = [
    typeNames[type],
    language.toUpperCase(),
    revision && m.documents.revision({ revision }),
    formatBytes(sizeBytes),
    m.documents.savedOn({ date: formatDate(new Date(savedAt).toISOString()) }),
  ];
  const [first, ...others] = products;
  return (
    <p className={styles.facts}>
      {facts.filter(Boolean).join(' · ')}
      {first && (
        <>
          {' · '}
          <Products first={first} count={others.length} />
        </>
      )}
    </p>
  );
}

function Products({ first, count }: { first: SavedDocument['products'][number]; count: number }) {
  const name = first.partNumber || first.name;
  const product = (text: ReactNode) => <SiteLink href={`/products/${first.url}`}>{text}</SiteLink>;
  return count === 0 ? product(name) : m.documents.productAndMore({ product, name, count });
}

const typeNames: Record<SavedDocument['type'], string> = {
  datasheet: m.documents.typeDatasheet,
  manual: m.documents.typeManual,
  certificate: m.documents.typeCertificate,
  cad: m.documents.typeCad,
  firmware: m.documents.typeFirmware,
  declaration: m.documents.typeDeclaration,
};

function Excerpt({ url, hit }: { url: string; hit: TextHit }) {
  const query = `page=${hit.page}&find=${encodeURIComponent(hit.match)}`;
  return (
    <p className={styles.excerpt}>
      {m.documents.pageExcerpt({
        page: (text) => <SiteLink href={`/documents/${url}?${query}`}>{text}</SiteLink>,
        number: hit.page,
        excerpt: (
          <>
            {hit.before}
            <mark>{hit.match}</mark>
            {hit.after}
          </>
        ),
      })}
    </p>
  );
}

/** Documents that were only opened may be deleted when the disk is full; pinned ones stay. */
function PinButton({ document: { url, title, isPinned } }: { document: SavedDocument }) {
  if (isPinned)
    return (
      <span className={styles.pinned}>
        <Icon name="pin" /> {m.documents.pinned}
      </span>
    );
  return (
    <Button
      variant="plain"
      aria-label={m.documents.pinDocument({ title })}
      onClick={() => void setPinned(url, true)}
    >
      {m.documents.pin}
    </Button>
  );
}
