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
  const figures = figuresOf(specifications);
  return (
    <div className={styles.label}>
      <div className={styles.plate}>
        <Code text={address} />
        <div className={styles.text}>
          <p className={styles.company}>{company}</p>
          <p className={styles.partNumber} data-long={partNumber.length > 24 || undefined}>
            {partNumber}
          </p>
          <p className={styles.name}>{name}</p>
          {figures.length > 0 && (
            <dl className={styles.figures}>
              {figures.map((figure) => (
                <div key={figure.name}>
                  <dt>{figure.name}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  );
}

/** Two lines of a column on the plate. */
const mostCharacters = 28;

/** The first three that the plate has room for. */
const figuresOf = (specifications: Product['specifications']) =>
  specifications
    .map((specification) => ({ name: specification.name, value: formatSpecification(specification) }))
    .filter(({ name, value }) => name.length <= mostCharacters && value.length <= mostCharacters)
    .slice(0, 3);

function Code({ text }: { text: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code for ${text}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
