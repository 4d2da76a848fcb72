import * as v from 'valibot';

/** Stored in localStorage under `auth` (fixed by the customer): the token and the person it stands for. */
const Session = v.object({
  jwt: v.string(),
  user: v.looseObject({ id: v.number(), documentId: v.optional(v.string()), email: v.string() }),
});
export type Session = v.InferOutput<typeof Session>;

/** From the stored text; null where that is no session. */
export function parseSession(text: string): Session | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Session), text);
  return parsed.success ? parsed.output : null;
}

/** Whose it is, the same on every device; a session from before Strapi 5 knows its number alone. */
export const subjectOf = ({ user }: Session): string => user.documentId ?? String(user.id);

/** The answer to signing in. */
export const parseNewSession = (body: unknown): Session => v.parse(Session, body);

export const parseTokenVerdict = (body: unknown): { isValid: boolean } => ({
  isValid: v.parse(v.object({ data: v.object({ valid: v.boolean() }) }), body).data.valid,
});
