import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';

/** Pays back a card payment, given its payment intent. Called in the transaction that cancels or refunds the order. */
export type RefundHandler = (strapi: Core.Strapi, paymentIntent: string) => Promise<void>;

export const refundHandlers = createRegistry<RefundHandler>();
