import * as v from 'valibot';
import { Address } from './checkout.ts';
import { quoteStates } from './quote.ts';
import { serviceStates } from './service-request.ts';
import { dataOf, listOf, optional, optionalText, parseCollection } from './strapi.ts';

const flag = v.nullish(v.boolean(), false);

const AccountAddress = v.object({
  ...Address.entries,
  id: v.string(),
  label: optionalText,
  isDefaultShipping: flag,
  isDefaultBilling: flag,
});
export type AccountAddress = v.InferOutput<typeof AccountAddress>;

/** A customer's account; Strapi calls it a user. */
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

/** For responses whose content does not matter. */
export const parseDone = (): true => true;

const request = { reference: v.string(), createdAt: v.string() };
const SentRequest = v.variant('kind', [
  v.object({
    ...request,
    kind: v.picklist(['contact', 'quote', 'demo']),
    message: optionalText,
    lines: listOf(v.object({ partNumber: v.string(), quantity: v.number() })),
    /** Quotes only. */
    state: optional(v.picklist(quoteStates)),
    quotePath: optional(v.string()),
  }),
  v.object({
    ...request,
    kind: v.literal('service'),
    rmaNumber: v.nullish(v.string(), null),
    state: v.picklist(serviceStates),
    statusPath: v.string(),
    instruments: listOf(
      v.object({
        model: v.string(),
        serialNumber: v.string(),
        /** Year-month-day; null if it is not known. */
        calibrationDue: optional(v.string()),
      }),
    ),
  }),
]);
/** A request the customer sent with one of the forms. */
export type SentRequest = v.InferOutput<typeof SentRequest>;

export const parseSentRequests = parseCollection(SentRequest);

const SignedInDevice = v.object({
  id: v.string(),
  /** Such as "Firefox on Windows". */
  device: v.string(),
  startedAt: v.string(),
  seenAt: v.string(),
  isCurrent: v.boolean(),
});
/** A device on which the customer is signed in. */
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;

export const parseDevices = (body: unknown): SignedInDevice[] => dataOf(v.array(SignedInDevice), body);
