import type { CheckoutDraft, ShippingMethod } from '#src/contract/checkout.ts';
import { dispatchesOf } from '#src/format/order-dispatch.ts';
import { formatShipDate } from '#src/format/ship-date.ts';
import { useShipDate } from '#src/ui/use-ship-date.ts';
import type { CheckoutCart } from './checkout-cart.ts';

type Transit = Pick<ShippingMethod, 'minimumDays' | 'maximumDays'>;

/** Texts with the days on which an order ships and arrives; empty where they are not known. */
export interface DeliveryDates {
  /** "Tue 24 Nov" */
  shipsOn: (workingDays: number | null) => string;
  /** "Thu 26 Nov to Mon 30 Nov", for goods that ship after so many working days. */
  arrives: (workingDays: number | null, transit: Transit) => string;
}

export function useDeliveryDates(savedAt: number): DeliveryDates {
  const dateOf = useShipDate(savedAt);
  const dayAfter = (workingDays: number) => {
    const date = dateOf({ stock: 0, leadTimeDays: workingDays });
    return date === null ? '' : formatShipDate(date, Date.now());
  };
  return {
    shipsOn: (workingDays) => (workingDays === null ? '' : dayAfter(workingDays)),
    arrives: (workingDays, { minimumDays, maximumDays }) => {
      if (workingDays === null || maximumDays === null) return '';
      const [from, to] = [minimumDays ?? maximumDays, maximumDays].map((days) =>
        dayAfter(workingDays + days),
      );
      return from === to ? (to ?? '') : `${from} to ${to}`;
    },
  };
}

/** When the order, as chosen, starts to ship and is complete. */
export function chosenDispatches({ shown }: CheckoutCart, deliveryMode: CheckoutDraft['deliveryMode']) {
  const { first, last } = dispatchesOf(shown.lines);
  return { first: deliveryMode === 'as-ready' ? first : last, last };
}
