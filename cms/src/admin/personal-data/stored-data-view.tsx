import { Button, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type StoredData, messageOf } from './responses';

const customers = '/content-manager/collection-types/plugin::users-permissions.user';

type Props = { stored: StoredData; onDeleted(): void };

/** Shows what is stored for an e-mail address, with buttons to download and delete it. */
export function StoredDataView({ stored, onDeleted }: Props) {
  const { email, accounts, counts, open } = stored;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography tag="h2" variant="delta" style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <Accounts accounts={accounts} />
      <Typography role="status">{summaryOf(stored)}</Typography>
      {open.length > 0 && (
        <Typography>These must be completed before the data can be deleted: {open.join(', ')}.</Typography>
      )}
      {!isEmpty && <Actions email={email} isOpen={open.length > 0} onDeleted={onDeleted} />}
    </Flex>
  );
}

function Accounts({ accounts }: Pick<StoredData, 'accounts'>) {
  if (accounts.length === 0) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography>
        This address has an account. Download or delete its data on the page of the account. If the address is
        confirmed, this includes its orders and requests.
      </Typography>
      {accounts.map(({ documentId, name, isConfirmed }) => (
        <TextLink key={documentId} tag={Link} to={`${customers}/${documentId}`}>
          {name || 'Account without a name'}, {isConfirmed ? 'confirmed' : 'not confirmed'}
        </TextLink>
      ))}
    </Flex>
  );
}

type ActionProps = { email: string; isOpen: boolean; onDeleted(): void };

function Actions({ email, isOpen, onDeleted }: ActionProps) {
  const { isBusy, download, erase } = useActions(email, onDeleted);
  const [isConfirming, setIsConfirming] = useState(false);
  if (isConfirming)
    return (
      <Flex direction="column" alignItems="flex-start" gap={3}>
        <Typography>
          Deletes the e-mails and attachments, and anonymises the requests. Orders keep the data that tax law
          requires. The person gets an e-mail. This cannot be undone.
        </Typography>
        <Flex gap={2} wrap="wrap">
          <Button variant="danger" loading={isBusy} onClick={() => void erase()}>
            Delete permanently
          </Button>
          <Button variant="tertiary" disabled={isBusy} onClick={() => setIsConfirming(false)}>
            Keep data
          </Button>
        </Flex>
      </Flex>
    );
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="secondary" loading={isBusy} onClick={() => void download()}>
        Download data
      </Button>
      <Button variant="danger-light" disabled={isOpen} onClick={() => setIsConfirming(true)}>
        Delete data…
      </Button>
    </Flex>
  );
}

function useActions(email: string, onDeleted: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((error: unknown) => toggleNotification({ type: 'danger', message: messageOf(error) }));
    setIsBusy(false);
  };
  const body = { data: { email } };
  const download = () =>
    run(async () => {
      const { data } = await post('/admin/personal-data/export', body);
      save(JSON.stringify(data, null, 2));
    });
  const erase = () =>
    run(async () => {
      await post('/admin/personal-data/erasure', body);
      toggleNotification({ type: 'success', message: 'The data was deleted.' });
      onDeleted();
    });
  return { isBusy, download, erase };
}

function save(json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = 'personal-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

function summaryOf({ accounts, counts: { orders, requests, emails } }: StoredData): string {
  const hasAccount = accounts.length > 0;
  if (orders + requests + emails === 0)
    return hasAccount ? 'Nothing else is stored for this address.' : 'Nothing is stored for this address.';
  const text = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const all = [text(orders, 'order'), text(requests, 'request'), text(emails, 'e-mail')].join(', ');
  return `${hasAccount ? 'Outside the account' : 'Stored for this address'}: ${all}.`;
}
