// @ts-check
import { randomUUID } from 'node:crypto';

/** @typedef {{ status: number, milliseconds: number, data: { fingerprint: string } }} Answer */

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

/** @param {string} origin a guest with a cart of its own */
export function aBuyer(origin) {
  let cookie = '';

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} data
   * @returns {Promise<Answer>}
   */
  async function send(method, path, data) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie };
    const begun = performance.now();
    const request = { method, headers, body: JSON.stringify({ data }) };
    const response = await fetch(`${origin}/shopping-cart${path}`, request);
    const text = await response.text();
    const milliseconds = performance.now() - begun;
    cookie = /^cart=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
    return { status: response.status, milliseconds, data: JSON.parse(text).data };
  }

  return {
    /** @param {string} partNumber */
    put: (partNumber) => send('PUT', `/cart/${randomUUID()}`, { partNumber, quantity: 1 }),
    async fingerprint() {
      return (await send('POST', '/orders/tax', checkout)).data.fingerprint;
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
