import { Flex, Link as TextLink, LinkButton, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Customer, entriesOf } from './customer-entries';
import { type Entry, titleOf } from './work-lists';
import { stateText } from '../platform/content/state-text';

type Props = { model: string; documentId?: string; document?: { email?: string } };
type Found = { results: Entry[]; pagination: { total: number } };

const collection = '/content-manager/collection-types';
const shown = 5;
const lists = [
  { label: 'Orders', uid: 'api::order.order' },
  { label: 'Quotes and enquiries', uid: 'api::contact-form.contact-form' },
  { label: 'Calibration and repair', uid: 'api::calibration-and-repair-form.calibration-and-repair-form' },
];

/** Next to a customer: the orders of the account, and what was sent with its e-mail address. */
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
        Orders of this account, and everything sent from {customer.email}, also without signing in.
      </Typography>
    </Flex>
  );
}

function List({ list: { label, uid }, customer }: { list: (typeof lists)[number]; customer: Customer }) {
  const found = useLatest(uid, customer);
  const search = new URLSearchParams({ page: '1', ...entriesOf(uid, customer) });
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold">{found ? `${label} (${found.pagination.total})` : label}</Typography>
      {found?.results.map((entry) => (
        <Flex key={entry.documentId} justifyContent="space-between" gap={2}>
          <TextLink tag={Link} to={`${collection}/${uid}/${entry.documentId}`}>
            {titleOf(entry)}
          </TextLink>
          <Typography variant="pi" textColor="neutral600">
            {stateText(String(entry.state))}
          </Typography>
        </Flex>
      ))}
      {found && found.pagination.total > shown && (
        <LinkButton tag={Link} to={`${collection}/${uid}?${search}`} variant="secondary" size="S">
          All {label.toLowerCase()}
        </LinkButton>
      )}
    </Flex>
  );
}

/** Undefined while it is loading, and if the user has no permission to read these entries. */
function useLatest(uid: string, { documentId, email }: Customer): Found | undefined {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const controller = new AbortController();
    const customer = { documentId, email };
    const search = {
      page: '1',
      pageSize: String(shown),
      sort: 'createdAt:DESC',
      ...entriesOf(uid, customer),
    };
    get<Found>(`${collection}/${uid}?${new URLSearchParams(search)}`, { signal: controller.signal }).then(
      ({ data }) => setFound(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [get, uid, documentId, email]);
  return found;
}
