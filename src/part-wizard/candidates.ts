import type { Family, PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { sayIn } from '#src/contract/wizard-translations.ts';
import { bestConfiguration } from './best-configuration.ts';
import { buildCode, leadTimeDaysOf, priceOf } from './build-code.ts';
import { optionAt, type Choices } from './choices.ts';
import { attackedMaterial, conditionVerdicts, type Instrument, type Task } from './condition-verdicts.ts';
import { sortByRank, type Candidate } from './candidate.ts';
import { conditionsOf } from './conditions.ts';
import { configuredFigures, figureOf, isConnection, isRange, specificationName } from './figures.ts';
import type { Figure } from './member.ts';
import { parseCode } from './parse-code.ts';
import { excludes, type Verdict } from './verdict.ts';
import { measurementVerdicts } from './measurement-verdicts.ts';
import type { Criteria } from './criteria.ts';

interface CandidateContext {
  items: PartWizardItems;
  task: Task;
  /** The configuration encoded in each product's part number. */
  ownConfigurations: Map<WizardProduct, OwnConfiguration>;
}

/** All candidates, best match first (see `sortByRank`). */
export function candidatesFor(items: PartWizardItems, criteria: Criteria): Candidate[] {
  const medium = items.media.find(({ name }) => name === criteria.medium);
  const task = { criteria, medium, conditions: conditionsOf(criteria, medium), say: sayIn(items) };
  const context = { items, task, ownConfigurations: findOwnConfigurations(items) };
  const all = items.products
    .filter(({ category }) => criteria.measured === '' || category === criteria.measured)
    .map((product) => candidateOf(product, context))
    .toSorted((a, b) => a.changes.length - b.changes.length);
  const codes = all.map(({ code }) => code);
  return sortByRank(
    all.filter(({ code }, index) => codes.indexOf(code) === index),
    criteria,
  );
}

function candidateOf(product: WizardProduct, context: CandidateContext): Candidate {
  const { items, task, ownConfigurations } = context;
  const own = ownConfigurations.get(product);
  const choices = own && adaptChoices(product, own, context);
  const suitable = suitabilityOf(product, items);
  if (!own || !choices)
    return {
      ...asListed(product),
      ...evaluate({ figures: product.specifications, options: [], ...suitable }, task),
    };
  const { family } = own;
  const changes = family.positions.flatMap((position) => {
    const option = optionAt(position, choices);
    return option && option !== optionAt(position, own.choices) ? [{ position, option }] : [];
  });
  const code = buildCode(family, choices);
  const known = items.products.find(({ partNumber }) => partNumber === code);
  return {
    ...(known ? asListed(known) : asConfigured(product, family, choices)),
    family,
    changes: known ? [] : changes,
    ...evaluate(
      {
        figures: configuredFigures(known ?? product, family, { own: known ? choices : own.choices, choices }),
        options: family.positions.flatMap((position) => optionAt(position, choices) ?? []),
        ...(known ? suitabilityOf(known, items) : suitable),
      },
      task,
    ),
  };
}

function suitabilityOf({ family, media }: WizardProduct, { suitability }: PartWizardItems) {
  const ofFamily = suitability.find(({ url }) => url === family);
  return {
    media: media.length > 0 ? media : (ofFamily?.media ?? []),
    hygienicConnections: ofFamily?.hygienicConnections ?? [],
  };
}

const asListed = (product: WizardProduct) => ({
  code: product.partNumber,
  product,
  family: null,
  changes: [],
  unitPriceMinor: product.unitPriceMinor,
  leadTimeDays: product.stock > 0 ? 0 : product.leadTimeDays,
});

const asConfigured = (product: WizardProduct, family: Family, choices: Choices) => ({
  code: buildCode(family, choices),
  product,
  unitPriceMinor: priceOf(family, choices)?.amountMinor ?? null,
  leadTimeDays: leadTimeDaysOf(family, choices),
});

function evaluate(instrument: Instrument, task: Task) {
  const verdicts = verdictsOn(instrument, task);
  return {
    verdicts,
    missed: verdicts.filter(({ isMet }) => isMet !== true).length,
    isExcluded: verdicts.some(excludes),
  };
}

/** Verdicts on all given criteria. Those that can exclude the instrument come first. */
const verdictsOn = (instrument: Instrument, task: Task): Verdict[] => [
  ...conditionVerdicts(instrument, task),
  ...measurementVerdicts(instrument.figures, task.criteria, task.say),
];

interface OwnConfiguration {
  family: Family;
  choices: Choices;
}

function findOwnConfigurations({
  products,
  families,
}: PartWizardItems): Map<WizardProduct, OwnConfiguration> {
  return new Map(
    products.flatMap((product) => {
      const own = ownChoices(product, families);
      return own ? [[product, own]] : [];
    }),
  );
}

function ownChoices({ partNumber, family: url }: WizardProduct, families: Family[]): OwnConfiguration | null {
  const family = families.find((entry) => entry.url === url);
  const parsed = family && parseCode([family], partNumber);
  return parsed?.type === 'read' ? { family: parsed.family, choices: parsed.choices } : null;
}

const missedWeight = 1000;
/** More than the weight of all missed criteria together. */
const excludedWeight = 1_000_000;

/** Changes as few options of the product as possible to meet as many criteria as possible. */
function adaptChoices(
  product: WizardProduct,
  { family, choices }: OwnConfiguration,
  { items, task, ownConfigurations }: CandidateContext,
): Choices | null {
  const [first] = family.positions;
  const members = [...ownConfigurations].filter(([other]) => other.family === product.family);
  const taken = new Set(members.map(([, own]) => first && optionAt(first, own.choices)?.code));
  const suitable = suitabilityOf(product, items);
  return bestConfiguration(family, (position, option) => {
    const isOwn = optionAt(position, choices) === option;
    // Another code in the first position belongs to another product, which has other specifications.
    if (
      position === first &&
      !isOwn &&
      (taken.has(option.code) || !isRange({ name: specificationName(position) }))
    )
      return null;
    const figure = figureOf(specificationName(position), option.label);
    const instrument = { figures: [figure], options: [option], ...suitable };
    const excluded = wouldExclude(instrument, figure, task) ? excludedWeight : 0;
    const missed = misses(figure, task) ? missedWeight : 0;
    return excluded + missed + (isOwn ? 0 : 1 + option.surchargeMinor / 1e7);
  });
}

/** True if this option alone would exclude the instrument. */
function wouldExclude(instrument: Instrument, figure: Figure, task: Task): boolean {
  const { criteria, medium } = task;
  if (medium && attackedMaterial([figure], medium)) return true;
  return verdictsOn(instrument, task).some(({ criterion, isMet }) => {
    if (isMet !== false) return false;
    if (criterion === 'approval') return figure.name === criteria.approval;
    if (criterion === 'hygiene') return isConnection(figure);
    return criterion === 'temperature' || criterion === 'pressure';
  });
}

const misses = (figure: Figure, { criteria, say }: Task): boolean =>
  measurementVerdicts([figure], criteria, say).some(({ isMet }) => isMet === false);
