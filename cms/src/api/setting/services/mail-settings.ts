import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import type { Brand } from '../../../platform/mail/email';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { companyOf } from './company';

/** Sender, name, logo and signature of our e-mails, and the e-mail address of staff. */
export async function mailSettings(strapi: Core.Strapi) {
  const { MAIL_FROM, MAIL_STAFF } = environment();
  const company = await companyOf(strapi);
  const email = company.email || 'desk@localhost';
  const { siteName, street, postalCode, city, phone } = company;
  const signature = [siteName, street, [postalCode, city].filter(Boolean).join(' '), phone, email];
  const brand: Brand = {
    siteName,
    logo: await logoOf(strapi),
    signature: signature.filter(Boolean).join('\n'),
  };
  return { from: MAIL_FROM ?? `${siteName} <${email}>`, staff: MAIL_STAFF ?? email, brand };
}

const logoHeight = 28;
const Picture = v.object({
  url: v.string(),
  ext: v.string(),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
});
const Setting = v.object({ logoDark: Picture });

/** Null unless the logo is a PNG or JPEG, because Outlook for Windows shows neither SVG nor WebP. */
async function logoOf(strapi: Core.Strapi): Promise<Brand['logo']> {
  const row: unknown = await strapi.db
    .query('api::setting.setting')
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['logoDark'] });
  const setting = v.safeParse(Setting, row);
  if (!setting.success || !/^\.(png|jpe?g)$/i.test(setting.output.logoDark.ext)) return null;
  const { url, width, height } = setting.output.logoDark;
  const absolute = new URL(url, siteOrigin()).href;
  return { url: absolute, width: Math.round((width / height) * logoHeight), height: logoHeight };
}
