import type { Medium } from '#src/contract/part-wizard.ts';
import { convert } from '#src/format/units.ts';
import type { Wanted } from './wanted.ts';

/** Lowest and highest value that occurs; null where it does not matter. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** What an instrument has to withstand, whatever it measures. */
export interface Conditions {
  /** In °C. */
  temperature: Span;
  /** In bar above the atmosphere. */
  pressure: Span;
  isHygienic: boolean;
}

export function conditionsOf(wanted: Wanted, medium: Medium | undefined): Conditions {
  return {
    temperature: temperatureOf(wanted, medium),
    pressure: spanIn(wanted.pressureFrom, wanted.pressureTo, { from: wanted.pressureUnit, to: 'bar' }),
    isHygienic: wanted.isHygienic || (medium?.isHygienic ?? false),
  };
}

/** What the customer enters replaces what the medium is usually at, as behind a siphon. */
function temperatureOf({ temperatureFrom, temperatureTo, temperatureUnit }: Wanted, medium?: Medium): Span {
  const entered = spanIn(temperatureFrom, temperatureTo, { from: temperatureUnit, to: '°C' });
  const from = entered.from ?? medium?.minTemperature ?? null;
  const to = entered.to ?? medium?.maxTemperature ?? null;
  return from === null || to === null || from <= to ? { from, to } : entered;
}

/** A unit of something else cannot be met: its limit is then out of reach rather than left out. */
function spanIn(from: number | null, to: number | null, unit: { from: string; to: string }): Span {
  const converted = (value: number) => convert(value, unit.from || unit.to, unit.to);
  return {
    from: from === null ? null : (converted(from) ?? Number.NEGATIVE_INFINITY),
    to: to === null ? null : (converted(to) ?? Number.POSITIVE_INFINITY),
  };
}
