import { send, type SendOptions, type SendOutcome } from '#src/api/send.ts';
import { noteServerTime } from './server-time.ts';

export type SendRequest = (path: string, options: SendOptions) => Promise<SendOutcome>;

/** A request that hangs would block the outbox. */
const timeoutMs = 60_000;

/** Sends a request of the outbox and notes the server's time in the response. */
export const sendRequest: SendRequest = async (path, options) => {
  // Captive portals redirect to their own sign-in page.
  const outcome = await send(path, { redirect: 'error', cache: 'no-store', timeoutMs, ...options });
  if (outcome.type === 'unreachable') return outcome;
  // Ignore the `Date` of a captive portal, which does not return JSON.
  if (outcome.status === 204 || outcome.body !== undefined) noteServerTime(outcome.headers?.get('Date'));
  return outcome;
};
