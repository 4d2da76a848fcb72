import type { Medium, PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { unitsLike } from '#src/format/units.ts';
import { isConnection, isRange, specificationName } from './figures.ts';
import { pressureLimits } from './operating-limits.ts';
import { isAccuracy, isOutput, wordsOf } from './measurement-verdicts.ts';

/** Criteria whose options are taken from the catalogue, by their names in `Criteria`. */
export type WordCriterion = 'output' | 'connection' | 'approval';

/** The options for each criterion, over all products and families of the selected measurement. */
export interface Questions {
  measured: { url: string; name: string }[];
  units: string[];
  accuracyUnits: string[];
  words: Record<WordCriterion, string[]>;
  /** Empty if no instrument of this measurement is in contact with a medium. */
  media: { kind: Medium['kind']; names: string[] }[];
  temperatureUnits: string[];
  /** Empty if no instrument states a pressure limit. */
  pressureUnits: string[];
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
    // A percentage of the span can be converted to an amount.
    accuracyUnits: distinct([...accuracies, ...(accuracies.includes('% FS') ? rangeUnits : [])]),
    media: mediaOf(items, products),
    temperatureUnits: unitsLike('°C'),
    pressureUnits: products.some(({ specifications }) => pressureLimits(specifications, []).max !== null)
      ? unitsLike('bar')
      : [],
    words: {
      output: distinct(
        [...figures, ...labels].filter(isOutput).flatMap(({ value }) => wordsOf(value)),
      ).filter((word) => !isDetail.test(word)),
      connection: distinct([...figures, ...labels].filter(isConnection).map(({ value }) => value)),
      approval: approvalsOf(items, products),
    },
  };
}

const kinds: Medium['kind'][] = ['gas', 'liquid', 'solid'];

/** All media, because it is useful to know that no instrument is suitable for one. */
function mediaOf({ media, suitability }: PartWizardItems, products: WizardProduct[]): Questions['media'] {
  const withMedia = new Set(suitability.flatMap((family) => (family.media.length > 0 ? [family.url] : [])));
  if (!products.some((product) => product.media.length > 0 || withMedia.has(product.family))) return [];
  return kinds
    .map((kind) => ({ kind, names: media.filter((medium) => medium.kind === kind).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
}

/** The families' options as specifications. */
function labelsOf({ families }: PartWizardItems, products: WizardProduct[]) {
  const urls = new Set(products.map(({ family }) => family));
  return families
    .filter(({ url }) => urls.has(url))
    .flatMap(({ positions }) =>
      positions.flatMap((position) =>
        position.options.map(({ label }) => ({ name: specificationName(position), value: label })),
      ),
    );
}

/** Wiring and line names are not signals: "A, B, incremental, push-pull". */
const isDetail = /^(.{1,2}|\d-wire|RS-\d+|COM\d|active|push-pull|full bridge|IEC .*)$/;

/** Approvals that most instruments have are not useful as a criterion. */
function approvalsOf({ products: all }: PartWizardItems, products: WizardProduct[]): string[] {
  const approvalNames = (product: WizardProduct) =>
    product.specifications.filter(({ group }) => group === 'Approvals').map(({ name }) => name);
  const isCommon = (name: string) =>
    all.filter((product) => approvalNames(product).includes(name)).length > all.length / 2;
  return distinct(products.flatMap(approvalNames)).filter((name) => !isCommon(name));
}

const distinct = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '');
