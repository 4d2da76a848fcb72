import type { Core } from '@strapi/strapi';
import { handle } from './calls';

/**
 * TEST MODE ONLY. Responds to Stripe's client like api.stripe.com: no money, no network, the same shapes, cards and
 * errors as Stripe's test mode. Cannot be used together with Stripe keys (platform/config/environment.ts).
 */
export function fakeFetch(strapi: Core.Strapi): typeof fetch {
  return async (input, { method = 'GET', body, headers } = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const fields = new URLSearchParams(typeof body === 'string' ? body : url.search);
    const key = new Headers(headers).get('idempotency-key') ?? undefined;
    const response = await handle(strapi, { method, path: url.pathname, fields, key });
    return new Response(JSON.stringify(response.body), {
      status: response.status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_fake' },
    });
  };
}
