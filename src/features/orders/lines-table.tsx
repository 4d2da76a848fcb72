import type { ReactNode } from 'react';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import styles from './orders.module.css';

/** What is bought, a row a line: product, quantity, price of each, sum. */
export function LinesTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.lines}>
      <ScrollTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Unit price</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </ScrollTable>
    </div>
  );
}
