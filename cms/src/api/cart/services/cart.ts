import {
  type AddOn,
  isMadeToOrder,
  type PriceBreak,
  type ShopProduct,
  unitPriceOf,
} from '../../product/services/shop-products';
import { unknownAddOns, withAddOns } from '../../product/services/add-ons';
import { sha256 } from '../../../platform/sha256';
import type { CartRecord, StoredLine } from './cart-record';

export type LineProblem =
  | 'obsolete'
  | 'gone'
  | 'on-request'
  | 'add-on-gone'
  | 'below-minimum'
  | 'not-enough-stock';
export type CartLine = Omit<StoredLine, 'added' | 'addedCurrency'> & {
  unitPrice: number;
  lineTotal: number;
  priceBreaks: PriceBreak[];
  /** All add-ons that can be ordered with the product. The prices of the line include those in `addOns`. */
  offeredAddOns: AddOn[];
  /** Working days that the chosen add-ons take before the line ships. */
  extraDays: number;
  minimumOrderQuantity: number;
  stock: number;
  leadTimeDays: number | null;
  lifecycle: string;
  successor: { name: string; url: string; partNumber: string } | null;
  problem: LineProblem | null;
  product: { documentId: string; name: string; url: string; thumbnail: string | null } | null;
};
export type Cart = {
  currency: string;
  lines: CartLine[];
  subtotal: number;
  /** The other currencies in which lines were added, before the customer chose another market. */
  repricedFrom: string[];
  fingerprint: string;
  changedAt: string | null;
  /** Whether the cart is new. If so, a device knows that its lines were never on the server, rather than removed. */
  isNew: boolean;
  /** Lines that were merged into others when a guest signed in, by their old ids. */
  mergedLines: string[];
};
export type Catalogue = { currency: string; products: Map<string, ShopProduct> };

/** The stored lines with current prices and stock. */
export function cartOf(stored: StoredLine[], catalogue: Catalogue, record: CartRecord | undefined): Cart {
  const quantities = quantitiesOf(stored);
  const lines = stored.map((line) => lineOf(line, catalogue, quantities.get(line.partNumber) ?? 0));
  const { currency } = catalogue;
  return {
    currency,
    lines,
    subtotal: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    repricedFrom: [
      ...new Set(
        stored.filter((line) => isRepriced(line, currency)).map(({ addedCurrency }) => addedCurrency),
      ),
    ],
    fingerprint: fingerprintOf([
      currency,
      ...lines.map(({ id, partNumber, quantity, unitPrice, addOns, problem }) =>
        [id, partNumber, quantity, unitPrice, ...addOns, problem ?? ''].join(' '),
      ),
    ]),
    changedAt: record ? new Date(record.changed).toISOString() : null,
    isNew: record?.isNew ?? true,
    mergedLines: [...(record?.aliases.keys() ?? [])],
  };
}

/** Quantity per part number over all lines, for price breaks, minimum quantities and stock. */
export function quantitiesOf(lines: { partNumber: string; quantity: number }[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { partNumber, quantity } of lines)
    quantities.set(partNumber, (quantities.get(partNumber) ?? 0) + quantity);
  return quantities;
}

/** Null if the product is unknown, has no price, or has one in another currency. */
export function sellable(partNumber: string, { currency, products }: Catalogue): ShopProduct | null {
  const product = products.get(partNumber);
  return product && product.price !== null && product.currency === currency ? product : null;
}

/** Independent of the order of the texts. */
export function fingerprintOf(texts: string[]): string {
  return sha256(texts.toSorted().join('\n')).slice(0, 32);
}

const isRepriced = ({ addedCurrency }: StoredLine, currency: string) =>
  addedCurrency !== '' && addedCurrency !== currency;

function lineOf(stored: StoredLine, catalogue: Catalogue, total: number): CartLine {
  const { added: _added, addedCurrency: _addedCurrency, ...line } = stored;
  const listed = sellable(line.partNumber, catalogue);
  const product = listed && withAddOns(listed, line.addOns);
  const unitPrice = product && unitPriceOf(product, total);
  if (!product || unitPrice === null) return unavailableLine(stored, catalogue);
  const { successor } = product;
  return {
    ...line,
    // A price in another currency cannot be compared.
    addedUnitPrice: isRepriced(stored, catalogue.currency) ? unitPrice : line.addedUnitPrice,
    unitPrice,
    lineTotal: unitPrice * line.quantity,
    priceBreaks: product.priceBreaks,
    offeredAddOns: product.addOns,
    extraDays: product.extraDays,
    minimumOrderQuantity: product.minimumOrderQuantity,
    stock: product.stock,
    leadTimeDays: product.leadTimeDays,
    lifecycle: product.lifecycle,
    successor: successor && { name: successor.name, url: successor.url, partNumber: successor.partNumber },
    problem: problemOf(product, total) ?? addOnProblem(product, line.addOns),
    product: shownProduct(product),
  };
}

const shownProduct = ({ documentId, name, url, thumbnail }: ShopProduct) => ({
  documentId,
  name,
  url,
  thumbnail,
});

function problemOf(product: ShopProduct, total: number): LineProblem | null {
  if (product.lifecycle === 'obsolete') return 'obsolete';
  if (total < product.minimumOrderQuantity) return 'below-minimum';
  return total > product.stock && !isMadeToOrder(product) ? 'not-enough-stock' : null;
}

const addOnProblem = (product: ShopProduct, addOns: string[]) =>
  unknownAddOns(product, addOns).length > 0 ? ('add-on-gone' as const) : null;

// The line stays in the cart, so that the customer sees that the product is gone or has no price in this market. Until it
// is removed, the cart cannot be ordered.
function unavailableLine(stored: StoredLine, { currency, products }: Catalogue): CartLine {
  const { added: _added, addedCurrency: _addedCurrency, ...line } = stored;
  const product = products.get(line.partNumber);
  const addedUnitPrice = isRepriced(stored, currency) ? 0 : line.addedUnitPrice;
  return {
    ...line,
    addedUnitPrice,
    unitPrice: addedUnitPrice,
    lineTotal: 0,
    priceBreaks: [],
    offeredAddOns: [],
    extraDays: 0,
    minimumOrderQuantity: 1,
    stock: 0,
    leadTimeDays: null,
    lifecycle: product?.lifecycle ?? 'obsolete',
    successor: null,
    problem: product ? 'on-request' : 'gone',
    product: product ? shownProduct(product) : null,
  };
}
