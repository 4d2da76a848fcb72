import { vatNumberProblem } from '#src/contract/forms/vat-number.ts';
import type { CheckoutDraft, Step } from '#src/contract/checkout.ts';

export interface StepProblem {
  path: string;
  message: string;
}

/** Errors of a step that can be found without the server. */
export function problemsIn(step: Step, draft: CheckoutDraft): StepProblem[] {
  switch (step) {
    case 'contact':
      return [
        ...needed('contact.name', draft.contact.name, 'Enter your name.'),
        ...emailProblems(draft.contact.email),
        ...vatProblems(draft),
      ];
    case 'addresses':
      return [
        ...addressProblems('shippingAddress', draft),
        ...(draft.isBilledElsewhere ? addressProblems('billingAddress', draft) : []),
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

const needed = (path: string, text: string, message: string): StepProblem[] =>
  text.trim() === '' ? [{ path, message }] : [];

function emailProblems(email: string): StepProblem[] {
  const isComplete = /^\S+@\S+\.\S+$/.test(email.trim());
  return isComplete
    ? []
    : [{ path: 'contact.email', message: 'Enter your e-mail address, such as name@company.com.' }];
}

function vatProblems({ customerKind, vatNumber }: CheckoutDraft): StepProblem[] {
  const message = customerKind === 'consumer' ? undefined : vatNumberProblem(vatNumber);
  return message === undefined ? [] : [{ path: 'vatNumber', message }];
}

function addressProblems(kind: 'shippingAddress' | 'billingAddress', draft: CheckoutDraft): StepProblem[] {
  const { name, company, line1, city, country } = draft[kind];
  return [
    ...needed(`${kind}.country`, country, 'Select a country.'),
    ...needed(`${kind}.name`, name + company, 'Enter a name or a company.'),
    ...needed(`${kind}.line1`, line1, 'Enter a street and number.'),
    ...needed(`${kind}.city`, city, 'Enter a town or city.'),
  ];
}
