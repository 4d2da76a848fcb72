import type { Specification } from '#src/contract/product.ts';
import type { Family, WizardProduct } from '#src/contract/part-wizard.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { optionAt, type Choices } from './choices.ts';

/** A line of a specification table, printed and as numbers. */
export type Figure = Pick<Specification, 'name' | 'value' | 'unit' | 'min' | 'max'>;

/** "−1 … 1.5 bar" as numbers and unit; without numbers it is text. */
export function figureOf(name: string, label: string): Figure {
  const plain = label.replaceAll('−', '-').replace(/(\d)[\s\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1');
  const [, low, high, unit = ''] = /^(-?[\d.]+)(?:\s*…\s*(-?[\d.]+))?\s+([^\s,;][^,;]*)$/.exec(plain) ?? [];
  const [min, max] = [Number(low), Number(high ?? low)];
  if (low === undefined || Number.isNaN(min) || Number.isNaN(max))
    return { name, value: label, unit: '', min: null, max: null };
  return { name, value: label.slice(0, label.length - unit.length).trim(), unit, min, max };
}

/** A position without a specification of its own sets what its title says. */
export const specificationName = ({ specification, title }: { specification: string; title: string }) =>
  specification || title;

/** The figures of a product with other options than it has; the options it has itself are `own`. */
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
      figures = figures.map((figure) =>
        // What touches the medium names the seal, and the seal is another now.
        before && isMaterial(figure)
          ? { ...figure, value: figure.value.replace(before.label, after.label) }
          : figure,
      );
    if (before !== after)
      figures = figures.filter(
        (figure) => figure.name !== name && !(isRange({ name }) && dependsOnRange(figure)),
      );
    const isStated = figures.some(
      (figure) => figure.name === name && formatSpecification(figure) === after.label,
    );
    if (!isStated) figures = [...figures, figureOf(name, after.label)];
  }
  return figures;
}

/** Ranges that an instrument measures, not those it withstands. */
export const isRange = ({ name }: Pick<Figure, 'name'>) => /\brange\b/i.test(name);

/** What another range would have other figures for. */
const dependsOnRange = ({ name }: Figure) => name === 'Overpressure limit' || name === 'Burst pressure';

export const isConnection = ({ name }: Pick<Figure, 'name'>) =>
  name === 'Process connection' || name === 'Mounting';

export const isMaterial = ({ name }: Pick<Figure, 'name'>) =>
  /^(wetted parts|liner|electrodes|sheath material|seal)$/i.test(name);
