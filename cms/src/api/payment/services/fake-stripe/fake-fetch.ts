import type { Core } from '@strapi/strapi';
import { handle } from './calls';

/**
 * TEST MODE ONLY. Answers Stripe's client in place of api.stripe.com: no money, no network, the same shapes, cards and
 * refusals as Stripe's own test mode. Cannot be on beside keys of Stripe (platform/config/environment.ts).
 */
export function fakeFetch(strapi: Core.Strapi): typeof fetch {
  return async (address, { method = 'GET', body, headers } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const fields = new URLSearchParams(typeof body === 'string' ? body : url.search);
    const key = new Headers(headers).get('idempotency-key') ?? undefined;
    const answer = await handle(strapi, { method, path: url.pathname, fields, key });
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_standin' },
    });
  };
}
