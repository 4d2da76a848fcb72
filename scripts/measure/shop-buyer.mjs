// @ts-check
import { randomUUID } from 'node:crypto';
import { solvedPass } from '../../tests/support/sent-forms.mjs';

/** @typedef {{ status: number, milliseconds: number, data: { fingerprint: string, number: string, statusPath: string } }} TimedResponse */

const address = {
  name: 'Ada Byron',
  company: 'Probes Ltd',
  line1: 'Mill Lane 1',
  line2: '',
  city: 'Dublin',
  postalCode: 'D02 AF30',
  state: '',
  country: 'IE',
  phone: '',
};
export const checkout = {
  customerKind: 'business',
  vatNumber: '',
  shippingAddress: address,
  billingAddress: null,
  shippingMethod: 'ie-standard',
  reference: '',
  note: '',
};
export const contact = { name: 'Ada Byron', email: 'ada@example.test', phone: '', company: 'Probes Ltd' };

/**
 * Creates a guest with a cart of their own.
 * @param {string} origin
 */
export function aBuyer(origin) {
  let cookie = '';
  /** @type {Record<string, string>} for the order */
  let pass = {};

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} data
   * @returns {Promise<TimedResponse>}
   */
  async function send(method, path, data) {
    const own = { 'idempotency-key': randomUUID(), ...pass };
    const headers = { 'content-type': 'application/json', cookie, ...own };
    const startedAt = performance.now();
    const request = { method, headers, body: JSON.stringify({ data }) };
    const response = await fetch(`${origin}/shopping-cart${path}`, request);
    const text = await response.text();
    const milliseconds = performance.now() - startedAt;
    cookie = /^cart=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
    return { status: response.status, milliseconds, data: JSON.parse(text).data };
  }

  return {
    /** @param {string} partNumber */
    put: (partNumber) => send('PUT', `/cart/${randomUUID()}`, { partNumber, quantity: 1 }),
    /** Also passes the human check, so that the order time does not include it. */
    async fingerprint() {
      const { fingerprint } = (await send('POST', '/orders/tax', checkout)).data;
      const entry = randomUUID();
      pass = { 'idempotency-key': entry, 'captcha-pass': await solvedPass(origin, entry) };
      return fingerprint;
    },
    /** @param {string} fingerprint */
    order: (fingerprint) =>
      send('POST', '/orders', {
        ...checkout,
        contact,
        fingerprint,
        payment: { kind: 'purchase-order', number: 'PO-4711' },
        terms: true,
      }),
  };
}
