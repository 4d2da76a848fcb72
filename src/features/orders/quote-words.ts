import type { QuoteState } from '#src/contract/quote.ts';

export const quoteWords: Record<QuoteState, string> = {
  received: 'We are working on it',
  answered: 'Open',
  ordered: 'Ordered',
  expired: 'Expired',
  declined: 'Declined',
};
