import type { ReactNode } from 'react';
import type { SearchHit } from '#src/contract/search.ts';
import type { Lifecycle } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { LifecycleBadge } from '#src/ui/lifecycle-badge.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './hit-row.module.css';
import { HighlightedText } from './highlighted-text.tsx';

const icons: Record<SearchHit['kind'], IconName> = {
  product: 'info',
  category: 'layout-grid',
  document: 'file-text',
  pdf: 'file-text',
  video: 'play',
  news: 'info',
  page: 'info',
};

interface Props {
  hit: SearchHit;
  /** "87 in stock"; undefined while unknown. */
  availability: string | undefined;
  /** For a product with a price. */
  purchase: ReactNode;
}

/** A result. The whole row is a link, except the quantity and button. */
export function HitRow({ hit, availability, purchase }: Props) {
  const { format } = usePrices();
  const { kind, url, title, partNumber, thumbnail, page, price, lifecycle, marked } = hit;
  return (
    <li className={styles.row}>
      <div className={styles.picture} data-kind={kind}>
        {thumbnail ? (
          <img src={thumbnail} alt="" width={64} height={64} loading="lazy" />
        ) : (
          <Icon name={icons[kind]} />
        )}
      </div>
      <div className={styles.text}>
        <SiteLink href={url} className={styles.title}>
          <HighlightedText text={marked.title} />
          {page !== null && `, ${m.search.pageOfDocument({ page })}`}
        </SiteLink>
        {marked.partNumber !== '' && partNumber !== title && (
          <p className={styles.partNumber}>
            <HighlightedText text={marked.partNumber} />
          </p>
        )}
        {hasBadge(lifecycle) && <LifecycleBadge lifecycle={lifecycle} />}
        <p className={styles.excerpt}>
          <HighlightedText text={excerptOf(hit)} />
        </p>
      </div>
      {kind === 'product' && (
        <div className={styles.order}>
          <div>
            {lifecycle !== 'obsolete' && <p>{price ? format(price) : m.search.priceOnRequest}</p>}
            <p className={styles.availability}>{availability}</p>
          </div>
          {price && lifecycle !== 'obsolete' && <div className={styles.purchase}>{purchase}</div>}
        </div>
      )}
    </li>
  );
}

/** Prefers the text with matches to the description. */
function excerptOf({ title, summary: plain, marked: { summary, text } }: SearchHit): string {
  if (plain === title) return text;
  if (summary.includes('<em>') || !text.includes('<em>')) return summary || text;
  return text;
}

const hasBadge = (lifecycle: string): lifecycle is Lifecycle =>
  lifecycle === 'not-for-new-designs' || lifecycle === 'obsolete';
