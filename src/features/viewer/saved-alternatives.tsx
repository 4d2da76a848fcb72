import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './failure.module.css';
import { isPdf } from './readable.ts';

const maxShown = 6;

/** Saved documents of this product, or of all products if there are none. */
export function SavedAlternatives({ productUrl }: { productUrl: string | undefined }) {
  const [saved, setSaved] = useState<SavedDocument[]>([]);
  useEffect(() => {
    const list = async () => (await import('#src/documents/saved.ts')).listSaved();
    void list().then(setSaved, () => undefined);
  }, []);
  const readable = saved.filter(isPdf);
  const ofProduct = readable.filter(({ products }) => products.some(({ url }) => url === productUrl));
  const alternatives = ofProduct.length > 0 ? ofProduct : readable;
  if (alternatives.length === 0) return null;
  return (
    <div className={styles.alternatives}>
      <h2>{ofProduct.length > 0 ? m.viewer.savedOfProduct : m.viewer.savedOnDevice}</h2>
      <ul role="list">
        {alternatives.slice(0, maxShown).map(({ url, title }) => (
          <li key={url}>
            <SiteLink href={`/documents/${url}`}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
