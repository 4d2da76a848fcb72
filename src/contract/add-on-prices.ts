import { m } from '#src/messages/m.ts';
import type { AddOn } from './add-ons.ts';

export const chosenOf = (offered: AddOn[], codes: string[]): AddOn[] =>
  offered.filter(({ code }) => codes.includes(code));

/** The note of a quote line: "With material certificate; With …". Shortened to the maximum length of a note. */
export const addOnsNote = (chosen: AddOn[]): string =>
  chosen
    .map(({ name }) => m.forms.withAddOn({ name }))
    .join('; ')
    .slice(0, 300);

export function isAddOnsNote(note: string): boolean {
  const pattern = new RegExp(`^(${m.forms.withAddOn({ name: '.+' })})?$`);
  return note.split('; ').every((part) => pattern.test(part));
}

/** The price of the chosen add-ons per unit. */
export const priceOfAddOns = (offered: AddOn[], codes: string[]): number =>
  chosenOf(offered, codes).reduce((sum, { unitPrice }) => sum + unitPrice, 0);

/** Working days the chosen add-ons take. They are done in parallel, so the longest counts. */
export const daysOfAddOns = (offered: AddOn[], codes: string[]): number =>
  Math.max(0, ...chosenOf(offered, codes).map(({ workingDays }) => workingDays));

interface Priced {
  unitPrice: number | null;
  priceBreaks: { quantity: number; unitPrice: number }[];
}

/** The prices with this amount added per unit. The amount may be negative. */
export const withAddedPrice = (amountMinor: number, { unitPrice, priceBreaks }: Priced): Priced => ({
  unitPrice: unitPrice === null ? null : unitPrice + amountMinor,
  priceBreaks: priceBreaks.map((step) => ({ ...step, unitPrice: step.unitPrice + amountMinor })),
});

interface WithAddOns extends Priced {
  addOns: AddOn[];
}

/** The product with the chosen add-ons in its prices, and the working days that they take. */
export const withChosen = <P extends WithAddOns>(product: P, codes: string[]): P & { extraDays: number } => ({
  ...product,
  ...withAddedPrice(priceOfAddOns(product.addOns, codes), product),
  extraDays: daysOfAddOns(product.addOns, codes),
});

export const haveSameAddOns = (a: string[], b: string[]): boolean =>
  a.toSorted().join(' ') === b.toSorted().join(' ');
