import { send } from './send.ts';

const timeoutMs = 3000;

/**
 * Returns whether our server responds; `navigator.onLine` only tells whether there is a network. Strapi's `/_health` returns
 * 204 without a body, which a captive portal does not.
 */
export async function isServerReachable(): Promise<boolean> {
  const outcome = await send('/_health', { method: 'HEAD', cache: 'no-store', timeoutMs });
  return outcome.type === 'ok' && outcome.status === 204;
}
