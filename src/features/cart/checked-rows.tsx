import type { ListRow } from '#src/contract/project-list.ts';
import { store } from '#src/outbox/store.ts';
import { Button } from '#src/ui/button.tsx';
import { ListRowFields } from './list-row-fields.tsx';
import { addLines, type WantedLine } from './mutations.ts';
import type { Parts } from './parts.ts';
import type { QuickOrderOutcome } from './quick-order-notice.tsx';
import styles from './quick-order.module.css';
import { stateOfRow, type RowState } from './row-state.ts';
import type { Rows } from './use-rows.ts';

/** The server takes so many at once. */
const mostLines = 250;

interface Properties {
  rows: Rows;
  parts: Parts;
  /** The entry these rows were in when the server refused them. */
  refused: string | null;
  onOutcome: (outcome: QuickOrderOutcome) => void;
}

/** The rows with what the catalogue says of them; what can be ordered goes, the others stay. */
export function CheckedRows({ rows, parts, refused, onOutcome }: Properties) {
  const checked = rows.rows.map((row) => ({ row, state: stateOfRow(row, parts) }));
  const good = checked.flatMap(({ row, state }) => (state.type === 'good' ? { row, state } : []));
  const now = good.slice(0, mostLines);
  const add = async () => {
    const end = await addLines(now.map(({ row, state }) => wantedOf(row, state)));
    if (end?.type === 'failed') return onOutcome({ type: 'failed', message: end.message });
    if (refused !== null) await store.remove(refused);
    const added = new Set(now.map(({ row }) => row.id));
    rows.setRows(rows.rows.filter(({ id }) => !added.has(id)));
    onOutcome({ type: 'added', count: added.size });
  };
  const clear = () => {
    onOutcome({ type: 'cleared', rows: rows.rows });
    rows.setRows([]);
  };
  return (
    <>
      <p role="status">
        {good.length} of {checked.length} {checked.length === 1 ? 'row' : 'rows'} can be ordered.
        {good.length < checked.length && ' Correct or remove the others.'}
      </p>
      <ol role="list" className={styles.rows}>
        {checked.map(({ row, state }, index) => (
          <ListRowFields key={row.id} number={index + 1} row={row} state={state} rows={rows} />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button look="primary" disabled={now.length === 0} onClick={() => void add()}>
          Add {now.length} {now.length === 1 ? 'item' : 'items'} to cart
        </Button>
        <Button look="plain" onClick={clear}>
          Clear list
        </Button>
      </div>
    </>
  );
}

const wantedOf = (
  { reference, costCentre }: ListRow,
  { product, configuration, quantity }: Extract<RowState, { type: 'good' }>,
): WantedLine => ({ product, configuration, quantity, reference, costCentre });
