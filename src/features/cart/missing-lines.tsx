import type { LineChange } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
import { removeMissingLines } from '#src/outbox/confirmed.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './cart-view.module.css';
import { addChanges } from './mutations.ts';

/** Lines that are no longer in the server's cart but were not removed on this device. The visitor decides. */
export function MissingLines({ lines, subject }: { lines: LineChange[]; subject: string | null }) {
  if (lines.length === 0) return null;
  const restore = async () => {
    const result = await addChanges(lines);
    if (result?.type !== 'failed') await removeMissingLines(subject);
  };
  return (
    <div className={styles.missing}>
      <Notice kind="error" title={m.cart.missing}>
        <p>{m.cart.missingText}</p>
        <ul>
          {lines.map(({ id, partNumber, quantity, estimate }) => (
            <li key={id}>
              {quantity} × {estimate?.name ?? partNumber}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => void restore()}>
            {m.cart.addAgain}
          </Button>
          <Button onClick={() => void removeMissingLines(subject)}>{m.cart.dismiss}</Button>
        </div>
      </Notice>
    </div>
  );
}
