// @ts-check
import { randomUUID } from 'node:crypto';
import { goodForms } from '../../tests/support/good-forms.mjs';
import { jsonOf } from './http-client.mjs';
import { checkout, contact } from './shop-buyer.mjs';

/** @typedef {import('./passes.mjs').Pass} Pass */
/** @typedef {import('./http-client.mjs').Response} Response */
/** @typedef {ReturnType<typeof import('./http-client.mjs').httpClient>} Client */
/** @typedef {'cart line' | 'totals' | 'order' | 'form'} Step */
/** @typedef {{ step: Step, path: string, method: string, data: object, key: string, pass: string }} Write */
/**
 * The confirmed writes, which are compared with the database afterwards: keys of orders and forms, ids of cart lines.
 * @typedef {Record<Exclude<Step, 'totals'>, string[]>} Confirmed
 */

/** @type {Step[]} */
const steps = ['cart line', 'cart line', 'totals', 'order', 'form'];

/**
 * A visitor who fills a cart, orders by purchase order and sends a form, one request after the other, and begins again.
 * If the server is in trouble, the request is sent again with the same key, as the outbox does.
 */
export class TrafficBuyer {
  #cookie = '';
  #fingerprint = '';
  #count = 0;
  /** @type {Write | undefined} */
  #write;
  #options;

  /** @param {{ client: Client, parts: string[], random: () => number, nextPass: () => Promise<Pass>, confirmed: Confirmed }} options */
  constructor(options) {
    this.#options = options;
  }

  /** Whether a request must be sent again. */
  get isPending() {
    return this.#write !== undefined;
  }

  /** Sends the next request. */
  async sendNext() {
    const write = (this.#write ??= await this.#next());
    const { step, path, method, data, key, pass } = write;
    const headers = {
      'idempotency-key': key,
      ...(pass ? { 'captcha-pass': pass } : {}),
      ...(this.#cookie ? { cookie: this.#cookie } : {}),
    };
    const response = await this.#options.client.send(path, { method, headers, data: { data } });
    this.#cookie = cookieIn(response) ?? this.#cookie;
    if (response.status === 200 || response.status === 201) this.#confirm(write, response);
    if (!isUnavailable(response)) this.#write = undefined;
    return { what: step, response };
  }

  /** @returns {Promise<Write>} */
  async #next() {
    const step = steps[this.#count % steps.length] ?? 'form';
    const { key, pass } =
      step === 'order' || step === 'form' ? await this.#options.nextPass() : { key: randomUUID(), pass: '' };
    return { step, key, pass, ...this.#requestOf(step, key) };
  }

  /**
   * @param {Step} step
   * @param {string} key
   */
  #requestOf(step, key) {
    if (step === 'cart line') {
      const { parts, random } = this.#options;
      const partNumber = parts[Math.floor(random() * parts.length)] ?? '';
      return { method: 'PUT', path: `/shopping-cart/cart/${key}`, data: { partNumber, quantity: 1 } };
    }
    if (step === 'totals') return { method: 'POST', path: '/shopping-cart/orders/tax', data: checkout };
    if (step === 'form') {
      const data = { ...goodForms.contact, message: key };
      return { method: 'POST', path: '/api/contact-forms', data };
    }
    const payment = { kind: 'purchase-order', number: 'PO-4711' };
    const data = { ...checkout, contact, fingerprint: this.#fingerprint, payment, terms: true };
    return { method: 'POST', path: '/shopping-cart/orders', data };
  }

  /**
   * @param {Write} write
   * @param {Response} response
   */
  #confirm({ step, key }, response) {
    this.#count += 1;
    if (step === 'totals') this.#fingerprint = String(jsonOf(response).data?.fingerprint);
    else this.#options.confirmed[step].push(key);
    // The next cart is another visitor's.
    if (step === 'order') this.#cookie = '';
  }
}

/** No response, a conflict with its own first attempt, or a server or proxy in trouble. @param {Response} response */
function isUnavailable({ status }) {
  return status === 0 || status === 409 || status >= 500;
}

/** @param {Response} response */
function cookieIn({ headers }) {
  const set = headers['set-cookie']?.find((text) => text.startsWith('cart='));
  return set && /^cart=[\w-]+/.exec(set)?.[0];
}
