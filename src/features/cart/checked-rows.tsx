import type { ListRow } from '#src/contract/project-list.ts';
import { m } from '#src/messages/m.ts';
import { store } from '#src/outbox/store.ts';
import { Button } from '#src/ui/button.tsx';
import { ListRowFields } from './list-row-fields.tsx';
import { addLines, type NewLine } from './mutations.ts';
import type { Parts } from './parts.ts';
import type { QuickOrderOutcome } from './quick-order-notice.tsx';
import styles from './quick-order.module.css';
import { stateOfRow, type RowState } from './row-state.ts';
import type { Rows } from './use-rows.ts';

/** The maximum number of lines the server accepts in one request. */
const maxLines = 250;

interface Props {
  rows: Rows;
  parts: Parts;
  /** The outbox entry of these rows that the server rejected. */
  rejectedEntry: string | null;
  onOutcome: (outcome: QuickOrderOutcome) => void;
}

/** The rows with their catalogue data. Those that can be ordered are added to the cart, the others stay. */
export function CheckedRows({ rows, parts, rejectedEntry, onOutcome }: Props) {
  const checked = rows.rows.map((row) => ({ row, state: stateOfRow(row, parts) }));
  const orderable = checked.flatMap(({ row, state }) => (state.type === 'good' ? { row, state } : []));
  const now = orderable.slice(0, maxLines);
  const add = async () => {
    const result = await addLines(now.map(({ row, state }) => toNewLine(row, state)));
    if (result?.type === 'failed') return onOutcome({ type: 'failed', message: result.message });
    if (rejectedEntry !== null) await store.remove(rejectedEntry);
    const added = new Set(now.map(({ row }) => row.id));
    rows.setRows(rows.rows.filter(({ id }) => !added.has(id)));
    onOutcome({ type: 'added', count: added.size });
  };
  const clear = () => {
    onOutcome({ type: 'cleared', rows: rows.rows });
    rows.setRows([]);
  };
  const status = orderable.length < checked.length ? m.quickOrder.someOrderable : m.quickOrder.allOrderable;
  return (
    <>
      <p role="status">{status({ orderable: orderable.length, count: checked.length })}</p>
      <ol role="list" className={styles.rows}>
        {checked.map(({ row, state }, index) => (
          <ListRowFields key={row.id} number={index + 1} row={row} state={state} rows={rows} />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="primary" disabled={now.length === 0} onClick={() => void add()}>
          {m.quickOrder.addItems({ count: now.length })}
        </Button>
        <Button variant="plain" onClick={clear}>
          {m.quickOrder.clearList}
        </Button>
      </div>
    </>
  );
}

const toNewLine = (
  { reference, costCentre, addOns }: ListRow,
  { product, configuration, quantity }: Extract<RowState, { type: 'good' }>,
): NewLine => ({ product, configuration, quantity, reference, costCentre, addOns });
