import type { ReactNode } from 'react';
import type { Picture } from '#src/contract/media.ts';
import type { Money } from '#src/contract/money.ts';
import type { Lifecycle } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { LifecycleBadge } from './lifecycle-badge.tsx';
import { PictureView } from './picture.tsx';
import { usePrices } from './prices.ts';
import styles from './product-card.module.css';
import { SiteLink } from './site-link.tsx';

interface CardProduct {
  name: string;
  url: string;
  partNumber: string;
  summary: string;
  thumbnail: Picture | null;
  unitPrice: Money | null;
  lifecycle: Lifecycle;
}

interface Props {
  product: CardProduct;
  isFirst?: boolean;
  /** In place of the part number. */
  note?: string;
  /** In place of the price of the product. */
  price?: string;
  /** Figures or actions below the text. */
  children?: ReactNode;
}

export function ProductCard({ product, isFirst = false, note, price, children }: Props) {
  const { format } = usePrices();
  const { name, url, partNumber, summary, thumbnail, unitPrice, lifecycle } = product;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {thumbnail && (
          <PictureView
            picture={thumbnail}
            sizes="(width < 40rem) 6.5rem, 19rem"
            isFirst={isFirst}
            alternativeText=""
          />
        )}
      </div>
      <h3 className={styles.name}>
        <SiteLink href={`/products/${url}`} className={styles.link}>
          {name}
        </SiteLink>
      </h3>
      {note === undefined && partNumber !== name && <p className={styles.partNumber}>{partNumber}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <LifecycleBadge lifecycle={lifecycle} />
      <p className={styles.summary}>{summary}</p>
      <p className={styles.price}>{price ?? (unitPrice ? format(unitPrice) : m.ui.priceOnRequest)}</p>
      {children && <div className={styles.more}>{children}</div>}
    </li>
  );
}
