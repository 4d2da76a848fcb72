import type { SavedCard } from '#src/contract/checkout.ts';
import { cardBrand } from '#src/format/card-brand.ts';
import { m } from '#src/messages/m.ts';

/** "Visa ending in 4242, expires 12/2034" */
export const cardText = ({ brand, last4, expiryMonth, expiryYear }: SavedCard) =>
  m.checkout.cardText({
    brand: cardBrand(brand),
    last4,
    expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
  });
