import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { OrderList } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { fromFields, useUrlField } from '#src/ui/url-fields.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { labelOf } from './order-labels.ts';
import styles from './orders.module.css';
import { ordersQuery } from './queries.ts';

/** The customer's orders, newest first. Search and page are in the URL. */
export function OrdersView() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const [text, setText] = useUrlField(search);
  const orders = useQuery(ordersQuery(search, page));
  return (
    <>
      <form
        className={styles.search}
        role="search"
        aria-label={m.orders.searchLabel}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = String(new FormData(event.currentTarget).get('search')).trim();
          setParameters(entered === '' ? {} : { search: entered }, { state: fromFields.state });
        }}
      >
        <label htmlFor="order-search">{m.orders.searchFieldLabel}</label>
        <input
          id="order-search"
          name="search"
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{m.orders.search}</Button>
      </form>
      <Async query={orders}>{(list) => <Orders list={list} search={search} />}</Async>
    </>
  );
}

function Orders({ list: { data, meta }, search }: { list: OrderList; search: string }) {
  const { page, pageCount } = meta.pagination;
  if (data.length === 0) return <NoOrders search={search} />;
  return (
    <>
      <ul role="list" className={styles.list}>
        {data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {pageCount > 1 && (
        <nav className={styles.actions} aria-label={m.orders.pages}>
          {page > 1 && <ButtonLink href={urlOf(search, page - 1)}>{m.orders.newerOrders}</ButtonLink>}
          <p>{m.orders.pageOf({ page, pageCount })}</p>
          {page < pageCount && <ButtonLink href={urlOf(search, page + 1)}>{m.orders.olderOrders}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function OrderRow({ order }: { order: OrderList['data'][number] }) {
  const { id, number, placedAt, total, currency, lineCount, reference } = order;
  return (
    <li>
      <div>
        <h2>
          <SiteLink href={`/orders/${id}`}>{number}</SiteLink>
        </h2>
        <p className={styles.note}>
          {formatMoment(Date.parse(placedAt))}, {m.orders.itemCount({ count: lineCount })}
          {reference !== '' && `, ${reference}`}
        </p>
      </div>
      <p>{labelOf(order)}</p>
      <p className={styles.amount}>{formatMoney({ amountMinor: total, currency })}</p>
    </li>
  );
}

function NoOrders({ search }: { search: string }) {
  return (
    <Notice
      kind="information"
      title={search === '' ? m.orders.noOrdersYet : m.orders.noOrdersMatch({ search })}
    >
      <ButtonLink href={search === '' ? '/products' : '/orders'}>
        {search === '' ? m.orders.allProducts : m.orders.allOrders}
      </ButtonLink>
    </Notice>
  );
}

const urlOf = (search: string, page: number) =>
  `/orders?${new URLSearchParams({ ...(search === '' ? {} : { search }), page: String(page) })}`;
