import * as v from 'valibot';
import { optionalText, parseCollection } from './strapi.ts';

export const CompanyContact = v.pipe(
  v.object({
    documentId: v.string(),
    name: v.string(),
    url: v.string(),
    region: v.string(),
    countries: optionalText,
    role: optionalText,
    phone: optionalText,
    email: optionalText,
    address: optionalText,
    hours: optionalText,
  }),
  v.transform((contact) => ({
    ...contact,
    /** ISO 3166-1 alpha-2 codes. */
    countries: contact.countries.split(/[\s,]+/).filter((code) => /^[A-Z]{2}$/.test(code)),
    address: contact.address.split('\n').filter((line) => line.trim() !== ''),
  })),
);
export type CompanyContact = v.InferOutput<typeof CompanyContact>;

export const parseContacts = parseCollection(CompanyContact);
