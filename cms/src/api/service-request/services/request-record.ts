import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { states } from './request-states';

export const requestUid = 'api::calibration-and-repair-form.calibration-and-repair-form';

const text = v.nullish(v.string(), '');
const File = v.object({ name: v.string(), url: v.string() });
const Instrument = v.object({
  model: text,
  serialNumber: text,
  service: text,
  certificate: text,
  certificates: v.nullish(v.array(File), []),
});
const Change = v.object({ id: v.number(), state: v.picklist(states), at: v.string(), note: text });
const ReturnAddress = v.object({
  name: text,
  street: text,
  street2: text,
  postalCode: text,
  city: text,
  region: text,
  country: text,
});
export type ReturnAddress = v.InferOutput<typeof ReturnAddress>;
const Request = v.object({
  documentId: v.string(),
  reference: v.string(),
  rmaNumber: v.nullish(v.string(), null),
  state: v.picklist(states),
  noteToCustomer: text,
  name: v.string(),
  email: v.string(),
  company: text,
  purchaseOrder: text,
  instruments: v.array(Instrument),
  history: v.array(Change),
  returnAddress: v.nullish(ReturnAddress, null),
  language: text,
});

export type ServiceRequest = v.InferOutput<typeof Request>;

export async function findRequest(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ServiceRequest | undefined> {
  const entry: unknown = await strapi.documents(requestUid).findOne({
    documentId,
    populate: { history: true, returnAddress: true, instruments: { populate: ['certificates'] } },
  });
  return entry ? v.parse(Request, entry) : undefined;
}
