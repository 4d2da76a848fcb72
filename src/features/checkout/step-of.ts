import type { Step } from '#src/contract/checkout.ts';

const places: Record<string, Step> = {
  contact: 'contact',
  customerKind: 'contact',
  vatNumber: 'contact',
  shippingAddress: 'addresses',
  billingAddress: 'addresses',
  shippingMethod: 'shipping',
  reference: 'shipping',
  note: 'shipping',
  payment: 'payment',
};

/** The step a field stands in, for what the server says of it. */
export const stepOf = (path: (string | number)[] | undefined): Step | undefined => places[String(path?.[0])];
