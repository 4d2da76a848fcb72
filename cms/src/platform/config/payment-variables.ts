import * as v from 'valibot';

type Payment = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PAYMENT_TEST_MODE: boolean;
};
type Problem = { variable: keyof Payment; expected: string };

const stripeKey = (prefix: string, expected: string) =>
  v.optional(v.pipe(v.string(), v.regex(new RegExp(`^(${prefix})_(live|test)_\\w+$`), expected)));

export const paymentVariables = {
  STRIPE_SECRET_KEY: stripeKey('sk|rk', 'the Stripe secret key, sk_live_… or sk_test_…'),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk', 'the Stripe publishable key, pk_live_… or pk_test_…'),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\w+/, 'the signing secret of the webhook, whsec_…')),
  ),
  PAYMENT_TEST_MODE: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'true or false'),
      v.transform((text) => text === 'true'),
    ),
    'false',
  ),
};

/** A conflict between variables that are each valid. */
export function paymentProblem(settings: Payment): Problem | undefined {
  const {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: open,
    STRIPE_WEBHOOK_SECRET: webhook,
  } = settings;
  if (settings.PAYMENT_TEST_MODE && (secret ?? open ?? webhook) !== undefined)
    return {
      variable: 'PAYMENT_TEST_MODE',
      expected: 'false, because Stripe keys are set: test payments and real ones cannot be used together',
    };
  const together =
    'because STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together';
  if ((secret ?? open ?? webhook) === undefined) return undefined;
  if (secret === undefined) return { variable: 'STRIPE_SECRET_KEY', expected: `a secret key, ${together}` };
  if (open === undefined)
    return { variable: 'STRIPE_PUBLISHABLE_KEY', expected: `a publishable key, ${together}` };
  if (webhook === undefined)
    return { variable: 'STRIPE_WEBHOOK_SECRET', expected: `a signing secret, ${together}` };
  const isMixed = secret.includes('_live_') !== open.includes('_live_');
  return isMixed
    ? {
        variable: 'STRIPE_PUBLISHABLE_KEY',
        expected: 'a live key if STRIPE_SECRET_KEY is a live key, otherwise a test key',
      }
    : undefined;
}
