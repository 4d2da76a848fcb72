// @ts-check
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { solvedPass } from '../../tests/support/sent-forms.mjs';
import { checkout, contact } from './shop-buyer.mjs';

/** @typedef {{ origin: string, webhookSecret: string, random: () => number }} Shop */
/** @typedef {{ name: string, partNumber: string, payment: string }} Purchase */

const TRIES = 400;
const WAIT_MS = 250;
const TAB_CLOSED = 0.2;

/**
 * Buys one product and repeats everything: clicks twice, sends requests again after their response, closes the tab between
 * payment and order, and sends each webhook several times. The server may be down at any time.
 */
export class HostileBuyer {
  #cookie = '';
  #pass = '';
  #shop;

  /** @param {Shop} shop */
  constructor(shop) {
    this.#shop = shop;
  }

  /** @param {Purchase} wish */
  async buy({ name, partNumber, payment }) {
    await this.#send(`PUT /cart/${randomUUID()}`, { data: { partNumber, quantity: 1 } });
    const totals = await this.#send('POST /orders/tax', { data: checkout });
    const order = { ...checkout, contact, fingerprint: totals.data.fingerprint };
    if (payment === 'card') return await this.#payByCard(order);
    await this.#order(order, { kind: payment, number: name });
  }

  /** How many lines are in the cart, which a purchase empties. */
  async linesInCart() {
    const response = await fetch(`${this.#shop.origin}/shopping-cart/cart`, { headers: this.#headers() });
    return JSON.parse(await response.text()).data.lines.length;
  }

  /** @param {object} order */
  async #payByCard(order) {
    const { data } = await this.#sendMany('/payment-intent', { data: order });
    const { paymentIntent, clientSecret } = data;
    const card = { type: 'card', card: { number: '4242424242424242', exp_month: 12, exp_year: 2034 } };
    const confirming = this.#send(`POST /test-payments/v1/payment_intents/${paymentIntent}/confirm`, {
      client_secret: clientSecret,
      payment_method_data: card,
    });
    await Promise.all([confirming, this.#sendWebhooks(paymentIntent)]);
    if (this.#shop.random() < TAB_CLOSED) return;
    const ordering = this.#order(order, { kind: 'card', paymentIntent });
    await Promise.all([ordering, this.#sendWebhooks(paymentIntent)]);
  }

  /** @param {object} order @param {object} payment */
  async #order(order, payment) {
    const key = randomUUID();
    this.#pass = await this.#passFor(key);
    await this.#sendMany('/orders', { data: { ...order, payment, terms: true } }, key);
  }

  /** Passes the human check, with retries while the server is down. @param {string} key */
  async #passFor(key) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const pass = await solvedPass(this.#shop.origin, key).catch(() => undefined);
      if (pass) return pass;
      await delay(WAIT_MS);
    }
    throw new Error('The human check got no response.');
  }

  /** Sends a request several times in parallel, then once more. @param {string} path @param {object} data */
  async #sendMany(path, data, key = randomUUID()) {
    const clicks = Array.from({ length: this.#few() }, () => this.#send(`POST ${path}`, data, key));
    await Promise.all(clicks);
    return await this.#send(`POST ${path}`, data, key);
  }

  /** Retries until the response is final. @param {string} address @param {object} data */
  async #send(address, data, key = randomUUID()) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const response = await this.#once(address, data, key).catch(() => undefined);
      if (response && response.status < 500 && response.status !== 409) return response;
      await delay(WAIT_MS);
    }
    throw new Error(`${address} got no final response.`);
  }

  /** @param {string} address @param {object} data @param {string} key */
  async #once(address, data, key) {
    const [method, path] = address.split(' ');
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...this.#headers() };
    const url = `${this.#shop.origin}/shopping-cart${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(data) });
    const body = JSON.parse(await response.text());
    const cookie = /^cart=[\w-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
    this.#cookie = cookie ?? this.#cookie;
    return { status: response.status, data: body.data };
  }

  /** Sends one event several times, and a second event for the same payment. @param {string} intent */
  async #sendWebhooks(intent) {
    const object = { object: 'payment_intent', id: intent, metadata: {} };
    const id = `evt_${randomUUID()}`;
    for (let left = this.#few(); left >= 0; left -= 1) {
      const event = { id: left === 1 ? `${id}x` : id, object: 'event', type: 'payment_intent.succeeded' };
      await this.#sendWebhook(JSON.stringify({ ...event, data: { object } }));
      await delay(this.#shop.random() * 100);
    }
  }

  /** @param {string} body */
  async #sendWebhook(body) {
    const { origin, webhookSecret } = this.#shop;
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
    await fetch(`${origin}/shopping-cart/stripe/webhook`, { method: 'POST', headers, body }).catch(() => {});
  }

  #headers() {
    return { cookie: this.#cookie, 'captcha-pass': this.#pass };
  }

  #few() {
    return 1 + Math.floor(this.#shop.random() * 3);
  }
}
