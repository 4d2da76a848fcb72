import type {
  Family,
  Medium,
  Option,
  PartWizardItems,
  Position,
  WizardProduct,
} from '#src/contract/part-wizard.ts';
import { bestConfiguration } from './best-configuration.ts';
import { buildCode, leadTimeDaysOf, priceOf } from './build-code.ts';
import { optionAt, type Choices } from './choices.ts';
import { configuredFigures, figureOf, isMaterial, setBy, type Figure } from './figures.ts';
import { parseCode } from './parse-code.ts';
import { isAttacked, isRange, rangeIn, verdictsOn, wordsOf, type Verdict } from './verdicts.ts';
import type { Wanted } from './wanted.ts';

/** An instrument that may be it: a product as it is, or one of its family with other options. */
export interface Candidate {
  code: string;
  /** The product, or the nearest one of its family. */
  product: WizardProduct;
  family: Family | null;
  /** The options that are other than the product's. */
  changes: { position: Position; option: Option }[];
  /** Null where the price is on request. */
  unitPriceMinor: number | null;
  leadTimeDays: number | null;
  verdicts: Verdict[];
  missed: number;
}

interface Question {
  items: PartWizardItems;
  wanted: Wanted;
  medium: Medium | undefined;
  /** What the code of each product says. */
  owns: Map<WizardProduct, Own>;
}

/** What fits first, then what lacks least; of equals the range that is used best, then the cheapest. */
export function candidatesFor(items: PartWizardItems, wanted: Wanted): Candidate[] {
  const medium = items.media.find(({ name }) => name === wanted.medium);
  const question = { items, wanted, medium, owns: ownsOf(items) };
  const all = items.products
    .filter(({ category }) => wanted.measured === '' || category === wanted.measured)
    .map((product) => candidateOf(product, question))
    .toSorted((a, b) => a.changes.length - b.changes.length);
  const codes = all.map(({ code }) => code);
  return all
    .filter(({ code }, index) => codes.indexOf(code) === index)
    .map((candidate) => ({ candidate, rank: rankOf(candidate, wanted) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ candidate }) => candidate);
}

function candidateOf(product: WizardProduct, question: Question): Candidate {
  const { items, wanted, medium, owns } = question;
  const own = owns.get(product);
  const choices = own && adapted(product, own, question);
  if (!own || !choices) return { ...asItIs(product), ...judged(product.specifications, wanted, medium) };
  const { family } = own;
  const changes = family.positions.flatMap((position) => {
    const option = optionAt(position, choices);
    return option && option !== optionAt(position, own.choices) ? [{ position, option }] : [];
  });
  const code = buildCode(family, choices);
  const known = items.products.find(({ partNumber }) => partNumber === code);
  return {
    ...(known ? asItIs(known) : asConfigured(product, family, choices)),
    family,
    changes: known ? [] : changes,
    ...judged(
      configuredFigures(known ?? product, family, { own: known ? choices : own.choices, choices }),
      wanted,
      medium,
    ),
  };
}

const asItIs = (product: WizardProduct) => ({
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
  unitPriceMinor: priceOf(family, choices).amountMinor,
  leadTimeDays: leadTimeDaysOf(family, choices),
});

function judged(figures: Figure[], wanted: Wanted, medium: Medium | undefined) {
  const verdicts = verdictsOn(figures, wanted, medium);
  return { verdicts, missed: verdicts.filter(({ isMet }) => isMet === false).length };
}

interface Own {
  family: Family;
  choices: Choices;
}

function ownsOf({ products, families }: PartWizardItems): Map<WizardProduct, Own> {
  return new Map(
    products.flatMap((product) => {
      const own = ownChoices(product, families);
      return own ? [[product, own]] : [];
    }),
  );
}

function ownChoices({ partNumber, family: url }: WizardProduct, families: Family[]): Own | null {
  const family = families.find((one) => one.url === url);
  const parsed = family && parseCode([family], partNumber);
  return parsed?.type === 'read' ? { family: parsed.family, choices: parsed.choices } : null;
}

const missedWeight = 1000;

/** The product with as few other options as meet as much as can be met. */
function adapted(
  product: WizardProduct,
  { family, choices }: Own,
  { wanted, medium, owns }: Question,
): Choices | null {
  const [first] = family.positions;
  const members = [...owns].filter(([other]) => other.family === product.family);
  const taken = new Set(members.map(([, own]) => first && optionAt(first, own.choices)?.code));
  return bestConfiguration(family, (position, option) => {
    const isOwn = optionAt(position, choices) === option;
    // What it is in the first place is another product's, with other figures beside it.
    if (position === first && !isOwn && (taken.has(option.code) || !isRange({ name: setBy(position) })))
      return null;
    const missed = misses(position, option, wanted, medium) ? missedWeight : 0;
    return missed + (isOwn ? 0 : 1 + option.surchargeMinor / 1e7);
  });
}

// oxlint-disable-next-line max-params -- What is chosen where, and what is wanted of it.
function misses(position: Position, option: Option, wanted: Wanted, medium: Medium | undefined): boolean {
  const figure = figureOf(setBy(position), option.label);
  if (isMaterial(figure))
    return medium !== undefined && wordsOf(figure.value).some((one) => isAttacked(one, medium.attacks));
  return verdictsOn([figure], wanted, undefined).some(
    ({ criterion, isMet }) =>
      isMet === false && (criterion !== 'approval' || figure.name === wanted.approval),
  );
}

/** Fewer is better, one after the other. */
function rankOf({ verdicts, missed, unitPriceMinor, product }: Candidate, wanted: Wanted): number[] {
  const unknown = verdicts.filter(({ isMet }) => isMet === null).length;
  const range = wanted.unit === '' ? undefined : rangeIn(product.specifications, wanted.unit);
  const span =
    range && wanted.to !== null
      ? (range.max - range.min) / Math.max(1e-9, wanted.to - (wanted.from ?? 0))
      : 0;
  const isTooSmall = verdicts.some(({ criterion, isMet }) => criterion === 'range' && isMet === false);
  const isPhasedOut = product.lifecycle === 'active' ? 0 : 1;
  return [
    missed,
    isTooSmall ? 1 : 0,
    unknown,
    isPhasedOut,
    Math.round(span * 100),
    unitPriceMinor ?? Number.MAX_SAFE_INTEGER,
  ];
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
