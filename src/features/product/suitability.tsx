import type { ReactNode } from 'react';
import type { Product } from '#src/contract/product.ts';
import styles from './suitability.module.css';
import { Icon } from '#src/ui/icon.tsx';

/** Suitable and unsuitable applications, so that nobody orders the wrong instrument. */
export function Suitability({ product: { suitableFor, notSuitableFor } }: { product: Product }) {
  if (suitableFor.length + notSuitableFor.length === 0) return null;
  return (
    <div className={styles.columns}>
      <Lines title="Suitable for" lines={suitableFor} mark={<Icon name="check" />} />
      <Lines title="Not suitable for" lines={notSuitableFor} mark={<Icon name="minus" />} />
    </div>
  );
}

function Lines({ title, lines, mark }: { title: string; lines: string[]; mark: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>
            {mark}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
