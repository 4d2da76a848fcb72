import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import { toLineChange } from '#src/contract/line-change.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { Enqueued } from '#src/outbox/enqueue.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { Async } from '#src/ui/async.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-view.module.css';
import { MissingLines } from './missing-lines.tsx';
import { addChanges, emptyCart, removeLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';
import type { DeviceCart } from './shown-cart.ts';
import { Unavailable } from './unavailable.tsx';
import { useCart } from './use-cart.ts';

/** The cart: what is in it, what of that still waits, what it costs so far. */
export function CartView() {
  const { cart, query } = useCart();
  if (cart === null) return <Unavailable />;
  if (cart === undefined) return <Skeleton />;
  const isKnown = cart.confirmed !== undefined || cart.pending.length > 0;
  if (!isKnown) return <Async query={query}>{() => <EmptyCart />}</Async>;
  return (
    <>
      {query.error && <NotRenewed error={query.error} />}
      <MissingLines lines={cart.missing} subject={cart.subject} />
      <RefusedLists pending={cart.pending} />
      <Lines cart={cart} />
    </>
  );
}

function Lines({ cart }: { cart: DeviceCart }) {
  const { shown, savedAt, pending } = cart;
  const { removed, failure, remove, undo } = useRemoval(shown.currency);
  return (
    <>
      <Undo lines={removed} onUndo={undo} />
      {failure !== '' && (
        <Notice kind="error" title="Your change was not saved">
          <p>{failure} Try again when you are online.</p>
        </Notice>
      )}
      {shown.lines.length === 0 && <EmptyCart />}
      {shown.lines.length > 0 && (
        <div className={styles.columns}>
          <div>
            <ul role="list" className={styles.lines}>
              {shown.lines.map((line) => (
                <CartLineRow
                  key={line.id}
                  line={line}
                  currency={shown.currency}
                  minimum={minimumOf(line, shown.lines)}
                  onRemove={() => remove([line])}
                />
              ))}
            </ul>
            <p className={styles.note}>
              {savedAt !== undefined && <AsOf what="Prices and stock" savedAt={savedAt} />}
            </p>
            <Button look="plain" onClick={() => remove(shown.lines)}>
              Empty cart
            </Button>
          </div>
          <CartSummary cart={shown} pending={pending} />
        </div>
      )}
    </>
  );
}

/** What was removed can be put back; a change that was neither stored nor sent is reported. */
function useRemoval(currency: string) {
  const [removed, setRemoved] = useState<LineChange[]>([]);
  const [failure, setFailure] = useState('');
  const tell = (end: Enqueued | undefined) => {
    setFailure(end?.type === 'failed' ? end.message : '');
    if (end?.type === 'failed') setRemoved([]);
  };
  const remove = (lines: ShownLine[]) => {
    setRemoved(lines.map((line) => toLineChange(line, currency)));
    const [only] = lines;
    void (only && lines.length === 1 ? removeLine(only) : emptyCart()).then(tell);
  };
  const undo = () => {
    setRemoved([]);
    void addChanges(removed).then(tell);
  };
  return { removed, failure, remove, undo };
}

function Undo({ lines, onUndo }: { lines: LineChange[]; onUndo: () => void }) {
  const [only] = lines;
  return (
    <div role="status" className={lines.length > 0 ? styles.undo : undefined}>
      {only && (
        <>
          <p>
            {lines.length === 1
              ? `${only.estimate?.name ?? only.partNumber} removed.`
              : `${lines.length} items removed.`}
          </p>
          <Button onClick={onUndo}>Undo</Button>
        </>
      )}
    </div>
  );
}

/** Several lines of one part together must reach its minimum. */
function minimumOf({ id, partNumber, minimumOrderQuantity }: ShownLine, lines: ShownLine[]): number {
  const others = lines.filter((line) => line.id !== id && line.partNumber === partNumber);
  return Math.max(
    1,
    others.reduce((left, { quantity }) => left - quantity, minimumOrderQuantity),
  );
}

/** A single line says itself what became of it. */
function RefusedLists({ pending }: { pending: Entry[] }) {
  const refused = pending.filter(({ kind, state }) => kind === 'cart-lines' && state === 'rejected');
  return refused.map(({ id, lastError }) => (
    <Notice key={id} kind="error" title="A list could not be added">
      <p>{lastError?.message}</p>
      <ButtonLink href={`/quick-order?entry=${id}`}>Edit list</ButtonLink>
    </Notice>
  ));
}

function EmptyCart() {
  return (
    <Notice kind="information" title="Your cart is empty">
      <p>Browse our products, or paste a list of part numbers.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href="/products">
          All products
        </ButtonLink>
        <ButtonLink href="/quick-order">Quick order</ButtonLink>
      </div>
    </Notice>
  );
}

/** Without a connection the strip at the lower edge says it. */
function NotRenewed({ error }: { error: Error }) {
  if (error.name === 'Unreachable') return null;
  return (
    <Notice kind="error" title="Your cart could not be refreshed">
      <p>Prices and stock may have changed. Your changes are saved.</p>
    </Notice>
  );
}
