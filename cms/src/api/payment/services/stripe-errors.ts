import StripeClient from 'stripe';
import { type Translate, unavailable } from '../../../platform/http/expected-errors';
import { texts } from '../../../platform/messages/texts';

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripePermissionError,
  StripeRateLimitError,
} = StripeClient.errors;
const kinds = [
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripePermissionError,
  StripeRateLimitError,
];

/** Translates errors that mean that Stripe is down or slow, or rejects our key. https://docs.stripe.com/error-handling */
export const stripeErrors: Translate = (error) =>
  kinds.some((kind) => error instanceof kind)
    ? {
        service: `Stripe (${error instanceof Error ? error.constructor.name : ''})`,
        sent: unavailable(texts().payments.unavailable),
      }
    : undefined;
