import type { Account, AccountAddress } from '#src/contract/account.ts';
import type { Address, CheckoutDraft } from '#src/contract/checkout.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { readDraft } from './draft.ts';

/** The initial draft: earlier input, otherwise the customer's data. */
export function startOf({ subject, quote }: CheckoutCart, account: Account | undefined): CheckoutDraft {
  const draft = readDraft(subject);
  // The quote request has the contact and the address. An older draft may be another person's.
  if (!account && quote && draft.contact.email !== quote.contact.email) return startOfQuote(draft, quote);
  if (draft.contact.email !== '') return draft;
  if (!account) return draft;
  const { name, email, phone, company, customerKind, vatNumber, addresses } = account;
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return {
    ...draft,
    contact: { name, email, phone, company },
    customerKind,
    vatNumber,
    shippingAddress: shipping ? addressIn(shipping) : { ...draft.shippingAddress, name, company },
    isBilledElsewhere: billing !== undefined && billing !== shipping,
    billingAddress: billing ? addressIn(billing) : draft.billingAddress,
  };
}

function startOfQuote(draft: CheckoutDraft, { contact, country }: NonNullable<CheckoutCart['quote']>) {
  const { name, company } = contact;
  const shippingAddress = { ...draft.shippingAddress, name, company, country };
  return { ...draft, contact, shippingAddress };
}

export function addressIn({
  id: _id,
  label: _label,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: AccountAddress): Address {
  return address;
}

type Addressee = { name: string; company: string };

/** Parcels usually go to the person who orders, so an empty recipient is filled with the contact. */
export function addresseeFrom({
  contact,
  shippingAddress,
}: Pick<CheckoutDraft, 'contact' | 'shippingAddress'>): Addressee {
  const { name, company } = shippingAddress;
  return name.trim() + company.trim() === ''
    ? { name: contact.name, company: contact.company }
    : { name, company };
}
