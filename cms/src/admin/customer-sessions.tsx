import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

type Props = { model: string; documentId?: string; document?: { email?: string } };

/** Side panel of a customer: ends the sessions on all devices. The server checks the permissions. */
export function CustomerSessions({ model, documentId, document }: Props) {
  if (model !== 'plugin::users-permissions.user' || !documentId || !document?.email) return null;
  return { title: 'Sessions', content: <SignOut documentId={documentId} /> };
}

function SignOut({ documentId }: { documentId: string }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async () => {
    setIsBusy(true);
    try {
      await post(`/admin/customers/${documentId}/sign-out`);
      toggleNotification({ type: 'success', message: 'The customer was signed out on all devices.' });
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) });
    }
    setIsBusy(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" size="S" loading={isBusy} onClick={() => void signOut()}>
        Sign out everywhere
      </Button>
      <Typography variant="pi" textColor="neutral600">
        Use this if a device was stolen, for example. The customer can sign in again unless you set “Blocked”.
      </Typography>
    </Flex>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : 'The customer was not signed out. Try again.';
