import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/api/errors.ts';
import { requestAsUser } from '#src/outbox/request-as-user.ts';

const contract = () => import('#src/contract/account.ts');
const parseAccount = async () => (await contract()).parseAccount;
const parseDone = async () => (await contract()).parseDone;

const address = '/api/users/me';

export const accountQuery = queryOptions({
  queryKey: ['mine', 'account'],
  queryFn: ({ signal }) => requestAsUser(address, parseAccount, { signal }),
  retry: (count, error) => !(error instanceof ApiError) && count < 3,
});

export const sentRequestsQuery = queryOptions({
  queryKey: ['mine', 'requests'],
  queryFn: ({ signal }) =>
    requestAsUser(`${address}/requests`, async () => (await contract()).parseSentRequests, { signal }),
  retry: (count, error) => !(error instanceof ApiError) && count < 3,
});

/** Only what is named changes; the answer is the whole account. */
export const changeAccount = (change: object) =>
  requestAsUser(address, parseAccount, { method: 'PATCH', body: change });

/** Ends all other sessions: the answer is the one that goes on. */
export const changePassword = (currentPassword: string, password: string) =>
  requestAsUser(
    '/api/users/change-password',
    async () => (await import('#src/contract/session.ts')).parseNewSession,
    {
      method: 'PATCH',
      body: { currentPassword, password, passwordConfirmation: password },
    },
  );

export const sendConfirmation = () =>
  requestAsUser('/api/auth/send-email-confirmation', parseDone, { method: 'POST', body: {} });

/** All that is stored about the person, as it is: a file for people and programs. */
export const exportData = () => requestAsUser(`${address}/export`, async () => (data) => data);

export const deleteAccount = (password: string) =>
  requestAsUser(`${address}/deletion`, parseDone, { method: 'POST', body: { password } });
