import * as v from 'valibot';
import { optional, parseCollection } from './strapi.ts';

const Availability = v.object({
  partNumber: v.string(),
  stock: v.nullish(v.number(), 0),
  leadTimeDays: optional(v.number()),
});
export type Availability = v.InferOutput<typeof Availability>;

export const parseAvailability = parseCollection(Availability);
