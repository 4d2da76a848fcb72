import type { ReactNode } from 'react';
import type { Product } from '#src/contract/product.ts';
import styles from './suitability.module.css';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Suitable and unsuitable applications, so that nobody orders the wrong instrument. */
export function Suitability({ product: { suitableFor, notSuitableFor } }: { product: Product }) {
  if (suitableFor.length + notSuitableFor.length === 0) return null;
  return (
    <div className={styles.columns}>
      <Lines title={m.product.suitableFor} lines={suitableFor} icon={<Icon name="check" />} />
      <Lines title={m.product.notSuitableFor} lines={notSuitableFor} icon={<Icon name="minus" />} />
    </div>
  );
}

function Lines({ title, lines, icon }: { title: string; lines: string[]; icon: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
