import type { Account, AccountAddress } from '#src/contract/account.ts';
import type { Address, CheckoutDraft } from '#src/contract/checkout.ts';
import { readDraft } from './draft.ts';

/** What the checkout begins with: what was typed before, else what is known of the customer. */
export function startOf(subject: string | null, account: Account | undefined): CheckoutDraft {
  const draft = readDraft(subject);
  if (!account || draft.contact.email !== '') return draft;
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

export function addressIn({
  id: _id,
  label: _label,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: AccountAddress): Address {
  return address;
}
