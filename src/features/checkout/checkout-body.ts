import { addressFields, type Address, type CheckoutDraft, type Country } from '#src/contract/checkout.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** What taxes and totals follow from, as it is sent. */
export type CheckoutBody = ReturnType<typeof bodyOf>;

export function bodyOf(draft: CheckoutDraft, countries: Country[], quote?: CheckoutCart['quote']) {
  const { customerKind, vatNumber, isBilledElsewhere, shippingMethod, reference, note, partDelivery } = draft;
  return {
    customerKind,
    vatNumber: customerKind === 'business' ? vatNumber.trim() : '',
    shippingAddress: addressToSend(draft.shippingAddress, countries),
    billingAddress: isBilledElsewhere ? addressToSend(draft.billingAddress, countries) : null,
    shippingMethod,
    reference: reference.trim(),
    note: note.trim(),
    partDelivery,
    ...quoteToSend(quote),
  };
}

export const quoteToSend = (quote: CheckoutCart['quote']) =>
  quote ? { quote: { id: quote.id, token: quote.token } } : {};

const always = ['name', 'company', 'line1', 'line2', 'country', 'phone'];

/** Rows of the fields an address of this country has below name and company. */
export function rowsOf(code: string, countries: Country[]): string[][] {
  const rows = countries.find((country) => country.code === code)?.addressFormat ?? [];
  const below = rows.length > 0 ? rows : [['postalCode', 'city']];
  return below.flat().includes('line1') ? below : [['line1'], ['line2'], ...below];
}

/** What was typed for another country before is left out. */
export function addressToSend(address: Address, countries: Country[]): Address {
  const shown = new Set([...always, ...rowsOf(address.country, countries).flat()]);
  const sent = { ...address };
  for (const field of addressFields) sent[field] = shown.has(field) ? address[field].trim() : '';
  return sent;
}
