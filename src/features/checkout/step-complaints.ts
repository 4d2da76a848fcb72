import { isVatNumber, vatNumberRequest } from '#src/contract/forms/vat-number.ts';
import type { CheckoutDraft, Step } from '#src/contract/checkout.ts';

export interface Complaint {
  path: string;
  message: string;
}

/** What a step lacks before it is worth asking the server. */
export function complaintsOf(step: Step, draft: CheckoutDraft): Complaint[] {
  switch (step) {
    case 'contact':
      return [
        ...needed('contact.name', draft.contact.name, 'Enter your name.'),
        ...emailComplaints(draft.contact.email),
        ...vatComplaints(draft),
      ];
    case 'addresses':
      return [
        ...addressComplaints('shippingAddress', draft),
        ...(draft.isBilledElsewhere ? addressComplaints('billingAddress', draft) : []),
      ];
    case 'shipping':
      return needed('shippingMethod', draft.shippingMethod, 'Select a shipping method.');
    case 'payment':
      return draft.paymentKind === 'card'
        ? []
        : needed('purchaseOrderNumber', draft.purchaseOrderNumber, 'Enter your purchase order number.');
    case 'review':
      return [];
  }
}

const needed = (path: string, text: string, message: string): Complaint[] =>
  text.trim() === '' ? [{ path, message }] : [];

function emailComplaints(email: string): Complaint[] {
  const isFine = /^\S+@\S+\.\S+$/.test(email.trim());
  return isFine
    ? []
    : [{ path: 'contact.email', message: 'Enter your e-mail address, such as name@company.com.' }];
}

function vatComplaints({ customerKind, vatNumber }: CheckoutDraft): Complaint[] {
  const isFine = customerKind === 'consumer' || vatNumber.trim() === '' || isVatNumber(vatNumber);
  return isFine ? [] : [{ path: 'vatNumber', message: vatNumberRequest }];
}

function addressComplaints(kind: 'shippingAddress' | 'billingAddress', draft: CheckoutDraft): Complaint[] {
  const { name, company, line1, city, country } = draft[kind];
  return [
    ...needed(`${kind}.country`, country, 'Select a country.'),
    ...needed(`${kind}.name`, name + company, 'Enter a name or a company.'),
    ...needed(`${kind}.line1`, line1, 'Enter a street and number.'),
    ...needed(`${kind}.city`, city, 'Enter a town or city.'),
  ];
}
