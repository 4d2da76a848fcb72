import { invalid } from '../../../platform/http/http-error';
import type { Market } from '../../../platform/market/current-market';
import { texts } from '../../../platform/messages/texts';
import type { AddressField } from '../../address/services/address';
import { countryName } from '../../address/services/countries';
import { type Cart, fingerprintOf } from '../../cart/services/cart';
import type { ProductKind, ShopProduct } from '../../product/services/shop-products';
import { offeredMethods, type OfferedMethod, weightOf, zoneOf } from '../../shipping-zone/services/shipping';
import { type AppliedRate, type TaxedAmounts, taxedAmounts } from '../../tax-rate/services/tax-totals';
import { rateOf, type Treatment, treatmentOf } from '../../tax-rate/services/treatment';
import type { CheckedVatNumber } from '../../tax-rate/services/vat-check';
import type { TaxRequest } from './checkout-requests';
import type { ShopRules } from './shop-rules';

export type Totals = TaxedAmounts & {
  currency: string;
  reverseCharge: boolean;
  notes: string[];
  vatNumber: { valid: boolean; checkedBy: 'checksum' | 'service' } | null;
  fingerprint: string;
};
/** `market`: that of the request or of the quote; undefined if the shop has none. */
export type Basket = { cart: Cart; products: Map<string, ShopProduct>; market: Market | undefined };

export function methodsFor(basket: Basket, country: string, { zones }: ShopRules): OfferedMethod[] {
  const zone = zoneOf(country, zones);
  if (!zone) throw addressError('country', texts().pricing.notDelivered({ country: countryName(country) }));
  const { lines, subtotal } = basket.cart;
  const grams = weightOf(
    lines.map(({ quantity, partNumber }) => ({
      quantity,
      shippingWeightGrams: basket.products.get(partNumber)?.shippingWeightGrams ?? null,
    })),
  );
  return offeredMethods(zone, { grams, subtotal });
}

/** Everything the customer pays for the current cart. Equal amounts have an equal fingerprint. */
export function totalsOf(
  basket: Basket,
  request: TaxRequest,
  { rules, vat }: TaxFacts,
): Totals & { method: OfferedMethod } {
  rejectConsumer(request, rules);
  const { currency } = basket.cart;
  const { country } = request.shippingAddress;
  const method = methodsFor(basket, country, rules).find(({ id }) => id === request.shippingMethod);
  if (!method) throw methodUnavailable();
  const treatment = treatmentFor(request, { rules, vat });
  const amounts = taxedAmounts(taxableLines(basket), method.price, (kind) =>
    appliedRate(treatment, kind, rules),
  );
  return {
    currency,
    ...amounts,
    reverseCharge: treatment.kind === 'reverse-charge',
    notes: notesOf(treatment, vat),
    vatNumber: vat && { valid: vat.valid, checkedBy: vat.checkedBy },
    fingerprint: fingerprintOf([
      basket.cart.fingerprint,
      method.id,
      `${amounts.shipping} ${amounts.tax} ${amounts.total} ${treatment.kind}`,
    ]),
    method,
  };
}

type TaxFacts = { rules: ShopRules; vat: CheckedVatNumber | null };

function treatmentFor(request: TaxRequest, { rules, vat }: TaxFacts): Treatment {
  const { shippingAddress, customerKind } = request;
  const { sellerCountry, isOssRegistered } = rules.settings;
  const vatNumber = vat?.valid ? vat.number : undefined;
  const buyer = { destination: shippingAddress, customerKind, vatNumber };
  return treatmentOf(buyer, { country: sellerCountry, isOssRegistered }, rules.rates);
}

function rejectConsumer({ customerKind }: TaxRequest, { settings }: ShopRules): void {
  if (customerKind !== 'consumer' || settings.sellsToConsumers) return;
  const message = texts().pricing.businessesOnly;
  throw invalid(message, [{ path: ['customerKind'], message, name: 'ValidationError' }]);
}

function taxableLines({ cart, products }: Basket) {
  return cart.lines.map(({ id, lineTotal, partNumber }) => ({
    id,
    net: lineTotal,
    productKind: products.get(partNumber)?.productKind ?? ('goods' as const),
  }));
}

function appliedRate(treatment: Treatment, kind: ProductKind, { rates }: ShopRules): AppliedRate {
  const t = texts().pricing;
  if (treatment.kind !== 'taxed') return { name: t.vat, perMillion: 0, taxesShipping: true };
  const rate = rateOf(treatment, kind, rates);
  if (rate) return rate;
  throw addressError('country', t.taxUnknown({ country: countryName(treatment.country) }));
}

function notesOf(treatment: Treatment, vat: CheckedVatNumber | null): string[] {
  const t = texts().pricing;
  if (treatment.kind === 'reverse-charge') return [t.reverseCharge];
  if (treatment.kind === 'export') return [t.export];
  return vat && !vat.valid ? [t.vatNumberUnverified] : [];
}

function addressError(field: AddressField, message: string) {
  return invalid(message, [{ path: ['shippingAddress', field], message, name: 'ValidationError' }]);
}

function methodUnavailable() {
  const message = texts().pricing.methodUnavailable;
  return invalid(message, [{ path: ['shippingMethod'], message, name: 'ValidationError' }]);
}
