import * as v from 'valibot';
import { ContentBlocks } from './blocks.ts';
import { LinkField } from './link.ts';
import { PictureMedia } from './media.ts';
import { ProductSummary } from './product.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalLines, optionalText, parseCollection, parseSingle } from './strapi.ts';

const Partner = v.object({ name: v.string(), image: optional(PictureMedia), link: optionalText });
export type Partner = v.InferOutput<typeof Partner>;

export const shortcutIcons = [
  'applications',
  'configure',
  'quick-order',
  'calibration',
  'document',
  'contact',
] as const;

const Shortcut = v.object({
  title: v.string(),
  text: optionalText,
  url: v.string(),
  icon: v.fallback(v.picklist(shortcutIcons), 'document'),
});
export type Shortcut = v.InferOutput<typeof Shortcut>;

export const HomePage = v.object({
  title: optionalText,
  intro: optionalText,
  searchExamples: optionalLines,
  shortcuts: listOf(Shortcut),
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
