import * as v from 'valibot';
import { moneyFromDecimal } from './money.ts';

/** A certificate or service that can be ordered with a product, in the smallest unit of the product's currency. */
export const AddOn = v.object({
  code: v.string(),
  name: v.string(),
  unitPrice: v.number(),
  /** Working days it adds before shipping. */
  workingDays: v.nullish(v.number(), 0),
});
export type AddOn = v.InferOutput<typeof AddOn>;

/** An add-on as editors entered it, with its price as a decimal number. */
export const ListedAddOn = v.object({
  code: v.string(),
  name: v.string(),
  price: v.number(),
  workingDays: v.nullish(v.number(), 0),
});

export const addOnIn =
  (currency: string) =>
  ({ price, ...addOn }: v.InferOutput<typeof ListedAddOn>): AddOn => ({
    ...addOn,
    unitPrice: moneyFromDecimal(price, currency).amountMinor,
  });
