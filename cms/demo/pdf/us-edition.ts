import { convert, convertDifference, convertWeight, withFiguresOf } from '../../src/platform/units/units';
import { usUnits, usWeightUnits } from '../../src/platform/units/us-units';
import { words } from '../../src/platform/pdf/words';
import type { Curve, Drawing } from './datasheet-content';
import { dimensionText } from './decimal-comma';

/** A line of the table of specifications. `converted` is its figure in US units, such as "232 psi". */
export interface Specification {
  group: string;
  name: string;
  value: string;
  unit?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  converted?: string;
}

type Drawn = { drawing?: Drawing; sizes?: string; curve?: Curve & { converted?: string } };

/** The fixed texts of the US edition, on Letter paper. */
export const usWords = {
  ...words.en,
  datasheet: 'Datasheet, US edition',
  datasheetTitle: '$ – datasheet, US edition',
  tolerances: 'All dimensions in millimeters. General tolerances to ISO 2768-m. Converted:',
  converted: 'Figures after ≈ are converted from the stated figures and rounded. The stated figures apply.',
  conditions: words.en.conditions
    .replace('23 °C', '23 °C (≈ 73.4 °F)')
    .replace('hPa', 'hPa (≈ 12.5 … 15.4 psi)'),
};

/** Adds figures in US units to the stated ones, which alone apply. */
export function withUsUnits<Data extends Drawn & { specifications: Specification[] }>(data: Data): Data {
  const { drawing, curve } = data;
  return {
    ...data,
    specifications: data.specifications.map((line) => ({ ...line, ...convertedFigure(line) })),
    ...(drawing && { sizes: sizesInInches(drawing) }),
    ...(curve && { curve: { ...curve, ...convertedFigure(rangeOf(curve)) } }),
  };
}

const rangeOf = ({ quantity, unit, from, to }: Curve): Specification => ({
  group: '',
  name: quantity,
  value: '',
  unit,
  min: from,
  max: to,
});

/** Rounded like the figures that the site converts. Nothing if the unit is the same in the US. */
function convertedFigure({ name, value, unit = '', min, max }: Specification): { converted?: string } {
  const isWeight = usWeightUnits.has(unit) && (unit !== 'g' || /weight|mass/i.test(name));
  const usUnit = (isWeight ? usWeightUnits : usUnits).get(unit);
  if (usUnit === undefined || min === undefined || max === undefined) return {};
  const isDifference = value.startsWith('±');
  const conversion = isWeight ? convertWeight : isDifference ? convertDifference : convert;
  const shown = (stated: number) => withFiguresOf(stated, conversion(stated, unit, usUnit) ?? stated);
  const sign = min === max ? (/^[±≥≤<>]\s?/.exec(value)?.[0] ?? '') : '';
  return { converted: `${sign}${range(shown(min), shown(max))}\u00a0${usUnit}` };
}

function range(min: number, max: number): string {
  if (min === max) return written(min);
  return min === -max ? `±${written(max)}` : `${written(min)} … ${written(max)}`;
}

/** With thin spaces from 10 000, as specifications are written. */
function written(number: number): string {
  const [whole = '', decimals] = String(Number(number.toFixed(4)))
    .replace('-', '−')
    .split('.');
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '\u2009') : whole;
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Each size once, smallest first: "9 mm ≈ 0.354 in". Beside the arrows of the drawing, there is no room for both. */
function sizesInInches({ dimensions }: Drawing): string {
  const sizes = dimensions.map((dimension) =>
    Number(/^[\d\s.]+/.exec(dimensionText(dimension))?.[0].replaceAll(/\s/g, '')),
  );
  return [...new Set(sizes)]
    .toSorted((a, b) => a - b)
    .map(
      (size) =>
        `${written(size)}\u00a0mm ≈ ${written(withFiguresOf(size, convert(size, 'mm', 'in') ?? size))}\u00a0in`,
    )
    .join('; ');
}
