import type { Core } from '@strapi/strapi';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { companyOf } from './company';

/**
 * The product safety data of products without their own (Regulation (EU) 2023/988, Article 19). Without a manufacturer in
 * the shop settings, a shop that sells to consumers is the manufacturer.
 */
export async function defaultSafety(strapi: Core.Strapi) {
  const settings = await shopSettings(strapi);
  const { sellsToConsumers, responsiblePerson, responsiblePersonAddress, responsiblePersonContact } =
    settings;
  const { manufacturer, manufacturerAddress, manufacturerContact, safetyWarnings } = settings;
  const others = {
    responsiblePerson,
    responsiblePersonAddress,
    responsiblePersonContact,
    safetyWarnings,
  };
  if (manufacturer !== '' || !sellsToConsumers)
    return { manufacturer, manufacturerAddress, manufacturerContact, ...others };
  const { legalName, siteName, street, postalCode, city, country, email } = await companyOf(strapi);
  const address = [street, `${postalCode} ${city}`.trim(), country].filter(Boolean).join('\n');
  return {
    manufacturer: legalName || siteName,
    manufacturerAddress: address,
    manufacturerContact: email,
    ...others,
  };
}
