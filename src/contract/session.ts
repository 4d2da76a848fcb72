import * as v from 'valibot';

/** Stored in localStorage under `auth` (fixed by the customer): the token and the person it stands for. */
export const Session = v.object({
  jwt: v.string(),
  user: v.looseObject({ id: v.number(), email: v.string() }),
});
export type Session = v.InferOutput<typeof Session>;

export const parseTokenVerdict = (body: unknown): { isValid: boolean } => ({
  isValid: v.parse(v.object({ data: v.object({ valid: v.boolean() }) }), body).data.valid,
});
