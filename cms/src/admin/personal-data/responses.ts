import * as v from 'valibot';

const Found = v.object({
  data: v.object({
    email: v.string(),
    accounts: v.array(v.object({ documentId: v.string(), name: v.string(), isConfirmed: v.boolean() })),
    counts: v.object({ orders: v.number(), requests: v.number(), emails: v.number() }),
    /** What must be completed before the data can be deleted, in words. */
    open: v.array(v.string()),
  }),
});
/** What is stored with an e-mail address and belongs to no account. */
export type Found = v.InferOutput<typeof Found>['data'];
export const parseFound = (body: unknown): Found => v.parse(Found, body).data;

/** Errors of the server are sentences for people: orders that are open, or a missing permission. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'The server did not respond. Try again.';
