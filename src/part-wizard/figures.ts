import type { Family, WizardProduct } from '#src/contract/part-wizard.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { optionAt, type Choices } from './choices.ts';
import type { Figure } from './member.ts';

/** Parses "−1 … 1.5 bar" into numbers and a unit. Any other text is stored as the value. */
export function figureOf(name: string, label: string): Figure {
  const plain = label.replaceAll('−', '-').replace(/(\d)[\s\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1');
  const [, low, high, unit = ''] = /^(-?[\d.]+)(?:\s*…\s*(-?[\d.]+))?\s+([^\s,;][^,;]*)$/.exec(plain) ?? [];
  const [min, max] = [Number(low), Number(high ?? low)];
  if (low === undefined || Number.isNaN(min) || Number.isNaN(max))
    return { name, value: label, unit: '', min: null, max: null };
  return { name, value: label.slice(0, label.length - unit.length).trim(), unit, min, max };
}

/** The name of the specification that a position sets: by default, the position's title. */
export const specificationName = ({ specification, title }: { specification: string; title: string }) =>
  specification || title;

/** The specifications of a product with other `choices` than its `own`. */
export function configuredFigures(
  product: WizardProduct,
  family: Family,
  { own, choices }: { own: Choices; choices: Choices },
): Figure[] {
  let figures: Figure[] = product.specifications;
  for (const position of family.positions) {
    const [before, after] = [optionAt(position, own), optionAt(position, choices)];
    if (!after) continue;
    const name = specificationName(position);
    if (before !== after)
      figures = figures
        .filter((figure) => figure.name !== name && !(isRange({ name }) && dependsOnRange(figure)))
        .map((figure) =>
          // The wetted parts include the seal, which may have changed.
          before && isMaterial(figure)
            ? { ...figure, value: figure.value.replace(before.label, after.label) }
            : figure,
        );
    const isStated = figures.some(
      (figure) => figure.name === name && formatSpecification(figure) === after.label,
    );
    if (!isStated) figures = [...figures, figureOf(name, after.label)];
  }
  return figures;
}

/** Measuring ranges, not operating limits. */
export const isRange = ({ name }: Pick<Figure, 'name'>) => /\brange\b/i.test(name);

/** Specifications that change with the measuring range. */
const dependsOnRange = ({ name }: Figure) => name === 'Overpressure limit' || name === 'Burst pressure';

export const isConnection = ({ name }: Pick<Figure, 'name'>) =>
  name === 'Process connection' || name === 'Mounting';

export const isMaterial = ({ name }: Pick<Figure, 'name'>) =>
  /^(wetted parts|liner|electrodes|sheath material|seal)$/i.test(name);
