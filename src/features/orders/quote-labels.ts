import type { QuoteState } from '#src/contract/quote.ts';

export const quoteLabels: Record<QuoteState, string> = {
  received: 'In preparation',
  answered: 'Ready to order',
  ordered: 'Ordered',
  expired: 'Expired',
  declined: 'Declined',
};
