import * as v from 'valibot';
import { PictureMedia } from './media.ts';
import { RichTextField } from './rich-text.ts';
import { Seo } from './seo.ts';
import { listOf, optional, optionalText, parseCollection, parseFirst } from './strapi.ts';

const facetKinds = ['choice', 'covers', 'at-most', 'at-least'] as const;

/** A facet of a category: the specification it filters by, and how. */
export const Facet = v.object({
  specification: v.string(),
  kind: v.picklist(facetKinds),
  unit: optionalText,
  /** Explains the term to somebody who does not know it. */
  explanation: optionalText,
});
export type Facet = v.InferOutput<typeof Facet>;

export const CategorySummary = v.object({
  id: v.number(),
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  summary: optionalText,
  image: optional(PictureMedia),
});
export type CategorySummary = v.InferOutput<typeof CategorySummary>;

export const Category = v.object({
  ...CategorySummary.entries,
  description: RichTextField,
  facets: listOf(Facet),
  seo: optional(Seo),
});
export type Category = v.InferOutput<typeof Category>;

export const parseCategories = parseCollection(CategorySummary);
export const parseCategory = parseFirst(Category);
