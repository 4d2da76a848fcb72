import { use, type ReactNode } from 'react';
import type { Product } from '#src/contract/product.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import { useConvert } from '#src/ui/use-units.ts';
import { documentUrl } from '#src/format/document-url.ts';
import { formatBytes, formatSpecification } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LifecycleBadge } from '#src/ui/lifecycle-badge.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { currentDatasheet, usDatasheet } from './current-datasheet.ts';
import { PriceAndStock } from './price-and-stock.tsx';
import styles from './product-head.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  product: Product;
  /** When the data was fetched, in milliseconds. */
  savedAt: number;
  purchase: ReactNode;
  action: ReactNode;
}

/** Name, part number, price and the next steps. */
export function ProductHead({ product, savedAt, purchase, action }: Props) {
  const { name, url, partNumber, manufacturer, summary, lifecycle, family } = product;
  return (
    <div className={styles.head}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.partNumber}>
        {manufacturer
          ? m.product.partNumberBy({ code, partNumber, manufacturer })
          : m.product.partNumber({ code, partNumber })}
      </p>
      <LifecycleBadge lifecycle={lifecycle} />
      <p className={styles.summary}>{summary}</p>
      <Successor product={product} />
      <KeyFigures figures={product.keyFigures} />
      <PriceAndStock product={product} savedAt={savedAt} />
      {purchase && <div className={styles.purchase}>{purchase}</div>}
      <div className={styles.actions}>
        <ButtonLink href={`/request-quote?product=${url}#form`}>{m.product.requestQuote}</ButtonLink>
        {family?.partNumberPrefix && lifecycle !== 'obsolete' && (
          <ButtonLink href={`/part-wizard?code=${partNumber}`}>{m.product.configure}</ButtonLink>
        )}
        <Datasheet product={product} />
        <UsDatasheet product={product} />
      </div>
      {action}
    </div>
  );
}

const code = (text: ReactNode) => <code>{text}</code>;

function KeyFigures({ figures }: { figures: Product['keyFigures'] }) {
  const convert = useConvert();
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{figure.name}</dt>
          <dd>
            {formatSpecification(convert(figure))}
            {figure.atFullScale && ` (${formatSpecification(convert(figure.atFullScale))})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Successor({ product: { lifecycle, successor } }: { product: Product }) {
  if (lifecycle !== 'obsolete' || !successor) return null;
  return (
    <Notice kind="information" title={m.product.discontinued}>
      <p>
        {m.product.replaced({
          link: (text) => <SiteLink href={`/products/${successor.url}`}>{text}</SiteLink>,
          successor: successor.name,
        })}
      </p>
    </Notice>
  );
}

/** The datasheet document if there is one; a backend without documents has only the file. */
function Datasheet({ product: { documents, dataSheet, dataSheetUrl } }: { product: Product }) {
  const record = currentDatasheet(documents);
  const href = (record && documentUrl(record)) ?? dataSheet?.url ?? dataSheetUrl;
  const sizeBytes = record?.sizeBytes ?? dataSheet?.sizeBytes;
  if (!href) return null;
  return (
    <ButtonLink href={href}>
      <Icon name="file-text" />{' '}
      {sizeBytes ? m.product.datasheet({ size: formatBytes(sizeBytes) }) : m.product.datasheetElsewhere}
    </ButtonLink>
  );
}

/** Beside the datasheet in the language of the page, for visitors who use US units. */
function UsDatasheet({ product: { documents } }: { product: Product }) {
  const { system } = use(UnitsContext);
  const record = system === 'us' ? usDatasheet(documents) : undefined;
  const href = record && documentUrl(record);
  if (!href) return null;
  return (
    <ButtonLink href={href}>
      <Icon name="file-text" /> {m.product.datasheetUs({ size: formatBytes(record.sizeBytes) })}
    </ButtonLink>
  );
}
