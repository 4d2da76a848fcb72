import { chosenOf } from '#src/contract/add-on-prices.ts';
import { readDeviceCart } from './shown-cart.ts';

/** The lines of the cart for a quote request. Certificates and services are in the note. */
export async function linesToQuote() {
  const { shown } = await readDeviceCart();
  return shown.lines.map(({ partNumber, quantity, reference, offeredAddOns, addOns }) => ({
    partNumber,
    quantity,
    note: [...chosenOf(offeredAddOns, addOns).map(({ name }) => `With ${name}`), reference]
      .filter((text) => text !== '')
      .join('; '),
  }));
}
