import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';

/** `whole` refunds the whole remaining payment, `part` only the refunds that staff have entered in the order. */
export type RefundExtent = 'whole' | 'part';
/** Refunds a card payment by its PaymentIntent. Called in the transaction that changes the order. */
export type RefundHandler = (
  strapi: Core.Strapi,
  paymentIntent: string,
  extent: RefundExtent,
) => Promise<void>;

export const refundHandlers = createRegistry<RefundHandler>();
