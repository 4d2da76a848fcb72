import * as v from 'valibot';
import { optionalText } from './strapi.ts';

/**
 * What an offer to consumers must state about a product (Regulation (EU) 2023/988, Article 19). A contact is an e-mail
 * address or a URL.
 */
export const ProductSafety = v.object({
  manufacturer: optionalText,
  manufacturerAddress: optionalText,
  manufacturerContact: optionalText,
  responsiblePerson: optionalText,
  responsiblePersonAddress: optionalText,
  responsiblePersonContact: optionalText,
  safetyWarnings: optionalText,
});
export type ProductSafety = v.InferOutput<typeof ProductSafety>;
