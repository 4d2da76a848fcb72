import type { AddOn } from './add-ons.ts';

export const chosenOf = (offered: AddOn[], codes: string[]): AddOn[] =>
  offered.filter(({ code }) => codes.includes(code));

/** What the chosen add-ons cost per unit. */
export const priceOfAddOns = (offered: AddOn[], codes: string[]): number =>
  chosenOf(offered, codes).reduce((sum, { unitPrice }) => sum + unitPrice, 0);

/** Working days the chosen add-ons take; they are done at the same time. */
export const daysOfAddOns = (offered: AddOn[], codes: string[]): number =>
  Math.max(0, ...chosenOf(offered, codes).map(({ workingDays }) => workingDays));

interface Priced {
  unitPrice: number | null;
  priceBreaks: { quantity: number; unitPrice: number }[];
}

/** Prices higher by this amount per unit, or lower if it is negative. */
export const raisedBy = (amountMinor: number, { unitPrice, priceBreaks }: Priced): Priced => ({
  unitPrice: unitPrice === null ? null : unitPrice + amountMinor,
  priceBreaks: priceBreaks.map((step) => ({ ...step, unitPrice: step.unitPrice + amountMinor })),
});

export const haveSameAddOns = (a: string[], b: string[]): boolean =>
  a.toSorted().join(' ') === b.toSorted().join(' ');
