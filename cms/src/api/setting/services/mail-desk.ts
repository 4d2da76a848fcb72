import type { Core } from '@strapi/strapi';
import { environment } from '../../../platform/config/environment';
import { companyOf } from './company';

/** Who our e-mails come from, where staff receive theirs, and how they are signed. */
export async function deskAddresses(strapi: Core.Strapi) {
  const { MAIL_FROM, MAIL_STAFF } = environment();
  const company = await companyOf(strapi);
  const address = company.email || 'desk@localhost';
  const { siteName, street, postalCode, city, phone } = company;
  const signature = [siteName, street, [postalCode, city].filter(Boolean).join(' '), phone, address];
  return {
    siteName,
    from: MAIL_FROM ?? `${siteName} <${address}>`,
    staff: MAIL_STAFF ?? address,
    signature: signature.filter(Boolean).join('\n'),
  };
}
