import * as v from 'valibot';

const Attempt = v.object({ key: v.string(), body: v.string() });

/** The order or payment that was sent last: the same has the same key, so that its repeat is no second one. */
export function parseAttempt(stored: string | null) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Attempt), stored);
  return parsed.success ? parsed.output : undefined;
}

const Asked = v.pipe(v.string(), v.parseJson(), v.object({ data: v.looseObject({}) }));

/** What such an attempt asked for. */
export function parseAsked(body: string | undefined): object | undefined {
  const parsed = v.safeParse(Asked, body);
  return parsed.success ? parsed.output.data : undefined;
}

const StandInPayment = v.object({
  status: v.nullish(v.string(), ''),
  error: v.nullish(v.object({ message: v.string() }), null),
});

/** A payment, or why there is none, in Stripe's words. */
export function parseStandInPayment(body: unknown): { status: string; message: string | null } {
  const { status, error } = v.parse(v.fallback(StandInPayment, { status: '', error: null }), body);
  return { status, message: error?.message ?? null };
}
