import * as v from 'valibot';
import { PictureMedia } from './media.ts';
import { listOf, optional, optionalText } from './strapi.ts';

const MetaSocial = v.object({
  socialNetwork: v.string(),
  title: optionalText,
  description: optionalText,
  image: optional(PictureMedia),
});

/** The fields of Strapi's SEO component. */
export const Seo = v.object({
  metaTitle: optionalText,
  metaDescription: optionalText,
  metaImage: optional(PictureMedia),
  metaSocial: listOf(MetaSocial),
  metaRobots: optionalText,
  canonicalURL: optionalText,
});
export type Seo = v.InferOutput<typeof Seo>;
