import type { QuoteState } from '#src/contract/quote.ts';

export const quoteWords: Record<QuoteState, string> = {
  received: 'We are working on it',
  answered: 'Open',
  ordered: 'Ordered',
  expired: 'Expired',
  declined: 'Declined',
};

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day without an hour is the same day everywhere. */
export const dayText = (day: string) => date.format(Date.parse(day));
