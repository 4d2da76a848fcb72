import { useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { Order, OrderLine } from '#src/contract/order.ts';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { Notice } from '#src/ui/notice.tsx';
import { hasShipped } from './order-labels.ts';
import styles from './orders.module.css';
import { actOnOrder, orderQuery } from './queries.ts';

interface Properties {
  order: Order;
  token: string;
  onReorder: (lines: OrderLine[]) => Promise<void>;
}

type Act = 'cancel' | 'withdraw';

/** Buttons to order again, and to cancel or withdraw while that is possible. */
export function OrderActions({ order, token, onReorder }: Properties) {
  const { canCancel, canWithdraw, lines } = order;
  const isOffline = use(IsOfflineContext);
  const { confirming, setConfirming, isBusy, failure, act } = useAct(order, token);
  if (confirming)
    return (
      <Notice
        kind="error"
        title={confirming === 'cancel' ? 'Cancel the whole order?' : 'Withdraw from the whole order?'}
      >
        <p>
          {confirming === 'cancel'
            ? 'We will refund any payment. You cannot undo this, but you can order the same items again.'
            : hasShipped(order)
              ? 'We will e-mail you where to return the goods. When they arrive, we will refund your payment. You cannot undo this.'
              : 'Nothing has been sent yet. We will cancel the order and refund any payment. You cannot undo this.'}
        </p>
        <div className={styles.actions}>
          <Button look="primary" disabled={isBusy} onClick={() => void act()}>
            {isBusy ? 'Sending…' : confirming === 'cancel' ? 'Cancel order' : 'Withdraw from order'}
          </Button>
          <Button disabled={isBusy} onClick={() => setConfirming(undefined)}>
            Keep order
          </Button>
        </div>
        {failure !== '' && <p role="alert">{failure}</p>}
      </Notice>
    );
  return (
    <div className={styles.actions}>
      <Button onClick={() => void onReorder(lines)}>Order again</Button>
      {canCancel && (
        <Button disabled={isOffline} onClick={() => setConfirming('cancel')}>
          Cancel order
        </Button>
      )}
      {canWithdraw && (
        <Button disabled={isOffline} onClick={() => setConfirming('withdraw')}>
          Withdraw from order
        </Button>
      )}
    </div>
  );
}

function useAct(order: Order, token: string) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState<Act>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // Repeated clicks use the same key, so there is one write.
  const key = useRef(crypto.randomUUID());
  const act = async () => {
    if (!confirming) return;
    setIsBusy(true);
    setFailure('');
    try {
      const after = await actOnOrder(order.id, token, confirming, key.current);
      client.setQueryData(orderQuery(order.id, token).queryKey, after);
      await client.invalidateQueries({ queryKey: ['mine', 'orders'] });
      setConfirming(undefined);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'The server cannot be reached. Try again.');
    }
    setIsBusy(false);
  };
  return { confirming, setConfirming, isBusy, failure, act };
}
