import { Flex, Link as TextLink, LinkButton, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Customer, entriesOf } from './customer-entries';
import { type Entry, titleOf } from './work-lists';
import { stateText } from '../platform/content/state-text';

type Props = { model: string; documentId?: string; document?: { email?: string } };
type Latest = { results: Entry[]; pagination: { total: number } };

const collection = '/content-manager/collection-types';
const pageSize = 5;
const lists = [
  { label: 'Orders', uid: 'api::order.order' },
  { label: 'Quotes and enquiries', uid: 'api::contact-form.contact-form' },
  { label: 'Calibration and repair', uid: 'api::calibration-and-repair-form.calibration-and-repair-form' },
];

/** Side panel of a customer: the orders of the account and the requests sent with its e-mail address. */
export function CustomerPanel({ model, documentId, document }: Props) {
  const email = document?.email;
  if (model !== 'plugin::users-permissions.user' || !documentId || !email) return null;
  return { title: 'Orders and requests', content: <Lists customer={{ documentId, email }} /> };
}

function Lists({ customer }: { customer: Customer }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {lists.map((list) => (
        <List key={list.uid} list={list} customer={customer} />
      ))}
      <Typography variant="pi" textColor="neutral600">
        Orders of this account and everything sent from {customer.email}, even without signing in.
      </Typography>
    </Flex>
  );
}

function List({ list: { label, uid }, customer }: { list: (typeof lists)[number]; customer: Customer }) {
  const latest = useLatest(uid, customer);
  const search = new URLSearchParams({ page: '1', ...entriesOf(uid, customer) });
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold">{latest ? `${label} (${latest.pagination.total})` : label}</Typography>
      {latest?.results.map((entry) => (
        <Flex key={entry.documentId} justifyContent="space-between" gap={2}>
          <TextLink tag={Link} to={`${collection}/${uid}/${entry.documentId}`}>
            {titleOf(entry)}
          </TextLink>
          <Typography variant="pi" textColor="neutral600">
            {stateText(String(entry.state))}
          </Typography>
        </Flex>
      ))}
      {latest && latest.pagination.total > pageSize && (
        <LinkButton tag={Link} to={`${collection}/${uid}?${search}`} variant="secondary" size="S">
          All {label.toLowerCase()}
        </LinkButton>
      )}
    </Flex>
  );
}

/** Undefined while the entries are loading, and if the user may not read them. */
function useLatest(uid: string, { documentId, email }: Customer): Latest | undefined {
  const { get } = useFetchClient();
  const [latest, setLatest] = useState<Latest>();
  useEffect(() => {
    const controller = new AbortController();
    const customer = { documentId, email };
    const search = {
      page: '1',
      pageSize: String(pageSize),
      sort: 'createdAt:DESC',
      ...entriesOf(uid, customer),
    };
    get<Latest>(`${collection}/${uid}?${new URLSearchParams(search)}`, { signal: controller.signal }).then(
      ({ data }) => setLatest(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [get, uid, documentId, email]);
  return latest;
}
