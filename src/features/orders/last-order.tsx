import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { labelOf } from './order-labels.ts';
import styles from './orders.module.css';
import { ordersQuery } from './queries.ts';

/** The latest order of the account and its state. */
export function LastOrder() {
  const orders = useQuery(ordersQuery('', 1));
  return (
    <Async query={orders}>
      {({ data: [order] }) => {
        if (!order) return <p className={styles.note}>{m.orders.noLastOrder}</p>;
        const { id, number, placedAt, total, currency, lineCount } = order;
        return (
          <div>
            <p className={styles.last}>
              <SiteLink href={`/orders/${id}`}>{number}</SiteLink>
              <span className={styles.amount}>{formatMoney({ amountMinor: total, currency })}</span>
            </p>
            <p>{labelOf(order)}</p>
            <p className={styles.note}>
              {formatMoment(Date.parse(placedAt))}, {m.orders.itemCount({ count: lineCount })}
            </p>
          </div>
        );
      }}
    </Async>
  );
}
