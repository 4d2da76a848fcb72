import type { SavedCard } from '#src/contract/checkout.ts';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** "Visa ending in 4242, expires 12/2034" */
export const cardText = ({ brand, last4, expiryMonth, expiryYear }: SavedCard) =>
  `${brands[brand] ?? brand} ending in ${last4}, expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
