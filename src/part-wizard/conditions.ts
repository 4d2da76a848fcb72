import type { Medium } from '#src/contract/part-wizard.ts';
import { convert } from '#src/format/units.ts';
import type { Criteria } from './criteria.ts';

/** The lowest and highest expected value; null if unspecified. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** What an instrument has to withstand. */
export interface Conditions {
  /** In °C. */
  temperature: Span;
  /** In bar (gauge). */
  pressure: Span;
  isHygienic: boolean;
}

export function conditionsOf(criteria: Criteria, medium: Medium | undefined): Conditions {
  return {
    temperature: temperatureOf(criteria, medium),
    pressure: spanIn(criteria.pressureFrom, criteria.pressureTo, { from: criteria.pressureUnit, to: 'bar' }),
    isHygienic: criteria.isHygienic || (medium?.isHygienic ?? false),
  };
}

/** The values entered override the typical temperature of the medium, which is lower behind a siphon, for example. */
function temperatureOf({ temperatureFrom, temperatureTo, temperatureUnit }: Criteria, medium?: Medium): Span {
  const entered = spanIn(temperatureFrom, temperatureTo, { from: temperatureUnit, to: '°C' });
  const from = entered.from ?? medium?.minTemperature ?? null;
  const to = entered.to ?? medium?.maxTemperature ?? null;
  return from === null || to === null || from <= to ? { from, to } : entered;
}

/** A limit in a unit of another quantity is not ignored, but becomes impossible to meet. */
function spanIn(from: number | null, to: number | null, unit: { from: string; to: string }): Span {
  const converted = (value: number) => convert(value, unit.from || unit.to, unit.to);
  return {
    from: from === null ? null : (converted(from) ?? Number.NEGATIVE_INFINITY),
    to: to === null ? null : (converted(to) ?? Number.POSITIVE_INFINITY),
  };
}
