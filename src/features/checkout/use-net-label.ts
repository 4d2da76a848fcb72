import { m } from '#src/messages/m.ts';
import { usePrices } from '#src/ui/prices.ts';

/** Labels a net amount for customers who have seen prices with VAT so far. */
export function useNetLabel(): (label: string) => string {
  const { vatPercent } = usePrices();
  return (label) => (vatPercent === null ? label : m.checkout.netLabel({ label }));
}
