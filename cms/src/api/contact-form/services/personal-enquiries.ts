import type { Core } from '@strapi/strapi';
import { personalForms } from '../../form/services/personal-forms';
import { enquiriesOf, type Enquiry, enquiryUid } from './enquiry-record';

export const personalEnquiries = personalForms({
  uid: enquiryUid,
  populate: ['lines'],
  erased: { products: '', preferredTimes: '', city: '' },
});

/** Without quotes, which are listed with their states. The states of other enquiries are internal. */
export async function listEnquiries(strapi: Core.Strapi, email: string) {
  const enquiries = await enquiriesOf(strapi, email);
  return enquiries.filter(({ kind }) => kind !== 'quote').map(enquirySummary);
}

/** As listed in the account of the customer. */
export function enquirySummary({ reference, kind, createdAt, message, lines }: Enquiry) {
  const products = lines.map(({ partNumber, quantity }) => ({ partNumber, quantity }));
  return { reference, kind, createdAt, message, lines: products };
}
