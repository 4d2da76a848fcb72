import { texts } from '../messages/texts';

/**
 * "31 December 2026", in the language of the site and as it writes it, for an ISO date with or without a time. Empty for
 * an empty text.
 */
export function formatDate(iso: string): string {
  if (iso === '') return '';
  // In UTC, because a date that is stored without a time would become the day before in America.
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(texts().language.locale, options).format(new Date(iso));
}
