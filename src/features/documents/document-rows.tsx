import { memo } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { setPinned } from '#src/documents/remove.ts';
import type { SavedMatch, TextHit } from '#src/documents/search.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { formatDate } from '#src/format/date.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { isPdf } from '#src/documents/texts.ts';
import { DownloadLink } from './download-link.tsx';
import { NewerMark } from './newer-mark.tsx';
import styles from './document-rows.module.css';

/** One row a document: what it is, what it belongs to, since when it is here, and what can be done with it. */
export function DocumentRows({ found, remove }: { found: SavedMatch[]; remove: (urls: string[]) => void }) {
  return (
    <ul role="list" className={styles.rows}>
      {found.map(({ document, hit }) => (
        <Row key={document.url} document={document} hit={hit} remove={remove} />
      ))}
    </ul>
  );
}

/** Hundreds of them stand still while one changes. */
const Row = memo(function Row({ document, hit, remove }: SavedMatch & { remove: (urls: string[]) => void }) {
  const { url, title } = document;
  return (
    <li className={styles.row}>
      <Icon name="file-text" />
      <div className={styles.text}>
        <Title found={{ document, hit }} />
        <Facts document={document} />
        {hit && <Excerpt url={url} hit={hit} />}
        <NewerMark document={document} />
      </div>
      <div className={styles.actions}>
        <Keep document={document} />
        <Button look="plain" aria-label={`Remove ${title}`} onClick={() => remove([url])}>
          Remove
        </Button>
      </div>
    </li>
  );
});

function Title({ found: { document, hit } }: { found: SavedMatch }) {
  if (!isPdf(document)) return <DownloadLink document={document} />;
  const page = hit ? `?page=${hit.page}` : '';
  return <SiteLink href={`/documents/${document.url}${page}`}>{document.title}</SiteLink>;
}

function Facts({ document }: { document: SavedDocument }) {
  const { type, language, revision, sizeBytes, savedAt, products } = document;
  const facts = [
    type === 'cad' ? 'CAD' : type,
    language.toUpperCase(),
    revision && `rev. ${revision}`,
    formatBytes(sizeBytes),
    `saved ${formatDate(new Date(savedAt).toISOString())}`,
  ];
  const [first, ...others] = products;
  return (
    <p className={styles.facts}>
      {facts.filter(Boolean).join(' · ')}
      {first && (
        <>
          {' · '}
          <SiteLink href={`/products/${first.url}`}>{first.partNumber || first.name}</SiteLink>
          {others.length > 0 && ` and ${others.length} more`}
        </>
      )}
    </p>
  );
}

function Excerpt({ url, hit }: { url: string; hit: TextHit }) {
  const place = `page=${hit.page}&find=${encodeURIComponent(hit.match)}`;
  return (
    <p className={styles.excerpt}>
      <SiteLink href={`/documents/${url}?${place}`}>Page {hit.page}</SiteLink>: {hit.before}
      <mark>{hit.match}</mark>
      {hit.after}
    </p>
  );
}

/** What was only opened may go when the disk is full; what is kept by choice stays. */
function Keep({ document: { url, title, isPinned } }: { document: SavedDocument }) {
  if (isPinned)
    return (
      <span className={styles.kept}>
        <Icon name="pin" /> Pinned
      </span>
    );
  return (
    <Button look="plain" aria-label={`Pin ${title}`} onClick={() => void setPinned(url, true)}>
      Pin
    </Button>
  );
}
