import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** The company, for PDFs and e-mails. */
export interface Company {
  siteName: string;
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
}

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
const Organization = v.object({
  legalName: text,
  street: text,
  postalCode: text,
  city: text,
  country: text,
  phone: text,
  email: text,
});
const Setting = v.object({ siteName: text, organization: v.nullish(Organization, () => ({})) });

/** Name and postal address of the company, as published by editors. */
export async function companyOf(strapi: Core.Strapi): Promise<Company & { country: string }> {
  const row: unknown = await strapi.db
    .query('api::setting.setting')
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['organization'] });
  const { siteName, organization } = v.parse(Setting, row ?? {});
  return { siteName: siteName || 'Our website', ...v.parse(Organization, organization) };
}
