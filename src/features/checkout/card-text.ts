import type { SavedCard } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** "Visa ending in 4242, expires 12/2034" */
export const cardText = ({ brand, last4, expiryMonth, expiryYear }: SavedCard) =>
  m.checkout.cardText({
    brand: brands[brand] ?? brand,
    last4,
    expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
  });
