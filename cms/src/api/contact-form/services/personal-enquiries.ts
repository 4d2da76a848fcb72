import type { Core } from '@strapi/strapi';
import { personalForms } from '../../form/services/personal-forms';
import { enquiriesOf, type Enquiry, enquiryUid } from './enquiry-record';

export const personalEnquiries = personalForms({
  uid: enquiryUid,
  populate: ['lines'],
  erased: { products: '', preferredTimes: '', city: '' },
});

/** All enquiries except quotes, which are listed separately with their states. The states of other enquiries are internal. */
export async function listEnquiries(strapi: Core.Strapi, email: string) {
  const enquiries = await enquiriesOf(strapi, email);
  return enquiries.filter(({ kind }) => kind !== 'quote').map(enquirySummary);
}

/** An enquiry as listed in the customer's account. */
export function enquirySummary({ reference, kind, createdAt, message, lines }: Enquiry) {
  const products = lines.map(({ partNumber, quantity }) => ({ partNumber, quantity }));
  return { reference, kind, createdAt, message, lines: products };
}
