import * as v from 'valibot';
import { ContentBlocks } from './blocks.ts';
import { Seo } from './seo.ts';
import { optional, optionalText, parseFirst, parseSingle } from './strapi.ts';

/** The content of a single type such as `/api/contact-page`. */
export const PageContent = v.object({
  title: optionalText,
  intro: optionalText,
  contentBlocks: ContentBlocks,
  seo: optional(Seo),
});
export type PageContent = v.InferOutput<typeof PageContent>;

export const Page = v.object({
  documentId: v.string(),
  title: v.string(),
  url: v.string(),
  summary: optionalText,
  contentBlocks: ContentBlocks,
  seo: optional(Seo),
});
export type Page = v.InferOutput<typeof Page>;

/** The fields of an entry that the sitemap needs. */
export const EntryUrl = v.object({ url: v.string(), updatedAt: optional(v.string()) });
export type EntryUrl = v.InferOutput<typeof EntryUrl>;

export const parsePageContent = parseSingle(PageContent);
export const parsePage = parseFirst(Page);
