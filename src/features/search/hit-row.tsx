import type { SearchHit } from '#src/contract/search.ts';
import type { Lifecycle } from '#src/contract/product.ts';
import { formatMoney } from '#src/format/money.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { LifecycleMark } from '#src/ui/lifecycle-mark.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './hit-row.module.css';
import { MarkedText } from './marked-text.tsx';

const icons: Record<SearchHit['kind'], IconName> = {
  product: 'info',
  category: 'layout-grid',
  document: 'file-text',
  pdf: 'file-text',
  video: 'play',
  news: 'info',
  page: 'info',
};

/** One result; all of it leads to its page. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const { kind, url, thumbnail, page, price, lifecycle, marked } = hit;
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
          <MarkedText text={marked.title} />
          {page !== null && `, page ${page}`}
        </SiteLink>
        {marked.partNumber !== '' && (
          <p className={styles.partNumber}>
            <MarkedText text={marked.partNumber} />
          </p>
        )}
        {isWithdrawn(lifecycle) && <LifecycleMark lifecycle={lifecycle} />}
        <p className={styles.excerpt}>
          <MarkedText text={excerptOf(hit)} />
        </p>
      </div>
      {kind === 'product' && (
        <p className={styles.price}>{price ? formatMoney(price) : 'Price on request'}</p>
      )}
    </li>
  );
}

/** The text in which something was found goes before the one that only describes. */
function excerptOf({ marked: { summary, text } }: SearchHit): string {
  if (summary.includes('<em>') || !text.includes('<em>')) return summary || text;
  return text;
}

const isWithdrawn = (lifecycle: string): lifecycle is Lifecycle =>
  lifecycle === 'not-for-new-designs' || lifecycle === 'obsolete';
