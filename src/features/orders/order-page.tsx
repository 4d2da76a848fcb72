import { useQuery } from '@tanstack/react-query';
import type { OrderLine } from '#src/contract/order.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderView } from './order-view.tsx';
import { orderQuery } from './queries.ts';

interface Props {
  id: string;
  token: string;
  onReorder: (lines: OrderLine[]) => Promise<void>;
}

export function OrderPage({ id, token, onReorder }: Props) {
  const query = useQuery(orderQuery(id, token));
  return (
    <Async query={query}>
      {(order) =>
        order ? (
          <OrderView
            order={order}
            updatedAt={query.dataUpdatedAt}
            actions={<OrderActions order={order} token={token} onReorder={onReorder} />}
          />
        ) : (
          <NoOrder id={id} />
        )
      }
    </Async>
  );
}

function NoOrder({ id }: { id: string }) {
  return (
    <Notice kind="information" title={m.orders.noAccess}>
      <p>{m.orders.noAccessText}</p>
      <ButtonLink href={`/sign-in?return=/orders/${id}`}>{m.orders.signIn}</ButtonLink>
    </Notice>
  );
}
