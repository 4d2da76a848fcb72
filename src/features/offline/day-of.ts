import { formatDate } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';

/** "today" or a date. */
export function dayOf(time: number): string {
  const day = new Date(time);
  return day.toDateString() === new Date().toDateString() ? m.offline.today : formatDate(day.toISOString());
}
