import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

type Props = { model: string; documentId?: string; document?: { email?: string } };

const list = '/content-manager/collection-types/plugin::users-permissions.user';

/** Side panel of a customer: downloads or deletes all data stored about the person. The server checks the permissions. */
export function CustomerData({ model, documentId, document }: Props) {
  if (model !== 'plugin::users-permissions.user' || !documentId || !document?.email) return null;
  return { title: 'Personal data', content: <Actions documentId={documentId} /> };
}

function Actions({ documentId }: { documentId: string }) {
  const { isConfirming, setIsConfirming, isBusy, erase } = useErasure(documentId);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <LinkButton href={`/admin/customers/${documentId}/data.json`} variant="secondary" size="S">
        Download data
      </LinkButton>
      {isConfirming ? (
        <>
          <Typography variant="pi">
            Deletes the account, cart, saved cards and messages, and anonymises requests. Orders keep the data
            that tax law requires. The customer gets an e-mail. This cannot be undone.
          </Typography>
          <Button variant="danger" size="S" loading={isBusy} onClick={() => void erase()}>
            Delete permanently
          </Button>
          <Button variant="tertiary" size="S" disabled={isBusy} onClick={() => setIsConfirming(false)}>
            Keep customer
          </Button>
        </>
      ) : (
        <Button variant="danger-light" size="S" onClick={() => setIsConfirming(true)}>
          Delete customer data…
        </Button>
      )}
    </Flex>
  );
}

function useErasure(documentId: string) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const erase = async () => {
    setIsBusy(true);
    try {
      await post(`/admin/customers/${documentId}/erasure`);
      toggleNotification({ type: 'success', message: 'The customer data was deleted.' });
      navigate(list);
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) });
    }
    setIsBusy(false);
  };
  return { isConfirming, setIsConfirming, isBusy, erase };
}

/** The server's message names open orders or a missing permission. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'The data was not deleted. Try again.';
