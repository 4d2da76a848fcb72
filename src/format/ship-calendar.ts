import type { Dispatch } from './ship-date.ts';

/** The day a quantity ships if it is ordered `now`, as midnight UTC. Working days are Monday to Friday. */
export function shipDate(workingDays: number, now: number, { dispatchUntil, timeZone }: Dispatch): Date {
  const { date, minutes } = clockAt(now, timeZone);
  if (!isWorkingDay(date) || minutes >= minutesOf(dispatchUntil)) goToNextWorkingDay(date);
  for (let day = 0; day < workingDays; day += 1) goToNextWorkingDay(date);
  return date;
}

interface Clock {
  /** Midnight UTC of the local day. */
  date: Date;
  minutes: number;
}

function clockAt(now: number, timeZone: string): Clock {
  const parts = formatOf(timeZone).formatToParts(now);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = clockParts.map((part) =>
    Number(parts.find(({ type }) => type === part)?.value),
  );
  return { date: new Date(Date.UTC(year, month - 1, day)), minutes: hour * 60 + minute };
}

const clockParts = ['year', 'month', 'day', 'hour', 'minute'] as const;

const clockFields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

// Cached, because creating a formatter takes longer than formatting every row of a table.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

/** Intl throws a RangeError for a time zone it does not know. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...clockFields, timeZone: timeZone || undefined });
  } catch {
    return new Intl.DateTimeFormat('en-GB', clockFields);
  }
}

/** 0 if the text contains no time, such as "noon", so that no order ships the same day. */
function minutesOf(dispatchUntil: string): number {
  const [, hours = '0', minutes = '0'] = /^\s*(\d{1,2})[:.](\d{2})/.exec(dispatchUntil) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const isWorkingDay = (date: Date) => date.getUTCDay() !== 0 && date.getUTCDay() !== 6;

function goToNextWorkingDay(date: Date) {
  do date.setUTCDate(date.getUTCDate() + 1);
  while (!isWorkingDay(date));
}
