import * as v from 'valibot';

const Failure = v.object({ error: v.object({ message: v.string(), details: v.unknown() }) });

interface Reason {
  message: string;
  details?: unknown;
}

/** An error in Strapi's format; null if the response is from something else, such as a proxy. */
export function parseFailure(body: unknown): Reason | null {
  const parsed = v.safeParse(Failure, body);
  return parsed.success ? parsed.output.error : null;
}

const FieldErrors = v.object({
  errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() })),
});

/** The field errors in an error's details; empty if there are none. */
export function parseFieldErrors(details: unknown) {
  const parsed = v.safeParse(FieldErrors, details);
  return parsed.success ? parsed.output.errors : [];
}
