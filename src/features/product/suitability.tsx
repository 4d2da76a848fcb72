import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '#src/contract/product.ts';
import styles from './suitability.module.css';

/** What it is for and what not, so that nobody orders the wrong instrument. */
export function Suitability({ product: { suitableFor, notSuitableFor } }: { product: Product }) {
  return (
    <div className={styles.columns}>
      <Lines title="Suitable for" lines={suitableFor} mark={<Check aria-hidden="true" size={18} />} />
      <Lines title="Not suitable for" lines={notSuitableFor} mark={<Minus aria-hidden="true" size={18} />} />
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
