import * as v from 'valibot';
import { dataOf, optional } from './strapi.ts';

/** Stored in localStorage under `auth` (fixed by the customer): the token and its user. */
const Session = v.object({
  jwt: v.string(),
  user: v.looseObject({
    id: v.number(),
    documentId: v.optional(v.string()),
    email: v.string(),
    customerKind: v.fallback(v.optional(v.picklist(['business', 'consumer'])), undefined),
  }),
});
export type Session = v.InferOutput<typeof Session>;

/** Null if the stored text is not a session. */
export function parseSession(text: string): Session | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Session), text);
  return parsed.success ? parsed.output : null;
}

/** The user's id, the same on every device. Sessions from before Strapi 5 only have the numeric id. */
export const subjectOf = ({ user }: Session): string => user.documentId ?? String(user.id);

/** The owner of something saved on this device. Null if it was saved without an account, or before owners were stored. */
export const storedSubject = v.fallback(optional(v.string()), null);

/** The response to signing in. */
export const parseNewSession = (body: unknown): Session => v.parse(Session, body);

export const parseTokenVerdict = (body: unknown): { isValid: boolean } => ({
  isValid: dataOf(v.object({ valid: v.boolean() }), body).valid,
});
