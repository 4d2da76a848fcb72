import * as v from 'valibot';
import { ContentBlocks } from './blocks.ts';
import { PictureMedia } from './media.ts';
import { ProductSummary } from './product.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalText, parseCollection, parseFirst } from './strapi.ts';

export const NewsSummary = v.object({
  documentId: v.string(),
  title: v.string(),
  url: v.string(),
  summary: optionalText,
  thumbnail: optional(PictureMedia),
  createdAt: v.string(),
});
export type NewsSummary = v.InferOutput<typeof NewsSummary>;

export const NewsArticle = v.object({
  ...NewsSummary.entries,
  updatedAt: v.string(),
  contentBlocks: ContentBlocks,
  products: listOf(ProductSummary),
  seo: optional(Seo),
});
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

export const parseNews = parseCollection(NewsSummary);
export const parseNewsArticle = parseFirst(NewsArticle);
