import { m } from '#src/messages/m.ts';

/** Whether an order ships in one delivery or several, as shown at checkout and with the order. */
export const deliveriesText = (partDelivery: boolean) =>
  partDelivery ? m.format.eachWhenReady : m.format.oneDelivery;
