import { vatNumberProblem } from '#src/contract/forms/vat-number.ts';
import type { CheckoutDraft, Step } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';

export interface StepProblem {
  path: string;
  message: string;
}

/** Errors of a step that can be found without the server. */
export function problemsIn(step: Step, draft: CheckoutDraft): StepProblem[] {
  switch (step) {
    case 'contact':
      return [
        ...needed('contact.name', draft.contact.name, m.checkout.enterName),
        ...emailProblems(draft.contact.email),
        ...vatProblems(draft),
      ];
    case 'addresses':
      return [
        ...addressProblems('shippingAddress', draft),
        ...(draft.isBilledElsewhere ? addressProblems('billingAddress', draft) : []),
      ];
    case 'shipping':
      return needed('shippingMethod', draft.shippingMethod, m.checkout.selectMethod);
    case 'payment':
      return draft.paymentKind === 'card'
        ? []
        : needed('purchaseOrderNumber', draft.purchaseOrderNumber, m.checkout.enterPurchaseOrderNumber);
    case 'review':
      return [];
  }
}

const needed = (path: string, text: string, message: string): StepProblem[] =>
  text.trim() === '' ? [{ path, message }] : [];

function emailProblems(email: string): StepProblem[] {
  const isComplete = /^\S+@\S+\.\S+$/.test(email.trim());
  return isComplete ? [] : [{ path: 'contact.email', message: m.checkout.enterEmail }];
}

function vatProblems({ customerKind, vatNumber }: CheckoutDraft): StepProblem[] {
  const message = customerKind === 'consumer' ? undefined : vatNumberProblem(vatNumber);
  return message === undefined ? [] : [{ path: 'vatNumber', message }];
}

function addressProblems(kind: 'shippingAddress' | 'billingAddress', draft: CheckoutDraft): StepProblem[] {
  const { name, company, line1, city, country } = draft[kind];
  return [
    ...needed(`${kind}.country`, country, m.checkout.selectCountry),
    ...needed(`${kind}.name`, name + company, m.checkout.enterRecipient),
    ...needed(`${kind}.line1`, line1, m.checkout.enterStreet),
    ...needed(`${kind}.city`, city, m.checkout.enterCity),
  ];
}
