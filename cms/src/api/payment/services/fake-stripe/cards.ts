/** Stripe's test cards: docs.stripe.com/testing. */
type TestCard = { brand: string; needsAuthentication?: boolean; error?: CardError };
export type CardError = { code: string; decline_code?: string; message: string };

const declined = (decline_code: string, message = 'Your card was declined.'): CardError => ({
  code: 'card_declined',
  decline_code,
  message,
});
const cards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000002500003155': { brand: 'visa', needsAuthentication: true },
  '4000002760003184': { brand: 'visa', needsAuthentication: true },
  '4000008400001629': { brand: 'visa', needsAuthentication: true, error: declined('generic_decline') },
  '4000000000000002': { brand: 'visa', error: declined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    error: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000009987': { brand: 'visa', error: declined('lost_card') },
  '4000000000009979': { brand: 'visa', error: declined('stolen_card') },
  '4000000000000069': { brand: 'visa', error: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    brand: 'visa',
    error: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    error: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again later.',
    },
  },
};

export function testCard(number: string): TestCard {
  const known = cards[number.replaceAll(/\D/g, '')];
  return (
    known ?? {
      brand: 'visa',
      error: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
    }
  );
}

/** Identifies the card by its last digits, because the number of a saved card is not stored. */
export function savedCardNeedsAuthentication(last4: string): boolean {
  return last4 === '3184';
}
