import { use } from 'react';
import type { Product } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import styles from './nameplate-label.module.css';
import { qrCode } from './qr-code.ts';

interface Properties {
  product: Product;
  /** What the code holds. */
  address: string;
}

/** Dark on white on every screen, 100 × 50 mm on paper. */
export function NameplateLabel({ product: { name, partNumber, specifications }, address }: Properties) {
  const company = use(SiteContext)?.siteName;
  return (
    <div className={styles.label}>
      <div className={styles.plate}>
        <Code text={address} />
        <div className={styles.text}>
          <p className={styles.company}>{company}</p>
          <p className={styles.partNumber}>{partNumber}</p>
          <p>{name}</p>
          <dl className={styles.figures}>
            {specifications.slice(0, 3).map((specification) => (
              <div key={specification.name}>
                <dt>{specification.name}</dt>
                <dd>{formatSpecification(specification)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  );
}

function Code({ text }: { text: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code with the address ${text}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
