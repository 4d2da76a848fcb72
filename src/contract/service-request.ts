import * as v from 'valibot';
import { listOf, optional, optionalText, parseSingle } from './strapi.ts';

export const serviceStates = [
  'received',
  'accepted',
  'instrument-received',
  'in-work',
  'done',
  'returned',
  'declined',
] as const;
export type ServiceState = (typeof serviceStates)[number];

const ServiceRequest = v.object({
  /** Set once it is accepted. */
  rmaNumber: optional(v.string()),
  reference: v.string(),
  state: v.picklist(serviceStates),
  history: listOf(v.object({ state: v.picklist(serviceStates), at: v.string(), note: optionalText })),
  instruments: listOf(v.object({ model: v.string(), serialNumber: v.string(), service: optionalText })),
  certificates: listOf(v.object({ name: v.string(), url: v.string() })),
  shippingDocumentPath: optional(v.string()),
});
export type ServiceRequest = v.InferOutput<typeof ServiceRequest>;

export const parseServiceRequest = parseSingle(ServiceRequest);
