import { useState } from 'react';
import type { ListedProduct } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { usePrices } from '#src/ui/prices.ts';
import styles from './copy-csv.module.css';
import { csvOf, type CsvColumn } from './csv.ts';

interface Props {
  products: ListedProduct[];
  columns: CsvColumn[];
}

/** Copies the displayed products for a spreadsheet. */
export function CopyCsv({ products, columns }: Props) {
  const [outcome, setOutcome] = useState('');
  const { vatPercent } = usePrices();
  const copy = () =>
    navigator.clipboard.writeText(csvOf(products, columns, vatPercent)).then(
      () => setOutcome(m.catalogue.rowsCopied({ count: products.length })),
      () => setOutcome(m.catalogue.copyBlocked),
    );
  return (
    <button type="button" className={styles.button} aria-live="polite" onClick={() => void copy()}>
      {outcome === '' ? m.catalogue.copyCsv : outcome}
    </button>
  );
}
