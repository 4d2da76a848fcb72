import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../platform/database/schema';
import type { Holder } from './cart-owner';

export type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];
export type CartRecord = {
  cart: string;
  changed: number;
  /** This very write began it. */
  isNew: boolean;
  /** Names of lines that were merged into others, with the name that stands now. */
  aliases: Map<string, string>;
};
/** A line as it is stored: what the customer wants, and the price that was shown when it was added. */
export type StoredLine = {
  id: string;
  partNumber: string;
  quantity: number;
  costCentre: string;
  reference: string;
  configuration: string | null;
  addedUnitPrice: number;
  added: number;
};
type Row = {
  name: string;
  part: string;
  quantity: number;
  centre: string | null;
  reference: string | null;
  configuration: string | null;
  price: number;
  added: number;
};

export async function findCart(trx: Transaction, holder: Holder): Promise<CartRecord | undefined> {
  const found: Pick<CartRecord, 'cart' | 'changed'> | undefined = await trx(tables.carts)
    .where({ holder })
    .first('cart', 'changed');
  return found && { ...found, isNew: false, aliases: await readAliases(trx, found.cart) };
}

// Locks the cart: what two devices change at once is done one after the other.
export async function openCart(trx: Transaction, holder: Holder, now = Date.now()): Promise<CartRecord> {
  const made = { cart: randomUUID(), holder, changed: now };
  await trx(tables.carts).insert(made).onConflict('holder').ignore();
  await trx(tables.carts).where({ holder }).update({ changed: now });
  const found = await findCart(trx, holder);
  const cart = found?.cart ?? made.cart;
  return { cart, changed: now, isNew: cart === made.cart, aliases: found?.aliases ?? new Map() };
}

export async function readLines(trx: Transaction, cart: string): Promise<StoredLine[]> {
  const rows: Row[] = await trx(tables.cartLines).where({ cart }).orderBy(['added', 'id']);
  return rows.map((row) => ({
    id: row.name,
    partNumber: row.part,
    quantity: row.quantity,
    costCentre: row.centre ?? '',
    reference: row.reference ?? '',
    configuration: row.configuration,
    addedUnitPrice: row.price,
    added: row.added,
  }));
}

export async function writeLines(trx: Transaction, cart: string, lines: StoredLine[]): Promise<void> {
  const rows = lines.map((line) => ({
    // Devices make the identities: unique within a cart is all that may be relied on.
    line: `${cart}:${line.id}`,
    cart,
    name: line.id,
    part: line.partNumber,
    quantity: line.quantity,
    centre: line.costCentre,
    reference: line.reference,
    configuration: line.configuration,
    price: line.addedUnitPrice,
    added: line.added,
  }));
  // SQLite takes a limited number of values in one statement.
  for (let start = 0; start < rows.length; start += 50)
    await trx(tables.cartLines)
      .insert(rows.slice(start, start + 50))
      .onConflict('line')
      .merge(['quantity', 'centre', 'reference', 'configuration', 'part', 'price']);
}

export async function removeLine(trx: Transaction, cart: string, id: string): Promise<void> {
  await trx(tables.cartLines).where({ cart, name: id }).delete();
}

export async function emptyCart(trx: Transaction, cart: string): Promise<void> {
  await trx(tables.cartLines).where({ cart }).delete();
  await trx(tables.cartAliases).where({ cart }).delete();
}

async function readAliases(trx: Transaction, cart: string): Promise<Map<string, string>> {
  const rows: { alias: string; name: string }[] = await trx(tables.cartAliases).where({ cart });
  return new Map(rows.map(({ alias, name }) => [alias.slice(cart.length + 1), name]));
}

export async function writeAliases(
  trx: Transaction,
  cart: string,
  aliases: Map<string, string>,
): Promise<void> {
  for (const [alias, name] of aliases)
    await trx(tables.cartAliases)
      .insert({ alias: `${cart}:${alias}`, cart, name })
      .onConflict('alias')
      .merge(['name']);
}
