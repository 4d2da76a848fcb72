import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Customer } from '../../account/services/customer';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { releaseAttachments } from '../../attachment/services/attachment-record';
import { calibrationDates } from '../../instrument/services/instruments';
import { quotePath } from '../../../platform/signed-links/quote-link';
import { parseRows } from '../../../platform/database/rows';
import { stateOf } from '../../quote/services/quote-view';
import { quoteStates } from '../../quote/services/quote-states';
import { statusPath } from '../../../platform/signed-links/status-link';

const enquiryUid = 'api::contact-form.contact-form';
const serviceUid = 'api::calibration-and-repair-form.calibration-and-repair-form';
const finished = ['returned', 'declined'];

const OpenRequests = v.array(v.object({ reference: v.string(), rmaNumber: v.nullish(v.string()) }));
const Enquiries = v.array(
  v.object({
    documentId: v.string(),
    reference: v.string(),
    kind: v.nullish(v.picklist(['contact', 'quote', 'demo']), 'contact'),
    state: v.picklist(quoteStates),
    validUntil: v.nullish(v.string(), null),
    createdAt: v.string(),
    message: v.nullish(v.string(), ''),
    lines: v.nullish(v.array(v.object({ partNumber: v.string(), quantity: v.number() })), []),
  }),
);
const ServiceRequests = v.array(
  v.object({
    documentId: v.string(),
    reference: v.string(),
    rmaNumber: v.nullish(v.string(), null),
    state: v.string(),
    createdAt: v.string(),
    instruments: v.nullish(v.array(v.object({ model: v.string(), serialNumber: v.string() })), []),
  }),
);
const Requests = v.array(v.object({ documentId: v.string(), reference: v.string() }));

/** Whole, for the export. */
const Row = v.record(v.string(), v.unknown());

type Fields = Record<string, unknown>;

/** Forms contain only an e-mail address, so they belong to a customer only if that address is confirmed. */
export const personalRequests: PersonalDataProvider = {
  name: 'requests',
  open: async (strapi, { confirmed, email }) => (confirmed ? openRequests(strapi, email) : []),
  export: async (strapi, { confirmed, email }) => (confirmed ? exported(strapi, email) : []),
  erase: async (strapi, { confirmed, email }) => (confirmed ? erase(strapi, email) : undefined),
  guest: { open: openRequests, export: exported, erase },
};

async function openRequests(strapi: Core.Strapi, email: string): Promise<string[]> {
  const where = { ...sentBy({ email }), state: { $notIn: finished } };
  const open = v.parse(OpenRequests, await strapi.db.query(serviceUid).findMany({ where }));
  return open.map(({ reference, rmaNumber }) => `service request ${rmaNumber ?? reference}`);
}

async function exported(strapi: Core.Strapi, email: string) {
  const where = sentBy({ email });
  const enquiries: unknown = await strapi.db.query(enquiryUid).findMany({ where, populate: ['lines'] });
  const services: unknown = await strapi.db
    .query(serviceUid)
    .findMany({ where, populate: ['instruments', 'returnAddress', 'history'] });
  return [...parseRows(Row, enquiries), ...parseRows(Row, services)].map(withoutStaffNotes);
}

async function erase(strapi: Core.Strapi, email: string): Promise<void> {
  const where = sentBy({ email });
  const enquiries = v.parse(Requests, await strapi.db.query(enquiryUid).findMany({ where }));
  const services = v.parse(Requests, await strapi.db.query(serviceUid).findMany({ where }));
  for (const { documentId } of enquiries)
    await strapi.documents(enquiryUid).update({ documentId, data: erasedEnquiry });
  for (const { documentId } of services)
    await strapi.documents(serviceUid).update({ documentId, data: erasedService });
  const references = [...enquiries, ...services].map(({ reference }) => reference);
  await releaseAttachments(strapi, references);
}

/** The customer's own requests, newest first. Of enquiries, only quotes show a state; the others are internal. */
export async function listRequests(strapi: Core.Strapi, customer: Customer) {
  if (!customer.confirmed) return [];
  const where = sentBy(customer);
  const enquiries: unknown = await strapi.db.query(enquiryUid).findMany({ where, populate: ['lines'] });
  const services: unknown = await strapi.db.query(serviceUid).findMany({ where, populate: ['instruments'] });
  const serviced = v.parse(ServiceRequests, services);
  const dueOf = await calibrationDates(
    strapi,
    serviced.flatMap(({ instruments }) => instruments.map(({ serialNumber }) => serialNumber)),
  );
  const listed = [
    ...v.parse(Enquiries, enquiries).map(enquirySummary),
    ...serviced.map(({ documentId, instruments, ...service }) => ({
      ...service,
      instruments: instruments.map((one) => ({ ...one, calibrationDue: dueOf(one.serialNumber) })),
      kind: 'service' as const,
      statusPath: statusPath(documentId),
    })),
  ];
  return listed.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function enquirySummary({
  documentId,
  state,
  validUntil,
  ...enquiry
}: v.InferOutput<typeof Enquiries>[number]) {
  if (enquiry.kind !== 'quote') return enquiry;
  return { ...enquiry, state: stateOf({ state, validUntil }), quotePath: quotePath(documentId) };
}

// We keep the number, products and dates for our records, but neither the sender nor the message.
const erasedSender = {
  name: 'Deleted',
  email: 'deleted@invalid',
  company: '',
  phone: '',
  message: '',
  attachments: [],
};
const erasedEnquiry: Fields = { ...erasedSender, products: '', preferredTimes: '', city: '' };
const erasedService: Fields = { ...erasedSender, returnAddress: null };

const sentBy = ({ email }: Pick<Customer, 'email'>) => ({ email: { $eqi: email } });

function withoutStaffNotes({ staffNote: _staffNote, id: _id, ...request }: Fields) {
  return request;
}
