import { use } from 'react';
import type { Product } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import styles from './nameplate-label.module.css';
import { qrCode } from './qr-code.ts';

interface Props {
  product: Product;
  /** The content of the code. */
  url: string;
}

/** Dark on white in both colour schemes, 100 × 50 mm in print. */
export function NameplateLabel({ product: { name, partNumber, specifications }, url }: Props) {
  const company = use(SiteContext)?.siteName;
  const figures = figuresOf(specifications);
  return (
    <div className={styles.label}>
      <div className={styles.plate}>
        <Code text={url} />
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
        <p className={styles.url}>{url.replace(/^https?:\/\//, '')}</p>
      </div>
    </div>
  );
}

/** Fits on two lines of a column on the label. */
const maxCharacters = 28;

/** The first three figures that fit on the label. */
const figuresOf = (specifications: Product['specifications']) =>
  specifications
    .map((specification) => ({ name: specification.name, value: formatSpecification(specification) }))
    .filter(({ name, value }) => name.length <= maxCharacters && value.length <= maxCharacters)
    .slice(0, 3);

function Code({ text }: { text: string }) {
  const { size, path } = qrCode(text);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.product.qrCode({ url: text })}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}
