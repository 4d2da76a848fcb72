import type { Core } from '@strapi/strapi';
import StripeClient from 'stripe';
import { HttpError } from '../../../platform/http/http-error';
import { derivedSecret } from '../../../platform/config/derived-secret';
import { environment } from '../../../platform/config/environment';
import { texts } from '../../../platform/messages/texts';
import { fakeFetch } from './fake-stripe/fake-fetch';

export type Payments = {
  stripe: StripeClient;
  publishableKey: string;
  webhookSecret: string;
  /** No real money is used: Stripe's test mode or the fake. */
  isTest: boolean;
  isFake: boolean;
};

// A customer is waiting for the response. With the retry, this takes 20 s at most.
const timeoutMilliseconds = 10_000;
let current: Payments | undefined;

/** Undefined if cards are not accepted. */
export function payments(strapi: Core.Strapi): Payments | undefined {
  current ??= createPayments(strapi);
  return current;
}

/** @throws an HttpError if cards are not accepted */
export function requirePayments(strapi: Core.Strapi): Payments {
  const configured = payments(strapi);
  if (configured) return configured;
  throw new HttpError(texts().payments.cardsNotAccepted, {
    status: 400,
    name: 'ValidationError',
  });
}

function createPayments(strapi: Core.Strapi): Payments | undefined {
  const settings = environment();
  if (settings.PAYMENT_TEST_MODE) return fakePayments(strapi);
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    stripe: new StripeClient(STRIPE_SECRET_KEY, {
      timeout: timeoutMilliseconds,
      maxNetworkRetries: 1,
      telemetry: false,
    }),
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    isTest: /^(sk|rk)_test_/.test(STRIPE_SECRET_KEY),
    isFake: false,
  };
}

// Stripe's client with a fake `fetch` that responds in this process: no network requests.
function fakePayments(strapi: Core.Strapi): Payments {
  const httpClient = StripeClient.createFetchHttpClient(fakeFetch(strapi));
  return {
    stripe: new StripeClient('sk_test_fake', { httpClient, maxNetworkRetries: 0, telemetry: false }),
    publishableKey: 'pk_test_fake',
    webhookSecret: `whsec_${derivedSecret('fake-stripe')}`,
    isTest: true,
    isFake: true,
  };
}
