import * as v from 'valibot';
import { listOf, optionalText } from './strapi.ts';

const flag = v.nullish(v.boolean(), false);

const AccountAddress = v.object({
  id: v.string(),
  label: optionalText,
  name: optionalText,
  company: optionalText,
  line1: optionalText,
  line2: optionalText,
  city: optionalText,
  postalCode: optionalText,
  state: optionalText,
  country: optionalText,
  phone: optionalText,
  isDefaultShipping: flag,
  isDefaultBilling: flag,
});
export type AccountAddress = v.InferOutput<typeof AccountAddress>;

/** A customer's own account; Strapi calls it a user. */
const Account = v.object({
  id: v.number(),
  documentId: v.string(),
  email: v.string(),
  confirmed: flag,
  name: optionalText,
  company: optionalText,
  vatNumber: optionalText,
  phone: optionalText,
  customerKind: v.fallback(v.picklist(['business', 'consumer']), 'business'),
  addresses: listOf(AccountAddress),
});
export type Account = v.InferOutput<typeof Account>;

export const parseAccount = (body: unknown): Account => v.parse(Account, body);

/** Anything: that it was answered is all there is to know. */
export const parseDone = (): true => true;
