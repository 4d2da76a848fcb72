import type { PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { unitsLike } from '#src/format/units.ts';
import { setBy } from './figures.ts';
import { isAccuracy, isConnection, isOutput, isRange, wordsOf } from './verdicts.ts';

/** What is asked by words of the catalogue, under the names of what is wanted. */
export type WordCriterion = 'medium' | 'output' | 'connection' | 'approval';

/** What there is to choose from, over all products and families that measure the wanted. */
export interface Questions {
  measured: { url: string; name: string }[];
  units: string[];
  accuracyUnits: string[];
  words: Record<WordCriterion, string[]>;
}

export function questionsFor(items: PartWizardItems, measured: string): Questions {
  const products = items.products.filter(({ category }) => measured === '' || category === measured);
  const figures = products.flatMap(({ specifications }) => specifications);
  const labels = labelsOf(items, products);
  const rangeUnits = distinct(figures.filter(isRange).map(({ unit }) => unit));
  const accuracies = distinct(figures.filter(isAccuracy).map(({ unit }) => unit));
  return {
    measured: items.categories.filter(({ url }) => items.products.some(({ category }) => category === url)),
    units: distinct(rangeUnits.flatMap(unitsLike)),
    // A share of the span is an amount too.
    accuracyUnits: distinct([...accuracies, ...(accuracies.includes('% FS') ? rangeUnits : [])]),
    words: {
      medium: items.media.map(({ name }) => name),
      output: distinct(
        [...figures, ...labels].filter(isOutput).flatMap(({ value }) => wordsOf(value)),
      ).filter((word) => !isDetail.test(word)),
      connection: distinct([...figures, ...labels].filter(isConnection).map(({ value }) => value)),
      approval: approvalsOf(items, products),
    },
  };
}

/** What the options of the families say, as figures. */
function labelsOf({ families }: PartWizardItems, products: WizardProduct[]) {
  const urls = new Set(products.map(({ family }) => family));
  return families
    .filter(({ url }) => urls.has(url))
    .flatMap(({ positions }) =>
      positions.flatMap((position) =>
        position.options.map(({ label }) => ({ name: setBy(position), value: label })),
      ),
    );
}

/** How a signal is wired is no signal. */
const isDetail = /^(\d-wire|RS-\d+|COM\d|active|IEC .*)$/;

/** What nearly everything has is nothing to choose by. */
function approvalsOf({ products: all }: PartWizardItems, products: WizardProduct[]): string[] {
  const named = (product: WizardProduct) =>
    product.specifications.filter(({ group }) => group === 'Approvals').map(({ name }) => name);
  const isCommon = (name: string) =>
    all.filter((product) => named(product).includes(name)).length > all.length / 2;
  return distinct(products.flatMap(named)).filter((name) => !isCommon(name));
}

const distinct = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '');
