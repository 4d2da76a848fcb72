import { once } from './once.ts';

/** The same text on server and client: the day is that of UTC. */
export const formatDate = (iso: string) => full().format(new Date(iso));

const full = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** In the reader's own time zone, so never on the server. */
export const formatMoment = (milliseconds: number) => moment().format(milliseconds);

const moment = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** How long ago, as short as it can be said: "5 min", "2 h", "3 days". */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
