import * as v from 'valibot';
import { PictureMedia } from './media.ts';
import { listOf, optional, optionalText, parseCollection } from './strapi.ts';

const Range = v.object({ min: v.number(), max: v.number(), unit: optionalText });

const CategoryFamilies = v.object({
  /** URL of the category. */
  url: v.string(),
  image: optional(PictureMedia),
  families: listOf(
    v.object({
      name: v.string(),
      /** URL of the first variant. */
      product: v.string(),
      image: optional(PictureMedia),
      /** The measuring range of all variants together. */
      range: optional(Range),
    }),
  ),
});
export type CategoryFamilies = v.InferOutput<typeof CategoryFamilies>;

export const parseMenuFamilies = parseCollection(CategoryFamilies);
