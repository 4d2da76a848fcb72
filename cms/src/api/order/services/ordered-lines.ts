import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { parseRow, parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import { texts } from '../../../platform/messages/texts';
import type { Transaction } from '../../cart/services/cart-record';
import type { OrderDraft } from './order-draft';

const CartRow = v.object({ cart: v.string() });
const OrderedLineRow = v.object({ ordered: v.number() });

/**
 * Removes the ordered lines from the cart. `since` is the start of a card payment.
 *
 * @throws an HttpError (409) if the lines were ordered after `since`
 */
export async function takeFromCart(trx: Transaction, draft: OrderDraft, since?: number): Promise<void> {
  await removeLines(trx, draft);
  await recordLines(trx, draft, since);
}

// Lines that were added to the cart after the payment started stay there.
async function removeLines(trx: Transaction, { cartOwner, lines }: OrderDraft): Promise<void> {
  const row = parseRow(CartRow, await trx(tables.carts).where({ owner: cartOwner }).first('cart'));
  if (!row) return;
  const ids = lines.map(({ id }) => id);
  await trx(tables.cartLines).where({ cart: row.cart }).whereIn('line_id', ids).delete();
  await trx(tables.carts).where({ owner: cartOwner }).update({ changed: Date.now() });
}

// A customer can pay for the same cart in two windows. The second payment is rejected if it started before the first one
// ordered the lines.
async function recordLines(
  trx: Transaction,
  { cartOwner, lines }: OrderDraft,
  since?: number,
): Promise<void> {
  const keys = lines.map(({ id }) => `${cartOwner} ${id}`);
  const ordered = Date.now();
  const before = parseRows(OrderedLineRow, await trx(tables.orderedLines).whereIn('line', keys));
  if (since !== undefined && before.some((line) => line.ordered >= since))
    throw new HttpError(texts().orders.alreadyOrdered, { status: 409, name: 'OrderedAlreadyError' });
  for (const line of keys)
    await trx(tables.orderedLines).insert({ line, ordered }).onConflict('line').merge();
}
