import { randomBytes } from 'node:crypto';
import { aBackend } from './backend';

const family = 'api::product-family.product-family';

/** Creates a family: size 10 or 20, an optional seal, a plug; size 20 has no special seal. */
export async function aFamily(changes: object = {}) {
  const { strapi } = await aBackend();
  const prefix = `X${randomBytes(3).toString('hex').toUpperCase()}`;
  const { documentId } = await strapi
    .documents(family)
    .create({ data: { ...familyData(prefix), ...changes }, status: 'published' });
  return { prefix, documentId };
}

export async function saveFamily(documentId: string, data: object, status: 'draft' | 'published' = 'draft') {
  const { strapi } = await aBackend();
  return strapi.documents(family).update({ documentId, data, status });
}

export const aRule = {
  whenPosition: 'size',
  whenCodes: '20',
  limitedPosition: 'seal',
  allowedCodes: 'standard',
  explanation: 'The large one has no room for it.',
};

const option = (code: string, more: object = {}) => ({ code, label: code || 'FKM', ...more });

export const familyData = (prefix: string) => ({
  name: prefix,
  url: prefix.toLowerCase(),
  partNumberPrefix: prefix,
  basePrice: 100,
  baseLeadTimeDays: 5,
  positions: [
    { key: 'size', title: 'Size', options: [option('10'), option('20', { surcharge: 10.5 })] },
    {
      key: 'seal',
      title: 'Seal',
      options: [option(''), option('EP', { surcharge: -0.25, leadTimeDays: 12, label: 'EPDM' })],
    },
    { key: 'plug', title: 'Plug', options: [option('M12'), option('DIN', { surcharge: 4 })] },
  ],
  rules: [aRule],
});
