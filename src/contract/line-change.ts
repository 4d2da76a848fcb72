import { priceOfAddOns, withAddedPrice } from './add-on-prices.ts';
import type { CartLine, LineChange } from './cart.ts';

/** A change that sets the line to its current values, to be modified or restored. */
export const toLineChange = (line: CartLine, currency: string): LineChange => ({
  id: line.id,
  partNumber: line.partNumber,
  quantity: line.quantity,
  costCentre: line.costCentre,
  reference: line.reference,
  configuration: line.configuration,
  addOns: line.addOns,
  estimate: line.product && {
    ...line.product,
    partNumber: line.partNumber,
    currency,
    ...withAddedPrice(-priceOfAddOns(line.offeredAddOns, line.addOns), line),
    addOns: line.offeredAddOns,
    minimumOrderQuantity: line.minimumOrderQuantity,
    stock: line.stock,
    leadTimeDays: line.leadTimeDays,
    lifecycle: line.lifecycle,
  },
});
