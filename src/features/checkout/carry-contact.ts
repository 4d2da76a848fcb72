import type { CheckoutDraft } from '#src/contract/checkout.ts';

type Addressee = { name: string; company: string };

/** Parcels usually go to whoever orders: an addressee nobody wrote yet is the contact. */
export function addresseeFrom({
  contact,
  shippingAddress,
}: Pick<CheckoutDraft, 'contact' | 'shippingAddress'>): Addressee {
  const { name, company } = shippingAddress;
  return name.trim() + company.trim() === ''
    ? { name: contact.name, company: contact.company }
    : { name, company };
}
