import * as v from 'valibot';
import { dataOf } from './strapi.ts';

export const parseSent = (body: unknown): true => dataOf(v.object({ sent: v.literal(true) }), body).sent;

/** The data stored about a person without an account. It is only downloaded, so its contents are not parsed. */
const Export = v.looseObject({ exportedAt: v.string(), email: v.string() });
export const parseExport = (body: unknown): v.InferOutput<typeof Export> => v.parse(Export, body);

export const parseDeleted = (body: unknown): true =>
  dataOf(v.object({ deleted: v.literal(true) }), body).deleted;
