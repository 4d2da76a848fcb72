import { addOnsNote, chosenOf } from '#src/contract/add-on-prices.ts';
import { readDeviceCart } from './shown-cart.ts';

/** The lines of the cart for a quote request. Certificates and services are in the note. */
export async function linesToQuote() {
  const { shown } = await readDeviceCart();
  return shown.lines.map(({ partNumber, quantity, reference, offeredAddOns, addOns }) => ({
    partNumber,
    quantity,
    note: [addOnsNote(chosenOf(offeredAddOns, addOns)), reference].filter((text) => text !== '').join('; '),
  }));
}
