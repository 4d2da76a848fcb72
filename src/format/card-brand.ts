const names: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos Australia',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** As on the card: "Visa" for Stripe's "visa" (https://docs.stripe.com/api/payment_methods/object). Unknown brands stay as they are. */
export const cardBrand = (brand: string): string => names[brand] ?? brand;
