import * as v from 'valibot';
import { PictureMedia } from './media.ts';
import { RichTextField } from './rich-text.ts';
import { Seo } from './seo.ts';
import {
  listOf,
  optional,
  optionalText,
  ownSummary,
  parseCollection,
  parseFirst,
  type Summarized,
} from './strapi.ts';

export const facetKinds = ['choice', 'covers', 'at-most', 'at-least'] as const;

/** A facet of a category: the specification it filters by, and how. */
export const Facet = v.object({
  specification: v.string(),
  kind: v.picklist(facetKinds),
  unit: optionalText,
  /** Explains the term to somebody who does not know it. */
  explanation: optionalText,
});
export type Facet = v.InferOutput<typeof Facet>;

const summaryFields = {
  id: v.number(),
  documentId: v.string(),
  name: v.string(),
  url: v.string(),
  summary: optionalText,
  image: optional(PictureMedia),
};

const withOwnSummary = <C extends Summarized>(category: C): C => ({
  ...category,
  summary: ownSummary(category),
});

export const CategorySummary = v.pipe(v.object(summaryFields), v.transform(withOwnSummary));
export type CategorySummary = v.InferOutput<typeof CategorySummary>;

export const Category = v.pipe(
  v.object({
    ...summaryFields,
    description: RichTextField,
    facets: listOf(Facet),
    seo: optional(Seo),
  }),
  v.transform(withOwnSummary),
);
export type Category = v.InferOutput<typeof Category>;

export const parseCategories = parseCollection(CategorySummary);
export const parseCategory = parseFirst(Category);
