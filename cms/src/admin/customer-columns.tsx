import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { beforeDate } from './before-date';

type Counts = { orders: number; requests: number };
type Header = { name: string; label: unknown; cellFormatter?: (row: { documentId: string }) => unknown };
type Table = { displayedHeaders: Header[]; layout: unknown };

const customers = 'plugin::users-permissions.user';

/** Adds the number of orders and requests to the list of customers. */
export function addCustomerColumns(table: Table): Table {
  // Strapi does not pass the content type to this hook.
  if (!window.location.pathname.includes(customers)) return table;
  const displayedHeaders = beforeDate(table.displayedHeaders, [column('orders'), column('requests')]);
  return { ...table, displayedHeaders };
}

function column(name: keyof Counts): Header {
  const header = {
    name,
    attribute: { type: 'custom' },
    label: { id: `fieldshop.customer-${name}`, defaultMessage: name },
    searchable: false,
    sortable: false,
  };
  return {
    ...header,
    cellFormatter: ({ documentId }) => <Count name={name} documentId={documentId} />,
  };
}

function Count({ name, documentId }: { name: keyof Counts; documentId: string }) {
  const { get } = useFetchClient();
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    let isShown = true;
    const read = async (url: string) => (await get<{ data: Record<string, Counts> }>(url)).data.data;
    countsOf(documentId, read).then(
      (loaded) => isShown && setCounts(loaded),
      // The user may not read orders or requests.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [get, documentId]);
  return <Typography>{counts?.[name] ?? '–'}</Typography>;
}

type Read = (url: string) => Promise<Record<string, Counts>>;

let batch: { ids: Set<string>; counts: Promise<Record<string, Counts>> } | undefined;

/** Sends one request for all rows of a page, because their cells are rendered at the same time. */
async function countsOf(documentId: string, read: Read): Promise<Counts | undefined> {
  if (!batch) {
    const ids = new Set<string>();
    const counts = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
      batch = undefined;
      return read(`/admin/customers/entries.json?ids=${[...ids].join(',')}`);
    });
    batch = { ids, counts };
  }
  batch.ids.add(documentId);
  return (await batch.counts)[documentId];
}
