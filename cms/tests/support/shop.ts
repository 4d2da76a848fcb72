import { randomUUID } from 'node:crypto';
import type { InjectOptions, Response } from 'light-my-request';
import { aBackend, load } from './backend';
import { aGivenPass } from './forms';

type LineOptions = { id?: string; reference?: string; costCentre?: string; addOns?: unknown[] };
type Method = NonNullable<InjectOptions['method']>;
type Call = { method?: Method; data?: object; key?: string; headers?: Record<string, string> };

/** A browser: keeps cookies, and a token once signed in. `prefix` is the language of the page, such as /de. */
export class Buyer {
  constructor(private readonly prefix = '') {}

  cookie = '';
  /** The code of the market that the visitor has chosen. */
  market = '';
  token = '';
  documentId = '';

  async call(url: string, { method = 'GET', data, key = randomUUID(), headers = {} }: Call = {}) {
    const { send } = await aBackend();
    const cookie = [this.cookie, this.market && `market=${this.market}`].filter(Boolean).join('; ');
    const isGuestOrder = method === 'POST' && url === '/shopping-cart/orders' && !this.token;
    const response = await send({
      method,
      url: this.prefix + url,
      headers: {
        ...(isGuestOrder ? { 'captcha-pass': await aGivenPass(key) } : {}),
        ...(cookie ? { cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(data ? { payload: { data } } : {}),
    });
    this.keepCookie(response);
    return response;
  }

  put(partNumber: string, quantity: number, { id = randomUUID(), ...more }: LineOptions = {}) {
    return this.call(`/shopping-cart/cart/${id}`, { method: 'PUT', data: { partNumber, quantity, ...more } });
  }

  async cart() {
    return (await this.call('/shopping-cart/cart')).json().data;
  }

  private keepCookie(response: Response): void {
    const set = [response.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('cart='));
    if (set) this.cookie = /^cart=[\w-]+/.exec(set)?.[0] ?? '';
  }
}

/** A signed-in customer. */
export async function aCustomer(): Promise<Buyer> {
  const { strapi } = await aBackend();
  const buyer = new Buyer();
  const name = randomUUID();
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const user = await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: name,
      email: `${name}@example.test`,
      password: 'Only-4-tests',
      provider: 'local',
      confirmed: true,
      role: role.id,
    });
  buyer.token = strapi
    .plugin('users-permissions')
    .service('jwt')
    .issue({ id: user.id, version: user.sessionVersion ?? 0 });
  buyer.documentId = user.documentId;
  return buyer;
}

/** Creates a published product, so that tests do not share stock. */
export async function aProduct(fields: object = {}): Promise<string> {
  const { strapi } = await aBackend();
  const partNumber = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  await strapi.documents('api::product.product').create({
    data: {
      name: `Probe ${partNumber}`,
      url: partNumber.toLowerCase(),
      partNumber,
      summary: 'For tests.',
      price: 100,
      stock: 10,
      shippingWeightGrams: 500,
      ...fields,
    },
    status: 'published',
  });
  return partNumber;
}

export const anAddress = {
  name: 'Ada Byron',
  company: 'Probes Ltd',
  line1: 'Mill Lane 1',
  line2: '',
  city: 'Dublin',
  postalCode: 'D02 AF30',
  state: '',
  country: 'IE',
  phone: '+353 1 234567',
};

export const anAmericanAddress = {
  ...anAddress,
  line1: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  phone: '+1 217 555 0100',
};

export const aCheckout = {
  customerKind: 'business',
  vatNumber: '',
  shippingAddress: anAddress,
  billingAddress: null,
  shippingMethod: 'ie-standard',
  reference: '',
  note: '',
};

export const aContact = {
  name: 'Ada Byron',
  email: 'ada@example.test',
  phone: '',
  company: 'Probes Ltd',
};

/** The body of the last step of the checkout. */
export async function anOrderRequest(buyer: Buyer, changes: object = {}) {
  const checkout = { ...aCheckout, ...changes };
  const totals = await buyer.call('/shopping-cart/orders/tax', { method: 'POST', data: checkout });
  const { fingerprint } = totals.json().data;
  const payment = { kind: 'purchase-order', number: 'PO-4711' };
  return { ...checkout, contact: aContact, fingerprint, payment, terms: true };
}

export async function order(buyer: Buyer, changes: object = {}) {
  const data = await anOrderRequest(buyer, changes);
  return buyer.call('/shopping-cart/orders', { method: 'POST', data });
}

type Placed = { id: string; number: string; statusPath: string };

export async function aGuestOrder(email: string): Promise<Placed> {
  const guest = new Buyer();
  await guest.put(await aProduct(), 1);
  const data = { ...(await anOrderRequest(guest)), contact: { ...aContact, email } };
  return (await guest.call('/shopping-cart/orders', { method: 'POST', data })).json().data;
}

/** Cancels an order with the link in the e-mail. */
export const cancelByLink = ({ statusPath }: Placed) =>
  new Buyer().call(`/shopping-cart${statusPath.replace('?', '/cancel?')}`, { method: 'POST' });

export async function orderWithAddress(documentId: string) {
  const { strapi } = await aBackend();
  return strapi.documents('api::order.order').findOne({ documentId, populate: ['shippingAddress'] });
}

export async function stockOf(partNumber: string): Promise<(number | null)[]> {
  const { strapi } = await aBackend();
  const rows = await strapi.db
    .query('api::product.product')
    .findMany({ where: { partNumber }, select: ['stock'] });
  return rows.map(({ stock }) => stock);
}

/** Like the admin's Save button. */
export async function changeOrder(documentId: string, data: object) {
  const { strapi } = await aBackend();
  return strapi.documents('api::order.order').update({ documentId, data });
}

export async function mailsAbout(number: string): Promise<{ subject: string; text: string }[]> {
  const { strapi } = await aBackend();
  await load('platform/mail/mailer.js').wakeMailer(strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  // RMA numbers have the same ending as order numbers.
  return mails.filter(({ subject }) => subject.split(/[ :]/).includes(number));
}
