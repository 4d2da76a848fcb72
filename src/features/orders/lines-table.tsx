import type { ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import styles from './orders.module.css';

/**
 * Order lines: product, quantity, unit price and line total. On a phone each line is a grid of two rows, so that part numbers
 * do not wrap. The roles are explicit because browsers drop those of a table that is laid out as a grid.
 */
export function LinesTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.lines}>
      <ScrollTable caption={caption}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {m.orders.product}
            </th>
            <th role="columnheader" scope="col">
              {m.orders.quantity}
            </th>
            <th role="columnheader" scope="col">
              {m.orders.unitPrice}
            </th>
            <th role="columnheader" scope="col">
              {m.orders.amount}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </ScrollTable>
    </div>
  );
}
