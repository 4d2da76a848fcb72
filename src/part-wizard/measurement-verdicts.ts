import type { Say } from '#src/contract/wizard-translations.ts';
import { formatNumber, formatSpecification } from '#src/format/quantity.ts';
import { convert, convertDifference } from '#src/format/units.ts';
import { m } from '#src/messages/m.ts';
import { isConnection, isRange } from './figures.ts';
import type { Figure } from './member.ts';
import type { Criterion, Verdict } from './verdict.ts';
import type { Criteria } from './criteria.ts';

export const isAccuracy = ({ name }: Pick<Figure, 'name'>) => /^accuracy\b/i.test(name);
export const isOutput = ({ name }: Pick<Figure, 'name'>) => name === 'Output signal';

/** Verdicts on measuring range, accuracy, output and connection. */
export function measurementVerdicts(figures: Figure[], criteria: Criteria, say: Say): Verdict[] {
  return [
    rangeVerdict(figures, criteria, say),
    accuracyVerdict(figures, criteria, say),
    textVerdict(figures.filter(isOutput), { criterion: 'output', required: criteria.output }, say),
    textVerdict(
      figures.filter(isConnection),
      { criterion: 'connection', required: criteria.connection },
      say,
    ),
  ].filter((verdict) => verdict !== null);
}

/** The measuring range in this unit; undefined if the instrument does not measure this quantity. */
export function rangeIn(
  figures: Figure[],
  unit: string,
): { min: number; max: number; figure: Figure } | undefined {
  for (const figure of figures.filter(isRange)) {
    const min = figure.min === null ? null : convert(figure.min, figure.unit, unit);
    const max = figure.max === null ? null : convert(figure.max, figure.unit, unit);
    if (min !== null && max !== null) return { min, max, figure };
  }
  return undefined;
}

/** Value and unit in the language of the site. */
export const shownFigure = ({ value, unit }: Figure, say: Say) =>
  formatSpecification({ value: say(value), unit: say(unit) });

function rangeVerdict(figures: Figure[], { from, to, unit }: Criteria, say: Say): Verdict | null {
  if (unit === '' || (from === null && to === null)) return null;
  const stated = rangeIn(figures, unit);
  if (!stated) return { criterion: 'range', isMet: null, message: m.suitability.noRange({ unit }) };
  // For rounding errors.
  const tolerance = (stated.max - stated.min) * 1e-9;
  const isMet =
    (from === null || stated.min <= from + tolerance) && (to === null || stated.max >= to - tolerance);
  const range = shownFigure(stated.figure, say);
  return {
    criterion: 'range',
    isMet,
    message: isMet
      ? m.suitability.range({ range })
      : m.suitability.rangeMissed({ range, needed: neededRange(from, to, unit) }),
  };
}

function neededRange(from: number | null, to: number | null, unit: string): string {
  if (from === null) return m.suitability.upTo({ to: to === null ? '' : formatNumber(to), unit });
  return to === null
    ? `${formatNumber(from)} … ${unit}`
    : `${formatNumber(from)} … ${formatNumber(to)} ${unit}`;
}

function accuracyVerdict(figures: Figure[], criteria: Criteria, say: Say): Verdict | null {
  const { accuracy, accuracyUnit } = criteria;
  if (accuracy === null || accuracyUnit === '') return null;
  const figure = figures.find(isAccuracy);
  if (!figure) return { criterion: 'accuracy', isMet: null, message: m.suitability.accuracyNotStated };
  const stated = shownFigure(figure, say);
  const unit = say(accuracyUnit);
  const error = errorIn(figure, accuracyUnit, figures);
  if (error === null)
    return {
      criterion: 'accuracy',
      isMet: null,
      message: m.suitability.accuracyNotComparable({ accuracy: stated, unit }),
    };
  const isMet = error <= accuracy * (1 + 1e-9);
  const shown =
    figure.unit === accuracyUnit
      ? stated
      : m.suitability.accuracyConverted({ accuracy: stated, error: formatNumber(error), unit });
  const required = formatNumber(accuracy);
  return {
    criterion: 'accuracy',
    isMet,
    message: isMet
      ? m.suitability.accuracy({ accuracy: shown })
      : m.suitability.accuracyMissed({ accuracy: shown, required, unit }),
  };
}

const ofFullScale = '% FS';

/** The limit of error in this unit. Converts between percentages of the span and amounts; null if it cannot. */
function errorIn({ max, unit }: Figure, requiredUnit: string, figures: Figure[]): number | null {
  if (max === null) return null;
  const range = figures.find((figure) => isRange(figure) && figure.min !== null && figure.max !== null);
  const error = Math.abs(max) + shareOfReading(figures, range, unit);
  const direct = convertDifference(error, unit, requiredUnit);
  if (direct !== null) return direct;
  if (!range || range.min === null || range.max === null) return null;
  const span = range.max - range.min;
  if (unit === ofFullScale) return convertDifference((error * span) / 100, range.unit, requiredUnit);
  const amount = requiredUnit === ofFullScale ? convertDifference(error, unit, range.unit) : null;
  return amount === null ? null : Number(((amount / span) * 100).toPrecision(6));
}

/** The share of reading in "±30 ppm ±2 % of reading", at the end of the range, where it is largest. */
function shareOfReading(figures: Figure[], range: Figure | undefined, unit: string): number {
  const share = figures.find(({ name }) => name === 'Error proportional to reading')?.max ?? null;
  const end = range?.max ?? null;
  if (!range || share === null || end === null) return 0;
  return convertDifference((Math.abs(share) * end) / 100, range.unit, unit) ?? Number.POSITIVE_INFINITY;
}

interface TextCriterion {
  criterion: Criterion;
  required: string;
}

function textVerdict(figures: Figure[], { criterion, required }: TextCriterion, say: Say): Verdict | null {
  if (required === '') return null;
  const [first] = figures;
  if (!first) return { criterion, isMet: null, message: m.suitability.wordNotStated({ criterion }) };
  const texts = figures.map(formatSpecification);
  const isMet = texts.some((text) => text === required || wordsOf(text).includes(required));
  const values = figures.map((figure) => shownFigure(figure, say)).join(', ');
  const shown = say(required);
  return {
    criterion,
    isMet,
    message: isMet
      ? m.suitability.word({ criterion, required: shown })
      : m.suitability.wordMissed({ criterion, values, required: shown }),
  };
}

/** "2 × 4 … 20 mA; Modbus RTU, RS-485" has three values. */
export const wordsOf = (value: string): string[] =>
  value.split(/[,;]/).map((word) => word.trim().replace(/^\d+ × /, ''));
