const full = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same text on server and client: the day is that of UTC. */
export const formatDate = (iso: string) => full.format(new Date(iso));
