import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Customer } from '../../account/services/customer';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { quotePath } from '../../../platform/signed-links/quote-link';
import { stateOf } from '../../quote/services/quote-view';
import { quoteStates } from '../../quote/services/quote-states';
import { statusPath } from '../../../platform/signed-links/status-link';
import { tables } from '../../../platform/database/schema';

const enquiryUid = 'api::contact-form.contact-form';
const serviceUid = 'api::calibration-and-repair-form.calibration-and-repair-form';
const finished = ['returned', 'declined'];

const Open = v.array(v.object({ reference: v.string(), rmaNumber: v.nullish(v.string()) }));
const Listed = v.array(
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
const ListedService = v.array(
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

type Fields = Record<string, unknown>;

// What a person sent by the forms. They carry an e-mail address alone: only who has confirmed it is meant by it.
export const personalRequests: PersonalDataProvider = {
  name: 'requests',

  async open(strapi, customer) {
    if (!customer.confirmed) return [];
    const where = { ...sentBy(customer), state: { $notIn: finished } };
    const found = v.parse(Open, await strapi.db.query(serviceUid).findMany({ where }));
    return found.map(({ reference, rmaNumber }) => `service request ${rmaNumber ?? reference}`);
  },

  async export(strapi, customer) {
    if (!customer.confirmed) return [];
    const where = sentBy(customer);
    const enquiries = await strapi.db.query(enquiryUid).findMany({ where, populate: ['lines'] });
    const services = await strapi.db
      .query(serviceUid)
      .findMany({ where, populate: ['instruments', 'returnAddress', 'history'] });
    return [...enquiries, ...services].map(withoutStaffNotes);
  },

  async erase(strapi, customer) {
    if (!customer.confirmed) return;
    const enquiries = v.parse(
      Requests,
      await strapi.db.query(enquiryUid).findMany({ where: sentBy(customer) }),
    );
    const services = v.parse(
      Requests,
      await strapi.db.query(serviceUid).findMany({ where: sentBy(customer) }),
    );
    for (const { documentId } of enquiries)
      await strapi.documents(enquiryUid).update({ documentId, data: ofEnquiry });
    for (const { documentId } of services)
      await strapi.documents(serviceUid).update({ documentId, data: ofService });
    await releaseFiles(strapi, [...enquiries, ...services]);
  },
};

// For the person's own list, the newest first. How far we are with an enquiry is for staff alone, but for a quote.
export async function listRequests(strapi: Core.Strapi, customer: Customer) {
  if (!customer.confirmed) return [];
  const where = sentBy(customer);
  const enquiries = await strapi.db.query(enquiryUid).findMany({ where, populate: ['lines'] });
  const services = await strapi.db.query(serviceUid).findMany({ where, populate: ['instruments'] });
  const listed = [
    ...v.parse(Listed, enquiries).map(listedEnquiry),
    ...v.parse(ListedService, services).map(({ documentId, ...service }) => ({
      ...service,
      kind: 'service' as const,
      statusPath: statusPath(documentId),
    })),
  ];
  return listed.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function listedEnquiry({ documentId, state, validUntil, ...enquiry }: v.InferOutput<typeof Listed>[number]) {
  if (enquiry.kind !== 'quote') return enquiry;
  return { ...enquiry, state: stateOf({ state, validUntil }), quotePath: quotePath(documentId) };
}

// Number, products and dates stay for our books; who asked, and what was written, does not.
const nobody = {
  name: 'Deleted',
  email: 'deleted@invalid',
  company: '',
  phone: '',
  message: '',
  attachments: [],
};
const ofEnquiry: Fields = { ...nobody, products: '', preferredTimes: '', city: '' };
const ofService: Fields = { ...nobody, returnAddress: null };

// They go at the next tidying up.
async function releaseFiles(strapi: Core.Strapi, found: v.InferOutput<typeof Requests>): Promise<void> {
  const owners = found.map(({ reference }) => reference);
  await strapi.db.transaction(({ trx }) =>
    trx(tables.attachments).whereIn('owner', owners).update({ owner: null, since: 0 }),
  );
}

const sentBy = ({ email }: Customer) => ({ email: { $eqi: email } });

function withoutStaffNotes({ staffNote: _staffNote, id: _id, ...request }: Record<string, unknown>) {
  return request;
}
