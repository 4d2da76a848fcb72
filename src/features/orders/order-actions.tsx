import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { Order, OrderLine } from '#src/contract/order.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { useIdempotencyKeys } from '#src/ui/form/idempotency-keys.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './orders.module.css';
import { cancelOrder, orderQuery, withdrawFromOrder } from './queries.ts';
import { Withdrawal } from './withdrawal.tsx';

interface Props {
  order: Order;
  token: string;
  onReorder: (lines: OrderLine[]) => Promise<void>;
}

type Action = 'cancel' | 'withdraw';

/** Buttons to order again, and to cancel or withdraw while that is possible. */
export function OrderActions({ order, token, onReorder }: Props) {
  const { canCancel, canWithdraw, lines } = order;
  const isOffline = use(IsOfflineContext);
  const { confirming, setConfirming, isBusy, failure, run } = useOrderAction(order, token);
  const keep = () => setConfirming(undefined);
  if (confirming === 'withdraw')
    return (
      <Withdrawal
        order={order}
        isBusy={isBusy}
        failure={failure}
        onConfirm={(partNumbers) =>
          void run({ partNumbers }, (key) => withdrawFromOrder(order.id, token, partNumbers, key))
        }
        onKeep={keep}
      />
    );
  if (confirming === 'cancel')
    return (
      <Cancellation
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void run({}, (key) => cancelOrder(order.id, token, key))}
        onKeep={keep}
      />
    );
  return (
    <div className={styles.actions}>
      <Button onClick={() => void onReorder(lines)}>{m.orders.orderAgain}</Button>
      {/* Before the goods are sent, withdrawing from the whole order cancels it. */}
      {canCancel && !canWithdraw && (
        <Button disabled={isOffline} onClick={() => setConfirming('cancel')}>
          {m.orders.cancelOrder}
        </Button>
      )}
      {canWithdraw && (
        <Button disabled={isOffline} onClick={() => setConfirming('withdraw')}>
          {m.orders.withdraw}
        </Button>
      )}
    </div>
  );
}

interface CancellationProps {
  isBusy: boolean;
  failure: string;
  onConfirm: () => void;
  onKeep: () => void;
}

const Cancellation = ({ isBusy, failure, onConfirm, onKeep }: CancellationProps) => (
  <Notice kind="error" title={m.orders.cancelQuestion}>
    <p>{m.orders.cancelText}</p>
    <div className={styles.actions}>
      <Button variant="primary" disabled={isBusy} onClick={onConfirm}>
        {isBusy ? m.orders.sending : m.orders.cancelOrder}
      </Button>
      <Button disabled={isBusy} onClick={onKeep}>
        {m.orders.keepOrder}
      </Button>
    </div>
    {failure !== '' && <p role="alert">{failure}</p>}
  </Notice>
);

function useOrderAction(order: Order, token: string) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState<Action>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { keyFor, renew } = useIdempotencyKeys();
  const run = async (body: object, send: (key: string) => Promise<Order>) => {
    setIsBusy(true);
    setFailure('');
    try {
      const after = await send(keyFor(body));
      renew();
      client.setQueryData(orderQuery(order.id, token).queryKey, after);
      await client.invalidateQueries({ queryKey: ['mine', 'orders'] });
      setConfirming(undefined);
    } catch (error) {
      if (error instanceof ApiError) renew();
      setFailure(error instanceof ApiError ? error.message : m.orders.noConnection);
    }
    setIsBusy(false);
  };
  return { confirming, setConfirming, isBusy, failure, run };
}
