import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { type CartOwner, guestCartLifetimeMs } from './cart-owner';

export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];
export type CartRecord = {
  cart: string;
  changed: number;
  /** Whether this write created the cart. */
  isNew: boolean;
  /** Ids of lines that were merged into other lines, with the ids of those lines. */
  aliases: Map<string, string>;
};
/** A stored line: the customer's input, and the price shown when it was added. */
export type StoredLine = {
  id: string;
  partNumber: string;
  quantity: number;
  costCentre: string;
  reference: string;
  configuration: string | null;
  /** Codes of the certificates and services ordered with the product, in alphabetical order. */
  addOns: string[];
  addedUnitPrice: number;
  /** The currency of that price. Empty for lines of earlier versions. */
  addedCurrency: string;
  added: number;
};
const Row = v.pipe(
  v.object({
    line_id: v.string(),
    part_number: v.string(),
    quantity: v.number(),
    cost_centre: v.nullable(v.string()),
    reference: v.nullable(v.string()),
    configuration: v.nullable(v.string()),
    add_ons: v.nullable(v.string()),
    added_unit_price: v.number(),
    added_currency: v.nullable(v.string()),
    added: v.number(),
  }),
  v.transform((row): StoredLine => ({
    id: row.line_id,
    partNumber: row.part_number,
    quantity: row.quantity,
    costCentre: row.cost_centre ?? '',
    reference: row.reference ?? '',
    configuration: row.configuration,
    addOns: (row.add_ons ?? '').split(' ').filter((code) => code !== ''),
    addedUnitPrice: row.added_unit_price,
    addedCurrency: row.added_currency ?? '',
    added: row.added,
  })),
);
const CartRow = v.object({ cart: v.string(), changed: v.number() });
const CartIdRow = v.object({ cart: v.string() });
const AliasRow = v.object({ alias: v.string(), line_id: v.string() });

export async function findCart(trx: Transaction, owner: CartOwner): Promise<CartRecord | undefined> {
  const row = parseRow(CartRow, await trx(tables.carts).where({ owner }).first('cart', 'changed'));
  return row && { ...row, isNew: false, aliases: await readAliases(trx, row.cart) };
}

// Creates the cart if necessary and locks it, so that concurrent changes from two devices run in sequence.
export async function openCart(trx: Transaction, owner: CartOwner, now = Date.now()): Promise<CartRecord> {
  const created = { cart: randomUUID(), owner, changed: now };
  await trx(tables.carts).insert(created).onConflict('owner').ignore();
  await trx(tables.carts).where({ owner }).update({ changed: now });
  const existing = await findCart(trx, owner);
  const cart = existing?.cart ?? created.cart;
  return { cart, changed: now, isNew: cart === created.cart, aliases: existing?.aliases ?? new Map() };
}

export async function readLines(trx: Transaction, cart: string): Promise<StoredLine[]> {
  return parseRows(Row, await trx(tables.cartLines).where({ cart }).orderBy(['added', 'id']));
}

export async function writeLines(trx: Transaction, cart: string, lines: StoredLine[]): Promise<void> {
  const rows = lines.map((line) => ({
    // Devices generate the line ids, so they are only unique within a cart.
    line: `${cart}:${line.id}`,
    cart,
    line_id: line.id,
    part_number: line.partNumber,
    quantity: line.quantity,
    cost_centre: line.costCentre,
    reference: line.reference,
    configuration: line.configuration,
    add_ons: line.addOns.join(' '),
    added_unit_price: line.addedUnitPrice,
    added_currency: line.addedCurrency,
    added: line.added,
  }));
  // SQLite limits the number of values in a statement.
  for (let start = 0; start < rows.length; start += 50)
    await trx(tables.cartLines)
      .insert(rows.slice(start, start + 50))
      .onConflict('line')
      .merge([
        'quantity',
        'cost_centre',
        'reference',
        'configuration',
        'add_ons',
        'part_number',
        'added_unit_price',
        'added_currency',
      ]);
}

export async function removeLine(trx: Transaction, cart: string, id: string): Promise<void> {
  await trx(tables.cartLines).where({ cart, line_id: id }).delete();
}

export async function emptyCart(trx: Transaction, cart: string): Promise<void> {
  await trx(tables.cartLines).where({ cart }).delete();
  await trx(tables.cartAliases).where({ cart }).delete();
}

export async function deleteCart(trx: Transaction, cart: string): Promise<void> {
  await emptyCart(trx, cart);
  await trx(tables.carts).where({ cart }).delete();
}

async function readAliases(trx: Transaction, cart: string): Promise<Map<string, string>> {
  const rows = parseRows(AliasRow, await trx(tables.cartAliases).where({ cart }));
  return new Map(rows.map(({ alias, line_id }) => [alias.slice(cart.length + 1), line_id]));
}

export async function writeAliases(
  trx: Transaction,
  cart: string,
  aliases: Map<string, string>,
): Promise<void> {
  for (const [alias, lineId] of aliases)
    await trx(tables.cartAliases)
      .insert({ alias: `${cart}:${alias}`, cart, line_id: lineId })
      .onConflict('alias')
      .merge(['line_id']);
}

const cartsPerRun = 200;

/** Deletes guests' carts whose cookie has expired, because no one can access them any more. */
export async function removeOldCarts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const old: unknown = await trx(tables.carts)
      .where('owner', 'like', 'guest:%')
      .where('changed', '<', now - guestCartLifetimeMs)
      .limit(cartsPerRun)
      .select('cart');
    for (const { cart } of parseRows(CartIdRow, old)) await deleteCart(trx, cart);
  });
}
