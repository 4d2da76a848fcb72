// In UTC, because a date that is stored without a time would become the day before in America.
const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "31 December 2026", as the site writes it, for an ISO date with or without a time. Empty for an empty text. */
export const formatDate = (iso: string): string => (iso === '' ? '' : format.format(new Date(iso)));
