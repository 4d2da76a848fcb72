import * as v from 'valibot';

const Attempt = v.object({ key: v.string(), body: v.string() });

/** The last order or payment that was sent. A retry of the same one uses the same key, so it is not executed twice. */
export function parseAttempt(stored: string | null) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Attempt), stored);
  return parsed.success ? parsed.output : undefined;
}

const AttemptBody = v.pipe(v.string(), v.parseJson(), v.object({ data: v.looseObject({}) }));

/** The content of an attempt. */
export function parseAttemptBody(body: string | undefined): object | undefined {
  const parsed = v.safeParse(AttemptBody, body);
  return parsed.success ? parsed.output.data : undefined;
}

const FakePayment = v.object({
  status: v.nullish(v.string(), ''),
  error: v.nullish(v.object({ message: v.string() }), null),
});

/** A payment, or Stripe's reason why there is none. */
export function parseFakePayment(body: unknown): { status: string; message: string | null } {
  const { status, error } = v.parse(v.fallback(FakePayment, { status: '', error: null }), body);
  return { status, message: error?.message ?? null };
}
