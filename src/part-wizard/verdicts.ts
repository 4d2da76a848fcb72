import type { Medium } from '#src/contract/part-wizard.ts';
import { formatNumber, formatSpecification } from '#src/format/quantity.ts';
import { convert, convertDifference } from '#src/format/units.ts';
import { isMaterial, type Figure } from './figures.ts';
import type { Wanted } from './wanted.ts';

export type Criterion = 'range' | 'accuracy' | 'output' | 'connection' | 'approval' | 'medium';

/** Whether something wanted is there; null where the figures do not say. */
export interface Verdict {
  criterion: Criterion;
  isMet: boolean | null;
  /** For the customer: "accuracy ±0.5 % FS, you asked 0.25 % FS". */
  said: string;
}

/** Ranges that an instrument measures, not those it endures. */
export const isRange = ({ name }: Pick<Figure, 'name'>) => /\brange\b/i.test(name);
export const isAccuracy = ({ name }: Pick<Figure, 'name'>) => /^accuracy\b/i.test(name);
export const isOutput = ({ name }: Pick<Figure, 'name'>) => name === 'Output signal';
export const isConnection = ({ name }: Pick<Figure, 'name'>) =>
  name === 'Process connection' || name === 'Mounting';

/** What is wanted, one by one; nothing is said of what is not. */
export function verdictsOn(figures: Figure[], wanted: Wanted, medium: Medium | undefined): Verdict[] {
  return [
    rangeVerdict(figures, wanted),
    accuracyVerdict(figures, wanted),
    textVerdict(figures.filter(isOutput), { criterion: 'output', wanted: wanted.output, is: 'gives' }),
    textVerdict(figures.filter(isConnection), {
      criterion: 'connection',
      wanted: wanted.connection,
      is: 'has',
    }),
    approvalVerdict(figures, wanted.approval),
    medium ? mediumVerdict(figures, medium) : null,
  ].filter((verdict) => verdict !== null);
}

/** The range that is wanted in, as the unit tells; undefined where it measures nothing like it. */
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

function rangeVerdict(figures: Figure[], { from, to, unit }: Wanted): Verdict | null {
  if (unit === '' || (from === null && to === null)) return null;
  const found = rangeIn(figures, unit);
  if (!found) return { criterion: 'range', isMet: null, said: `no range in ${unit}` };
  // What binary fractions add decides nothing.
  const slack = (found.max - found.min) * 1e-9;
  const isMet = (from === null || found.min <= from + slack) && (to === null || found.max >= to - slack);
  const asked = `${from === null ? 'up to' : `${formatNumber(from)} …`} ${to === null ? '' : formatNumber(to)} ${unit}`;
  const range = formatSpecification(found.figure);
  return {
    criterion: 'range',
    isMet,
    said: isMet ? `measures ${range}` : `measures ${range}, you need ${asked.replace('  ', ' ')}`,
  };
}

function accuracyVerdict(figures: Figure[], wanted: Wanted): Verdict | null {
  const { accuracy, accuracyUnit } = wanted;
  if (accuracy === null || accuracyUnit === '') return null;
  const figure = figures.find(isAccuracy);
  if (!figure) return { criterion: 'accuracy', isMet: null, said: 'accuracy not stated' };
  const printed = `accuracy ${formatSpecification(figure)}`;
  const known = errorIn(figure, accuracyUnit, figures);
  if (known === null)
    return {
      criterion: 'accuracy',
      isMet: null,
      said: `${printed}, which is not comparable with ${accuracyUnit}`,
    };
  const isMet = known <= accuracy * (1 + 1e-9);
  const same = figure.unit === accuracyUnit ? '' : `, that is ±${formatNumber(known)} ${accuracyUnit}`;
  const asked = isMet ? '' : `, you asked ${formatNumber(accuracy)} ${accuracyUnit}`;
  return { criterion: 'accuracy', isMet, said: printed + same + asked };
}

const ofFullScale = '% FS';

/** A share of the span is an amount, and the other way round. */
function errorIn({ max, unit }: Figure, wantedUnit: string, figures: Figure[]): number | null {
  if (max === null) return null;
  const error = Math.abs(max);
  const direct = convertDifference(error, unit, wantedUnit);
  if (direct !== null) return direct;
  const [range] = figures.filter((figure) => isRange(figure) && figure.min !== null && figure.max !== null);
  if (!range || range.min === null || range.max === null) return null;
  const span = range.max - range.min;
  if (unit === ofFullScale) return convertDifference((error * span) / 100, range.unit, wantedUnit);
  const amount = wantedUnit === ofFullScale ? convertDifference(error, unit, range.unit) : null;
  return amount === null ? null : Number(((amount / span) * 100).toPrecision(6));
}

interface TextWish {
  criterion: Criterion;
  wanted: string;
  is: string;
}

function textVerdict(figures: Figure[], { criterion, wanted, is }: TextWish): Verdict | null {
  if (wanted === '') return null;
  const [first] = figures;
  if (!first) return { criterion, isMet: null, said: `${criterion} not stated` };
  const texts = figures.map(formatSpecification);
  const isMet = texts.some((text) => text === wanted || wordsOf(text).includes(wanted));
  const values = texts.join(', ');
  return { criterion, isMet, said: isMet ? `${is} ${wanted}` : `${is} ${values}, you asked ${wanted}` };
}

/** "2 × 4 … 20 mA; Modbus RTU, RS-485" says three things. */
export const wordsOf = (value: string): string[] =>
  value.split(/[,;]/).map((word) => word.trim().replace(/^\d+ × /, ''));

function approvalVerdict(figures: Figure[], approval: string): Verdict | null {
  if (approval === '') return null;
  const found = figures.find(({ name }) => name === approval);
  const isMet = found !== undefined && found.value !== 'None';
  return {
    criterion: 'approval',
    isMet,
    said: isMet ? `${approval}: ${found.value}` : `no ${approval.toLowerCase()}`,
  };
}

function mediumVerdict(figures: Figure[], { name, kind, isConductive, attacks }: Medium): Verdict {
  const criterion = 'medium';
  const media = figures.find((figure) => figure.name === 'Media');
  if (kind === 'liquid' && media && /gas/i.test(media.value) && !/liquid/i.test(media.value))
    return { criterion, isMet: false, said: `for ${media.value.toLowerCase()} only` };
  if (!isConductive && figures.some((figure) => figure.name === 'Minimum conductivity'))
    return {
      criterion,
      isMet: false,
      said: `measures only what conducts, which ${name.toLowerCase()} does not`,
    };
  const materials = figures.filter(isMaterial);
  const touched = materials.flatMap(({ value }) => wordsOf(value));
  const destroyed = touched.find((material) => isAttacked(material, attacks));
  if (destroyed) return { criterion, isMet: false, said: `${name} attacks its ${destroyed}` };
  if (materials.length === 0)
    return { criterion, isMet: null, said: `nothing is stated of ${name.toLowerCase()}` };
  return { criterion, isMet: true, said: `withstands ${name.toLowerCase()}` };
}

export const isAttacked = (material: string, attacks: string[]) =>
  attacks.some((attacked) => material.toLowerCase().includes(attacked.toLowerCase()));
