import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { aCheckout, aContact } from './shop';

type ShopResponse = { status: number; body: { data: Record<string, unknown>; error?: { name: string } } };

type Row = Record<string, unknown>;
type StartedPayment = { paymentIntent: string; clientSecret: string };

/** Inserts into Postgres the rows without which one product cannot be sold to Ireland. */
export async function stockTheShop(client: Client, partNumber: string, stock: number): Promise<void> {
  const names = { part_number: partNumber, name: partNumber, url: partNumber };
  const product = { ...names, price: 100, currency: 'EUR', stock, published_at: new Date() };
  await insert(client, 'products', { document_id: partNumber.toLowerCase(), ...product });
  const { rows } = await client.query('select 1 from shipping_zones limit 1');
  if (rows.length === 0) await openTheShop(client);
}

async function openTheShop(client: Client): Promise<void> {
  const rate = { code: 'ie', name: 'VAT', country: 'IE', product_kind: 'goods', percent: 23 };
  await insert(client, 'tax_rates', { document_id: 'rate', ...rate, taxes_shipping: true });
  const names = { document_id: 'z', code: 'ie', name: 'IE', countries: 'IE', weight: 1 };
  const zone = await insert(client, 'shipping_zones', names);
  const standard = { code: 'ie-standard', name: 'Parcel', minimum_days: 1, maximum_days: 1 };
  const method = await insert(client, 'components_shop_shipping_methods', standard);
  const step = await insert(client, 'components_shop_weight_steps', { up_to_grams: 30_000, price: 6.9 });
  const methods = { cmp_id: method, component_type: 'shop.shipping-method', field: 'methods', order: 1 };
  await insert(client, 'shipping_zones_cmps', { entity_id: zone, ...methods });
  const steps = { cmp_id: step, component_type: 'shop.weight-step', field: 'steps', order: 1 };
  await insert(client, 'components_shop_shipping_methods_cmps', { entity_id: method, ...steps });
}

async function insert(client: Client, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const placeholders = columns.map((_, index) => `$${index + 1}`);
  const statement = `insert into ${table} (${columns.join()}) values (${placeholders.join()}) returning id`;
  const { rows } = await client.query(statement, Object.values(row));
  return rows[0].id;
}

/** A guest of one of the processes. */
export class HttpBuyer {
  private cookie = '';
  private pass: Record<string, string> = {};

  constructor(private readonly origin: string) {}

  async send(method: string, path: string, data?: object): Promise<ShopResponse> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...this.pass,
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    this.pass = {};
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('cart='));
    if (cookie) this.cookie = /^cart=[\w-]+/.exec(cookie)?.[0] ?? '';
    const body: ShopResponse['body'] = JSON.parse(await response.text());
    return { status: response.status, body };
  }

  async fill(partNumber: string) {
    await this.send('PUT', `/shopping-cart/cart/${randomUUID()}`, { data: { partNumber, quantity: 1 } });
    const tax = await this.send('POST', '/shopping-cart/orders/tax', { data: aCheckout });
    return { ...aCheckout, contact: aContact, fingerprint: tax.body.data.fingerprint };
  }

  order(checkout: object, payment: object): Promise<ShopResponse> {
    return this.send('POST', '/shopping-cart/orders', { data: { ...checkout, payment, terms: true } });
  }

  /** Inserts a pass of the human check for the next request, without the proof of work. */
  async passWith(client: Client): Promise<void> {
    const [entry, pass] = [randomUUID(), randomUUID()];
    const digest = createHash('sha256').update(pass).digest('hex');
    const row = { proof: randomUUID(), pass: digest, entry, expires: Date.now() + 600_000 };
    await insert(client, 'fieldshop_passes', row);
    this.pass = { 'idempotency-key': entry, 'captcha-pass': pass };
  }

  async startPayment(checkout: object): Promise<StartedPayment> {
    const { body } = await this.send('POST', '/shopping-cart/payment-intent', { data: checkout });
    return { paymentIntent: String(body.data.paymentIntent), clientSecret: String(body.data.clientSecret) };
  }

  /** Pays by card; the order is created afterwards. */
  async pay({ paymentIntent, clientSecret }: StartedPayment): Promise<void> {
    await this.send('POST', `/shopping-cart/test-payments/v1/payment_intents/${paymentIntent}/confirm`, {
      client_secret: clientSecret,
      payment_method_data: { type: 'card', card: { number: '4242424242424242' } },
    });
  }
}
