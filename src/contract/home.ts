import * as v from 'valibot';
import { ContentBlocks } from './blocks.ts';
import { LinkField } from './link.ts';
import { PictureMedia } from './media.ts';
import { ProductSummary } from './product.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalText, parseCollection, parseSingle } from './strapi.ts';

const Partner = v.object({ name: v.string(), image: optional(PictureMedia), link: optionalText });
export type Partner = v.InferOutput<typeof Partner>;

export const HomePage = v.object({
  title: optionalText,
  intro: optionalText,
  partner: listOf(Partner),
  contentBlocks: ContentBlocks,
  seo: optional(Seo),
});
export type HomePage = v.InferOutput<typeof HomePage>;

export const Slide = v.object({
  documentId: v.string(),
  title: v.string(),
  text: optionalText,
  image: optional(PictureMedia),
  link: optional(LinkField),
});
export type Slide = v.InferOutput<typeof Slide>;

export const ProductShowcase = v.object({
  title: optionalText,
  text: optionalText,
  products: listOf(ProductSummary),
});
export type ProductShowcase = v.InferOutput<typeof ProductShowcase>;

export const parseHomePage = parseSingle(HomePage);
export const parseSlides = parseCollection(Slide);
export const parseProductShowcase = parseSingle(ProductShowcase);
