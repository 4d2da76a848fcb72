import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { haveSameAddOns } from '../../product/services/add-ons';
import { customerCartOwner, dropGuestCookie, guestCartOwner, guestTokens } from './cart-owner';
import {
  type CartRecord,
  emptyCart,
  findCart,
  openCart,
  readLines,
  type StoredLine,
  type Transaction,
  writeAliases,
  writeLines,
} from './cart-record';

/**
 * Moves the guest's lines to the account's cart and deletes the cookie. Runs at every sign-in, and when a request of a
 * customer still has a guest's cookie. The old ids of the lines are stored as aliases for changes that arrive later.
 */
export async function mergeGuestCart(
  strapi: Core.Strapi,
  ctx: Context,
  userDocumentId: string,
): Promise<void> {
  const tokens = guestTokens(ctx);
  if (tokens.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    for (const token of tokens) {
      const guest = await findCart(trx, guestCartOwner(token));
      if (!guest) continue;
      const account = await openCart(trx, customerCartOwner(userDocumentId));
      await moveLines(trx, guest, account.cart);
      await emptyCart(trx, guest.cart);
    }
  });
  dropGuestCookie(ctx);
}

async function moveLines(trx: Transaction, from: CartRecord, to: string): Promise<void> {
  const targetLines = await readLines(trx, to);
  const aliases = new Map(from.aliases);
  const changed: StoredLine[] = [];
  for (const line of await readLines(trx, from.cart)) {
    const same = targetLines.find((other) => isSame(other, line));
    if (!same) {
      targetLines.push(line);
      changed.push(line);
      continue;
    }
    same.quantity += line.quantity;
    changed.push(same);
    for (const [alias, name] of aliases) if (name === line.id) aliases.set(alias, same.id);
    if (line.id !== same.id) aliases.set(line.id, same.id);
  }
  await writeLines(trx, to, [...new Set(changed)]);
  await writeAliases(trx, to, aliases);
}

function isSame(a: StoredLine, b: StoredLine): boolean {
  return (
    a.id === b.id ||
    (a.partNumber === b.partNumber &&
      a.reference === b.reference &&
      a.costCentre === b.costCentre &&
      a.configuration === b.configuration &&
      haveSameAddOns(a, b))
  );
}
