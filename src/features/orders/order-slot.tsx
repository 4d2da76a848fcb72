import type { ComponentProps } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import type { OrderPage } from './order-page.tsx';

/** One person's, so never in a page of the server; it comes when the page is there. */
export function OrderSlot(properties: ComponentProps<typeof OrderPage>) {
  const loaded = useAfterIdle(loadOrder);
  if (loaded === null) return <OrdersUnavailable />;
  return loaded ? <loaded.OrderPage {...properties} /> : <Skeleton />;
}

export function OrdersSlot() {
  const loaded = useAfterIdle(loadOrders);
  if (loaded === null) return <OrdersUnavailable />;
  return loaded ? <loaded.OrdersView /> : <Skeleton />;
}

function OrdersUnavailable() {
  return (
    <Notice kind="error" title="Orders cannot be shown">
      <p>A part of the site could not be loaded. Reload the page when there is a connection.</p>
    </Notice>
  );
}

const loadOrder = () => import('./order-page.tsx');
const loadOrders = () => import('./orders-view.tsx');
