import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';

/** Refunds a card payment by its PaymentIntent. Called in the transaction that cancels or refunds the order. */
export type RefundHandler = (strapi: Core.Strapi, paymentIntent: string) => Promise<void>;

export const refundHandlers = createRegistry<RefundHandler>();
