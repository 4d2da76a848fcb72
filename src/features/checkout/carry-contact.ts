import type { CheckoutDraft } from '#src/contract/checkout.ts';

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
