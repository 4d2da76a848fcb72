import { queryOptions } from '@tanstack/react-query';
import { retryRead } from '#src/api/retry-read.ts';
import { requestAsUser } from '#src/api/request-as-user.ts';

const contract = () => import('#src/contract/account.ts');
const parseAccount = async () => (await contract()).parseAccount;
const parseDone = async () => (await contract()).parseDone;

const parseNewSession = async () => (await import('#src/contract/session.ts')).parseNewSession;

const accountUrl = '/api/users/me';

export const accountQuery = queryOptions({
  queryKey: ['mine', 'account'],
  queryFn: ({ signal }) => requestAsUser(accountUrl, parseAccount, { signal }),
  retry: retryRead,
});

export const sentRequestsQuery = queryOptions({
  queryKey: ['mine', 'requests'],
  queryFn: ({ signal }) =>
    requestAsUser(`${accountUrl}/requests`, async () => (await contract()).parseSentRequests, { signal }),
  retry: retryRead,
});

export const devicesQuery = queryOptions({
  queryKey: ['mine', 'devices'],
  queryFn: ({ signal }) =>
    requestAsUser(`${accountUrl}/sessions`, async () => (await contract()).parseDevices, { signal }),
  retry: retryRead,
});

export const signOutDevice = (id: string) =>
  requestAsUser(`${accountUrl}/sessions/${id}`, parseDone, { method: 'DELETE' });

/** Ends the sessions of all other devices. The response contains the token of this one. */
export const signOutOthers = () =>
  requestAsUser(`${accountUrl}/sessions`, parseNewSession, { method: 'DELETE' });

/** Ends the sessions of all devices, including this one. */
export const signOutEverywhere = () =>
  requestAsUser('/api/auth/logout/everywhere', parseDone, { method: 'POST', body: {} });

/** Changes only the given fields; the response is the whole account. */
export const changeAccount = (change: object) =>
  requestAsUser(accountUrl, parseAccount, { method: 'PATCH', body: change });

/** Ends all other sessions. The response contains the token of this one. */
export const changePassword = (currentPassword: string, password: string) =>
  requestAsUser('/api/users/change-password', parseNewSession, {
    method: 'PATCH',
    body: { currentPassword, password, passwordConfirmation: password },
  });

export const sendConfirmation = () =>
  requestAsUser('/api/auth/send-email-confirmation', parseDone, { method: 'POST', body: {} });

/** All data stored about the person, as a readable JSON file. */
export const exportData = () => requestAsUser(`${accountUrl}/export`, async () => (data) => data);

export const deleteAccount = (password: string) =>
  requestAsUser(`${accountUrl}/deletion`, parseDone, { method: 'POST', body: { password } });
