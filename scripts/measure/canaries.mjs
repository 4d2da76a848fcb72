// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { goodForms } from '../../tests/support/good-forms.mjs';
import { solvedPass } from '../../tests/support/sent-forms.mjs';
import { httpClient, jsonOf } from './http-client.mjs';
import { codeFor } from './mailed-code.mjs';
import { checkout, contact } from './shop-buyer.mjs';
import { ofTestCard } from './secret-scan.mjs';
import { plantStaffCanaries } from './staff-canaries.mjs';

/** @typedef {Pick<import('../../tests/support/backend.mjs').TestBackend, 'origin' | 'folder' | 'administrator'>} Backend */
/** @typedef {import('./secret-scan.mjs').Canary} Canary */

const inTables = (/** @type {string} */ tables) => new RegExp(`^(?:mailbox|database (?:${tables})\\.\\w+)$`);
// Where the shop needs an e-mail address: accounts, orders, forms, e-mails, limits per address and hour, and stored
// responses for repeated requests.
const addressed = inTables(
  'up_users|orders|contact_forms|fieldshop_mails|fieldshop_payments|fieldshop_fake_stripe|fieldshop_limits|fieldshop_claims',
);
// Where the secret of a payment may be. It can only confirm this payment. The fake Stripe stores it too.
const ofPayment = inTables('fieldshop_payments|fieldshop_claims|fieldshop_fake_stripe');

/**
 * Uses the site as customers and staff do, with unique secrets that can be found wherever they end up.
 * @param {Backend} backend
 * @param {string} partNumber
 * @returns {Promise<Canary[]>}
 */
export async function plantCanaries(backend, partNumber) {
  const visit = new Visit(backend);
  await visit.useAccount();
  await visit.search();
  await visit.order(partNumber);
  await visit.sendForm();
  await visit.useGuestData();
  return [...visit.canaries, ...(await plantStaffCanaries(backend))];
}

class Visit {
  /** @type {Canary[]} */
  canaries = [];
  #backend;
  #client;
  #guest;

  /** @param {Backend} backend */
  constructor(backend) {
    this.#backend = backend;
    this.#client = httpClient(backend.origin);
    this.#guest = this.#plant('e-mail address of a guest', `${unique('grace')}@secret.example`, addressed);
  }

  async useAccount() {
    const email = this.#plant('e-mail address of a customer', `${unique('ada')}@secret.example`, addressed);
    const password = this.#plant('password', unique('correct horse'));
    const { jwt } = jsonOf(await this.#post('/api/auth/local/register', { email, password }));
    this.#plant('session of a customer', String(jwt ?? ''));
    const headers = { authorization: `Bearer ${jwt}` };
    await this.#client.send('/api/users/me', { headers });
    await this.#client.send(`/api/users/me?token=${jwt}`, { headers });
    await this.#post('/api/auth/token/verify', { jwt });
    const guess = this.#plant('wrong password', unique('guess'));
    await this.#post('/api/auth/local', { identifier: email, password: guess });

    await this.#post('/api/auth/forgot-password', { email });
    const mailed = await codeFor(email, this.#backend.folder);
    const code = this.#plant('code to reset the password', mailed, inTables('fieldshop_mails'));
    const next = this.#plant('new password', unique('next horse'));
    await this.#post('/api/auth/reset-password', { code, password: next });
  }

  async search() {
    // How often a search without result happened is counted, so that editors can add synonyms.
    const words = this.#plant(
      'search text',
      `${unique('borehole')} north`,
      inTables('fieldshop_daily_counts'),
    );
    const query = encodeURIComponent(words);
    await this.#post('/api/search/indexes/site/search', { q: words });
    await this.#post('/api/search/no-results', { data: { words } });
    await this.#client.send(`/api/search/indexes/site/search?q=${query}`);
    await this.#client.send(`/search?q=${query}`);
    await this.#client.send(`/api/products?filters[name][$contains]=${query}`);
  }

  /** @param {string} partNumber */
  async order(partNumber) {
    const put = await this.#client.send(`/shopping-cart/cart/${randomUUID()}`, {
      method: 'PUT',
      data: { data: { partNumber, quantity: 2 } },
      headers: keyed(),
    });
    const cookie = /^cart=[\w-]+/.exec(put.headers['set-cookie']?.[0] ?? '')?.[0] ?? '';
    this.#plant('cookie of a cart', cookie.replace('cart=', ''));
    const totals = jsonOf(await this.#post('/shopping-cart/orders/tax', { data: checkout }, { cookie }));
    const { fingerprint } = totals.data;
    const order = { ...checkout, contact: { ...contact, email: this.#guest }, fingerprint, terms: true };
    const paymentIntent = await this.#pay(order, cookie);
    const data = { ...order, payment: { kind: 'card', paymentIntent } };
    const placed = jsonOf(
      await this.#post('/shopping-cart/orders', { data }, { cookie, ...(await this.#passed()) }),
    );
    const link = String(placed.data?.statusPath ?? '');
    this.#plant(
      'link of an order',
      link.split('token=')[1] ?? '',
      inTables('fieldshop_mails|fieldshop_claims'),
    );
    await this.#client.send(`/shopping-cart${link}`);
    await this.#client.send(link);
  }

  /**
   * @param {object} order
   * @param {string} cookie
   */
  async #pay(order, cookie) {
    const started = await this.#post(
      '/shopping-cart/payment-intent',
      { data: order },
      { cookie, ...keyed() },
    );
    const { paymentIntent, clientSecret } = jsonOf(started).data ?? {};
    this.#plant('secret of a payment', String(clientSecret ?? ''), ofPayment);
    const number = this.#plant('card number', '4242424242424242', ofTestCard);
    await this.#post(`/shopping-cart/test-payments/v1/payment_intents/${paymentIntent}/confirm`, {
      client_secret: clientSecret,
      payment_method_data: { type: 'card', card: { number, cvc: '737', exp_month: 12, exp_year: 2034 } },
    });
    return String(paymentIntent);
  }

  async sendForm() {
    const message = this.#plant(
      'message of a form',
      unique('our pump leaks'),
      inTables('contact_forms|fieldshop_mails'),
    );
    const data = { ...goodForms.contact, email: this.#guest, message };
    await this.#post('/api/contact-forms', { data }, await this.#passed());
    // Rejected, because it has no pass.
    await this.#post('/api/contact-forms', { data }, keyed());
  }

  /** The link by which somebody without an account gets their data. */
  async useGuestData() {
    await this.#post('/api/guest-data/requests', { data: { email: this.#guest } }, await this.#passed());
    const mailed = await codeFor(this.#guest, this.#backend.folder, 'your-data');
    const code = this.#plant('link to the data of a guest', mailed, inTables('fieldshop_mails'));
    await this.#post('/api/guest-data/export', { data: { code } });
    await this.#client.send(`/your-data?code=${code}`);
    this.#client.close();
  }

  async #passed() {
    const key = randomUUID();
    const pass = this.#plant('pass of the human check', await solvedPass(this.#backend.origin, key));
    return { 'idempotency-key': key, 'captcha-pass': pass };
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {RegExp} [allowed]
   */
  #plant(name, value, allowed) {
    if (value === '') throw new Error(`There is no ${name}.`);
    this.canaries.push({ name, value, ...(allowed ? { allowed } : {}) });
    return value;
  }

  /**
   * @param {string} url
   * @param {object} data
   * @param {Record<string, string>} [headers]
   */
  #post(url, data, headers = {}) {
    return this.#client.send(url, { method: 'POST', data, headers });
  }
}

/** @param {string} word */
function unique(word) {
  return `${word}-${randomBytes(9).toString('hex')}`;
}

function keyed() {
  return { 'idempotency-key': randomUUID() };
}
