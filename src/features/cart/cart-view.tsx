import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import { toLineChange } from '#src/contract/line-change.ts';
import type { Entry } from '#src/contract/outbox.ts';
import type { Destination } from '#src/format/expected-delivery.ts';
import { m } from '#src/messages/m.ts';
import type { SubmitResult } from '#src/outbox/submit.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { Async } from '#src/ui/async.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import styles from './cart-view.module.css';
import { EmptyCart } from './empty-cart.tsx';
import { MissingLines } from './missing-lines.tsx';
import { Repriced } from './repriced.tsx';
import { addChanges, emptyCart, removeLine } from './mutations.ts';
import type { ShownLine } from './overlay.ts';
import type { DeviceCart } from './shown-cart.ts';
import { Unavailable } from './unavailable.tsx';
import type { CartState } from './use-cart.ts';

interface Props extends CartState {
  /** Where the cart is probably delivered; undefined if that is not known. */
  destination?: Destination | undefined;
}

/** The cart: its lines, pending changes and estimated prices. */
export function CartView({ cart, query, destination }: Props) {
  if (cart === null) return <Unavailable />;
  if (cart === undefined) return <Skeleton />;
  const isKnown = cart.confirmed !== undefined || cart.pending.length > 0;
  if (!isKnown) return <Async query={query}>{() => <EmptyCart />}</Async>;
  return (
    <>
      {query.error && <NotRefreshed error={query.error} />}
      <MissingLines lines={cart.missing} subject={cart.subject} />
      <RejectedLists pending={cart.pending} />
      <Lines cart={cart} destination={destination} />
    </>
  );
}

function Lines({ cart, destination }: { cart: DeviceCart } & Pick<Props, 'destination'>) {
  const { shown, savedAt, pending } = cart;
  const { removed, failure, remove, undo } = useRemoval(shown.currency);
  return (
    <>
      <UndoBar message={removedText(removed)} onUndo={undo} />
      {failure !== '' && (
        <Notice kind="error" title={m.cart.notSaved}>
          <p>{m.cart.tryAgain({ failure })}</p>
        </Notice>
      )}
      <Repriced from={shown.repricedFrom} currency={shown.currency} />
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
                  savedAt={savedAt ?? 0}
                  destination={destination}
                  minimum={minimumOf(line, shown.lines)}
                  onRemove={() => remove([line])}
                />
              ))}
            </ul>
            <p className={styles.note}>
              {savedAt !== undefined && <AsOf what={m.cart.pricesAndStock} savedAt={savedAt} />}
            </p>
            <p>
              <Button variant="plain" onClick={() => remove(shown.lines)}>
                {m.cart.emptyCart}
              </Button>
            </p>
          </div>
          <CartSummary cart={shown} savedAt={savedAt ?? 0} pending={pending} destination={destination} />
        </div>
      )}
    </>
  );
}

/** Removals can be undone. A change that was neither stored nor sent is reported. */
function useRemoval(currency: string) {
  const [removed, setRemoved] = useState<LineChange[]>([]);
  const [failure, setFailure] = useState('');
  const report = (result: SubmitResult | undefined) => {
    setFailure(result?.type === 'failed' ? result.message : '');
    if (result?.type === 'failed') setRemoved([]);
  };
  const remove = (lines: ShownLine[]) => {
    setRemoved(lines.map((line) => toLineChange(line, currency)));
    const [only] = lines;
    void (only && lines.length === 1 ? removeLine(only) : emptyCart()).then(report);
  };
  const undo = () => {
    setRemoved([]);
    void addChanges(removed).then(report);
  };
  return { removed, failure, remove, undo };
}

function removedText(lines: LineChange[]): string {
  const [first] = lines;
  if (!first) return '';
  return m.cart.removed({ count: lines.length, name: first.estimate?.name ?? first.partNumber });
}

/** The minimum applies to the total of all lines of one part. */
function minimumOf({ id, partNumber, minimumOrderQuantity }: ShownLine, lines: ShownLine[]): number {
  const others = lines.filter((line) => line.id !== id && line.partNumber === partNumber);
  return Math.max(
    1,
    others.reduce((left, { quantity }) => left - quantity, minimumOrderQuantity),
  );
}

/** A single line reports its own error. */
function RejectedLists({ pending }: { pending: Entry[] }) {
  const rejected = pending.filter(({ kind, state }) => kind === 'cart-lines' && state === 'rejected');
  return rejected.map(({ id, lastError }) => (
    <Notice key={id} kind="error" title={m.cart.listRejected}>
      <p>{lastError?.message}</p>
      <ButtonLink href={`/quick-order?entry=${id}`}>{m.cart.editList}</ButtonLink>
    </Notice>
  ));
}

/** While offline, the connection bar already says so. */
function NotRefreshed({ error }: { error: Error }) {
  if (error.name === 'Unreachable') return null;
  return (
    <Notice kind="error" title={m.cart.notRefreshed}>
      <p>{m.cart.notRefreshedText}</p>
    </Notice>
  );
}
