import type { Address, CheckoutDraft } from '#src/contract/checkout.ts';
import type { Attached } from '#src/contract/outbox.ts';
import { addressLines } from '#src/format/address-lines.ts';
import { m } from '#src/messages/m.ts';

/** The summary of a completed step. */
export const contactSummary = ({ contact, customerKind, vatNumber }: CheckoutDraft) =>
  joined([
    contact.name,
    contact.company,
    contact.email,
    customerKind === 'business' && vatNumber !== '' && m.checkout.vatNumberSummary({ vatNumber }),
  ]);

export const addressSummary = ({ shippingAddress, isBilledElsewhere, billingAddress }: CheckoutDraft) =>
  joined([
    inOneLine(shippingAddress),
    isBilledElsewhere && m.checkout.invoiceTo({ address: inOneLine(billingAddress) }),
  ]);

export const shippingSummary = ({ shippingMethodName, deliveryMode, reference, note }: CheckoutDraft) =>
  joined([
    shippingMethodName,
    deliveryMode === 'as-ready' && m.checkout.eachAsReady,
    reference && m.checkout.referenceSummary({ reference }),
    note,
  ]);

export const paymentSummary = ({ paymentKind, purchaseOrderNumber }: CheckoutDraft, attached: Attached[]) =>
  paymentKind === 'card'
    ? m.checkout.card
    : joined([
        m.checkout.purchaseOrder({ number: purchaseOrderNumber }),
        ...attached.map(({ attachment }) => attachment.name),
      ]);

const inOneLine = (address: Address) => addressLines(address).join(', ');

const joined = (parts: (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join(', ');
