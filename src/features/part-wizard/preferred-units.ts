import type { UnitSystem } from '#src/format/unit-system.ts';
import { preferredUnit } from '#src/format/preferred-units.ts';
import type { Questions } from '#src/part-wizard/questions.ts';

/** Parameters with a unit, and the numbers that are in it. */
const numbersIn = {
  unit: ['from', 'to'],
  'accuracy-unit': ['accuracy'],
  'temperature-unit': ['temperature-from', 'temperature-to'],
  'pressure-unit': ['pressure-from', 'pressure-to'],
} as const;

type UnitParameter = keyof typeof numbersIn;

/** The units that are offered, the default first. */
const offered = (questions: Questions): Record<UnitParameter, string[]> => ({
  unit: questions.units,
  'accuracy-unit': questions.accuracyUnits,
  'temperature-unit': questions.temperatureUnits,
  'pressure-unit': questions.pressureUnits,
});

/**
 * Adds the visitor's units to URL parameters that have none. Numbers without a unit are in the default unit, so that a link
 * means the same to everybody.
 */
export function withPreferredUnits(search: URLSearchParams, questions: Questions, system: UnitSystem) {
  if (system === 'metric') return search;
  const shown = new URLSearchParams(search);
  for (const [name, units] of Object.entries(offered(questions))) {
    const preferred = preferredUnit({ specification: '', kind: 'covers', unit: units[0] ?? '' }, system);
    const isOpen = [name, ...numbersFor(name)].every((one) => !search.has(one));
    if (isOpen && units.includes(preferred)) shown.set(name, preferred);
  }
  return shown;
}

/** Adds the unit of a number that is entered for the first time. */
export function addUnit(next: URLSearchParams, changed: string, shown: URLSearchParams) {
  const name = Object.keys(numbersIn).find((one) => numbersFor(one).includes(changed));
  const unit = name === undefined ? null : shown.get(name);
  if (name !== undefined && unit !== null && !next.has(name)) next.set(name, unit);
}

const numbersFor = (name: string): readonly string[] =>
  Object.entries(numbersIn).find(([one]) => one === name)?.[1] ?? [];
