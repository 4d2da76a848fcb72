import type { Option } from '#src/contract/part-wizard.ts';
import { convert } from '#src/format/units.ts';
import { figureOf, isRange } from './figures.ts';
import type { Figure } from './member.ts';

/** In °C or bar; null if the limit is not stated. */
export interface Limits {
  min: number | null;
  max: number | null;
}

const temperatures = ['Medium temperature', 'Process temperature', 'Temperature measuring range'];
/** Instruments without process contact state only an ambient temperature. */
const ambientTemperatures = ['Ambient temperature'];
const pressures = ['Process pressure', 'Nominal pressure', 'Overpressure limit'];

/** The medium temperatures that specifications and chosen options allow, in °C. */
export function temperatureLimits(figures: Figure[], options: Option[]): Limits {
  const stated =
    first(figures, temperatures, '°C') ??
    figures.filter(isRange).flatMap((figure) => convertRange(figure, '°C') ?? [])[0] ??
    first(figures, ambientTemperatures, '°C');
  return {
    min: largest([stated?.min, ...options.map(({ minTemperature }) => minTemperature)]),
    max: smallest([stated?.max, ...options.map(({ maxTemperature }) => maxTemperature)]),
  };
}

/** The pressures that specifications and chosen options allow, in bar (gauge). */
export function pressureLimits(figures: Figure[], options: Option[]): Limits {
  const stated = first(figures, pressures, 'bar');
  // Vacuum is only allowed if a stated range goes below zero.
  const lowest = [first(figures, ['Process pressure'], 'bar'), first(figures, ['Measuring range'], 'bar')];
  return {
    min: Math.min(0, ...lowest.flatMap((range) => range?.min ?? [])),
    max: smallest([stated?.max, ...options.map(({ maxPressure }) => maxPressure)]),
  };
}

function first(figures: Figure[], names: string[], unit: string): Limits | undefined {
  return names
    .flatMap((name) => figures.filter((figure) => figure.name === name))
    .flatMap((figure) => convertRange(figure, unit) ?? [])[0];
}

/** The value may include a detail: "−40 … 200 °C, with cooling neck". */
function convertRange(figure: Figure, unit: string): { min: number; max: number } | undefined {
  const {
    min,
    max,
    unit: from,
  } = figure.min === null ? figureOf(figure.name, figure.value.split(',')[0] ?? '') : figure;
  const low = min === null ? null : convert(min, from, unit);
  const high = max === null ? null : convert(max, from, unit);
  return low === null || high === null ? undefined : { min: low, max: high };
}

const withoutMissing = (limits: (number | null | undefined)[]) =>
  limits.filter((limit) => limit !== null && limit !== undefined);

function smallest(limits: (number | null | undefined)[]): number | null {
  const known = withoutMissing(limits);
  return known.length === 0 ? null : Math.min(...known);
}

function largest(limits: (number | null | undefined)[]): number | null {
  const known = withoutMissing(limits);
  return known.length === 0 ? null : Math.max(...known);
}
