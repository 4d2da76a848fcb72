import * as v from 'valibot';

const Failure = v.object({ error: v.object({ message: v.string(), details: v.unknown() }) });

interface Reason {
  message: string;
  details?: unknown;
}

/** Why the backend refused, in Strapi's error format; null where something else answered, such as a proxy. */
export function parseFailure(body: unknown): Reason | null {
  const parsed = v.safeParse(Failure, body);
  return parsed.success ? parsed.output.error : null;
}

const FieldErrors = v.object({
  errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() })),
});

/** What a refusal says of single fields; nothing where it says nothing. */
export function parseFieldErrors(details: unknown) {
  const parsed = v.safeParse(FieldErrors, details);
  return parsed.success ? parsed.output.errors : [];
}
