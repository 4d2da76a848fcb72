import { m } from '#src/messages/m.ts';
import { once } from './once.ts';

/** "9 March 2026". In UTC, so that server and client agree. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return m.language.date({
    day: String(date.getUTCDate()),
    month: months[date.getUTCMonth()] ?? '',
    year: date.getUTCFullYear(),
  });
}

// Intl would take 30 ms on a phone.
const months = m.language.months.split(' ');

/** "9 Mar 2026, 14:30". In the user's time zone, so never call it on the server. */
export const formatMoment = (milliseconds: number) => moment().format(milliseconds);

const moment = once(
  () =>
    new Intl.DateTimeFormat(m.language.locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** "5 min", "2 h" or "3 days". */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return m.language.ageInMinutes({ count: minutes });
  if (minutes < 2880) return m.language.ageInHours({ count: Math.round(minutes / 60) });
  return m.language.ageInDays({ count: Math.round(minutes / 1440) });
}
