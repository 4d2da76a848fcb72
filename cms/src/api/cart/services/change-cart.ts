import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { currentMarket } from '../../../platform/market/current-market';
import { texts } from '../../../platform/messages/texts';
import { type ResolvedPart, resolvePartNumbers } from '../../part-wizard/services/configured-products';
import { unitPriceOf } from '../../product/services/shop-products';
import { currencyOf } from '../../shop-setting/services/current-currency';
import { haveSameAddOns, unknownAddOns, withAddOns } from '../../product/services/add-ons';
import type { CartOwner } from './cart-owner';
import { resolveLineChanges } from './resolve-line-changes';
import { type Cart, type Catalogue, cartOf, quantitiesOf, sellable } from './cart';
import {
  type CartRecord,
  emptyCart,
  findCart,
  openCart,
  readLines,
  removeLine,
  type StoredLine,
  type Transaction,
  writeLines,
} from './cart-record';
import type { LineChange, RequestedLine } from './line-changes';

export async function readCart(strapi: Core.Strapi, owner: CartOwner | undefined): Promise<Cart> {
  return await strapi.db.transaction(async ({ trx }) => {
    const record = owner === undefined ? undefined : await findCart(trx, owner);
    const lines = record ? await readLines(trx, record.cart) : [];
    return cartOf(lines, await catalogueFor(strapi, lines), record);
  });
}

// This and the other functions that change the cart run in the transaction of the idempotency key.
export async function setLines(strapi: Core.Strapi, owner: CartOwner, changes: LineChange[]): Promise<Cart> {
  return await change(strapi, owner, async (trx, record) => {
    const { cart, changed, aliases } = record;
    const before = await readLines(trx, cart);
    const parts = await resolvePartNumbers(
      strapi,
      [...before, ...changes].flatMap((line) => ('partNumber' in line ? [line.partNumber] : [])),
    );
    const catalogue = await catalogueOf(strapi, parts);
    const requested = resolveLineChanges(changes, { before, aliases, parts });
    const after = applyChanges(before, requested, { catalogue, now: changed });
    if (after.length > maxLines) reject([tooManyLines()]);
    reject(requested.flatMap((line) => problemsOf(line, { catalogue, parts, after })));
    await writeLines(
      trx,
      cart,
      after.filter(({ id }) => requested.some((line) => line.id === id)),
    );
    return cartOf(after, catalogue, record);
  });
}

export async function removeFromCart(strapi: Core.Strapi, owner: CartOwner, id: string): Promise<Cart> {
  return await change(strapi, owner, async (trx, record) => {
    const { cart, aliases } = record;
    await removeLine(trx, cart, aliases.get(id) ?? id);
    const lines = await readLines(trx, cart);
    return cartOf(lines, await catalogueFor(strapi, lines), record);
  });
}

export async function clearCart(strapi: Core.Strapi, owner: CartOwner): Promise<Cart> {
  return await change(strapi, owner, async (trx, record) => {
    await emptyCart(trx, record.cart);
    return cartOf([], await catalogueFor(strapi, []), { ...record, aliases: new Map() });
  });
}

async function change<T>(
  strapi: Core.Strapi,
  owner: CartOwner,
  work: (trx: Transaction, record: CartRecord) => Promise<T>,
): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => work(trx, await openCart(trx, owner)));
}

export async function catalogueFor(strapi: Core.Strapi, lines: { partNumber: string }[]): Promise<Catalogue> {
  const partNumbers = lines.map(({ partNumber }) => partNumber);
  return await catalogueOf(strapi, await resolvePartNumbers(strapi, partNumbers));
}

// Configured products are not in the catalogue. Their current price comes from the rules of their family.
async function catalogueOf(strapi: Core.Strapi, parts: Map<string, ResolvedPart>): Promise<Catalogue> {
  const currency = await currencyOf(strapi, currentMarket());
  const products = [...parts.values()].flatMap((part) => ('product' in part ? [part.product] : []));
  return { currency, products: new Map(products.map((product) => [product.partNumber, product])) };
}

type Applied = { catalogue: Catalogue; now: number };

function applyChanges(before: StoredLine[], requested: RequestedLine[], { catalogue, now }: Applied) {
  const lines = new Map(before.map((line) => [line.id, line]));
  for (const [index, line] of requested.entries()) {
    const known = lines.get(line.id);
    const isSame =
      known?.partNumber === line.partNumber &&
      haveSameAddOns(known, line) &&
      // A line that is changed in another market has the price of that market from then on.
      (known.addedCurrency === '' || known.addedCurrency === catalogue.currency);
    // Fractions of a millisecond preserve the order of lines that were added in the same request.
    const preserved = isSame
      ? known
      : { addedUnitPrice: 0, addedCurrency: catalogue.currency, added: known?.added ?? now + index / 1000 };
    const { path: _path, ...fields } = line;
    lines.set(line.id, { ...preserved, ...fields });
  }
  const after = [...lines.values()];
  const quantities = quantitiesOf(after);
  return after.map((line) => {
    if (line.addedUnitPrice > 0) return line;
    const product = sellable(line.partNumber, catalogue);
    const quantity = quantities.get(line.partNumber) ?? 0;
    const price = product && unitPriceOf(withAddOns(product, line.addOns), quantity);
    return { ...line, addedUnitPrice: price ?? 0 };
  });
}

type NewCart = { catalogue: Catalogue; parts: Map<string, ResolvedPart>; after: StoredLine[] };

function problemsOf(line: RequestedLine, { catalogue, parts, after }: NewCart): FieldError[] {
  const { partNumber } = line;
  const t = texts().cart;
  const product = sellable(partNumber, catalogue);
  if (!product) {
    const message = unavailableText(line, parts.get(partNumber));
    return [{ path: [...line.path, 'partNumber'], message, name: 'ValidationError' }];
  }
  const addOn = unknownAddOns(product, line.addOns)[0];
  if (addOn !== undefined) {
    const message = t.unknownAddOn({ partNumber, addOn });
    return [{ path: [...line.path, 'addOns'], message, name: 'ValidationError' }];
  }
  const total = quantitiesOf(after).get(partNumber) ?? 0;
  if (total >= product.minimumOrderQuantity) return [];
  const message = t.belowMinimum({ partNumber, quantity: product.minimumOrderQuantity });
  return [{ path: [...line.path, 'quantity'], message, name: 'ValidationError' }];
}

function unavailableText({ partNumber }: RequestedLine, part: ResolvedPart | undefined): string {
  if (part?.type === 'invalid') return part.problem;
  if (part && 'product' in part) return texts().cart.priceOnRequest({ partNumber });
  return texts().cart.notFound({ partNumber });
}

const maxLines = 500;
const tooManyLines = (): FieldError => ({
  path: ['lines'],
  message: texts().cart.tooManyLines({ count: maxLines }),
  name: 'ValidationError',
});

function reject(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
}
