import * as v from 'valibot';

const StoredData = v.object({
  data: v.object({
    email: v.string(),
    accounts: v.array(v.object({ documentId: v.string(), name: v.string(), isConfirmed: v.boolean() })),
    counts: v.object({ orders: v.number(), requests: v.number(), emails: v.number() }),
    /** Descriptions of what must be completed before the data can be deleted. */
    open: v.array(v.string()),
  }),
});
/** What is stored for an e-mail address and does not belong to an account. */
export type StoredData = v.InferOutput<typeof StoredData>['data'];
export const parseStoredData = (body: unknown): StoredData => v.parse(StoredData, body).data;

/** The server's error messages are written for users: they name open orders or a missing permission. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'The server did not respond. Try again.';
