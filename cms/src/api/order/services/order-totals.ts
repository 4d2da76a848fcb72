import * as v from 'valibot';

/** The agreed amounts of an order, in the smallest currency unit. */
export const OrderTotals = v.object({
  currency: v.string(),
  lines: v.array(v.object({ id: v.string(), net: v.number(), taxRate: v.string(), tax: v.number() })),
  subtotal: v.number(),
  shipping: v.number(),
  shippingTax: v.number(),
  taxes: v.array(v.object({ name: v.string(), rate: v.string(), base: v.number(), amount: v.number() })),
  tax: v.number(),
  total: v.number(),
  reverseCharge: v.boolean(),
  notes: v.array(v.string()),
  vatNumber: v.nullable(v.object({ valid: v.boolean(), checkedBy: v.picklist(['checksum', 'service']) })),
  fingerprint: v.string(),
});
