import { addressFields, type Address, type CheckoutDraft, type Country } from '#src/contract/checkout.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** The part of the request that determines tax and totals. */
export type CheckoutBody = ReturnType<typeof bodyOf>;

export function bodyOf(draft: CheckoutDraft, countries: Country[], quote?: CheckoutCart['quote']) {
  const { customerKind, vatNumber, isBilledElsewhere, shippingMethod, reference, note, deliveryMode } = draft;
  return {
    customerKind,
    vatNumber: customerKind === 'business' ? vatNumber.trim() : '',
    shippingAddress: addressToSend(draft.shippingAddress, countries),
    billingAddress: isBilledElsewhere ? addressToSend(draft.billingAddress, countries) : null,
    shippingMethod,
    reference: reference.trim(),
    note: note.trim(),
    partDelivery: deliveryMode === 'as-ready',
    ...quoteToSend(quote),
  };
}

export const quoteToSend = (quote: CheckoutCart['quote']) =>
  quote ? { quote: { id: quote.id, token: quote.token } } : {};

const always = ['name', 'company', 'line1', 'line2', 'country', 'phone'];

/** Rows of the fields below name and company in an address of this country. */
export function rowsOf(code: string, countries: Country[]): string[][] {
  const rows = countries.find((country) => country.code === code)?.addressFormat ?? [];
  const below = rows.length > 0 ? rows : [['postalCode', 'city']];
  return below.flat().includes('line1') ? below : [['line1'], ['line2'], ...below];
}

/** Input for fields that this country does not have is omitted. */
export function addressToSend(address: Address, countries: Country[]): Address {
  const shown = new Set([...always, ...rowsOf(address.country, countries).flat()]);
  const sent = { ...address };
  for (const field of addressFields) sent[field] = shown.has(field) ? address[field].trim() : '';
  return sent;
}
