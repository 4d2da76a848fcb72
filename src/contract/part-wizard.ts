import * as v from 'valibot';
import type { AddOn } from './add-ons.ts';
import { Facet } from './category.ts';
import { FileAsset, PictureMedia } from './media.ts';
import { moneyFromDecimal } from './money.ts';
import { lifecycles } from './lifecycles.ts';
import { Specification } from './product.ts';
import { translateItems } from './wizard-translations.ts';
import { dataOf, listOf, optional, optionalLines, optionalText } from './strapi.ts';

/** PostgreSQL returns decimals as strings. */
const decimal = v.pipe(v.nullish(v.union([v.number(), v.string()]), 0), v.transform(Number), v.finite());
const days = v.nullish(v.number(), 0);

/** An option of a position. The standard option may have an empty code. */
const Option = v.pipe(
  v.object({
    code: optionalText,
    label: v.string(),
    surcharge: decimal,
    leadTimeDays: days,
    note: optionalText,
    /** Its own picture; null if it has none. */
    picture: optional(PictureMedia),
    /** Operating limits of the option, in °C and bar; null if it has none of its own. */
    minTemperature: optional(v.number()),
    maxTemperature: optional(v.number()),
    maxPressure: optional(v.number()),
  }),
  v.transform((option) => ({
    ...option,
    /** In the language of the site. The label itself is compared with specifications. */
    shownLabel: option.label,
  })),
);

const Position = v.object({
  key: v.string(),
  title: v.string(),
  /** The product specification it sets; empty if there is none. */
  specification: optionalText,
  help: optionalText,
  options: listOf(Option),
});

/** How editors refer to the option without a code in rules. */
export const standardName = 'standard';

/** A text field with entries on lines of their own or separated by commas. */
const optionalList = v.pipe(
  optionalText,
  v.transform((text) =>
    text
      .split(/[\n,]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
);

const codes = v.pipe(
  optionalList,
  v.transform((entries) => entries.map((entry) => (entry.toLowerCase() === standardName ? '' : entry))),
);

const Rule = v.object({
  whenPosition: v.string(),
  whenCodes: codes,
  limitedPosition: v.string(),
  allowedCodes: codes,
  explanation: optionalText,
});
/** If `whenPosition` has one of `whenCodes`, `limitedPosition` must have one of `allowedCodes`. */
export type Rule = v.InferOutput<typeof Rule>;

const OfferedAddOn = v.object({ code: v.string(), name: v.string(), price: decimal, workingDays: days });

const Family = v.pipe(
  v.object({
    documentId: optionalText,
    name: v.string(),
    url: optionalText,
    summary: optionalText,
    partNumberPrefix: optionalText,
    /** The currency of base price, surcharges and add-ons. */
    currency: v.nullish(v.string(), 'EUR'),
    basePrice: decimal,
    /** Whether the price list of the visitor's market has no price for the family. */
    isOnRequest: v.nullish(v.boolean(), false),
    baseLeadTimeDays: days,
    positions: listOf(Position),
    rules: listOf(Rule),
    addOns: listOf(OfferedAddOn),
  }),
  v.transform(({ partNumberPrefix, basePrice, isOnRequest, positions, addOns, ...family }) => {
    const minor = (amount: number) => moneyFromDecimal(amount, family.currency).amountMinor;
    return {
      ...family,
      prefix: partNumberPrefix,
      /** Null if the price is on request. */
      basePriceMinor: isOnRequest ? null : minor(basePrice),
      positions: positions.map(({ options, ...position }) => ({
        ...position,
        options: options.map(({ surcharge, ...option }) => ({
          ...option,
          currency: family.currency,
          surchargeMinor: isOnRequest ? 0 : minor(surcharge),
        })),
      })),
      addOns: addOns.map(({ price, ...addOn }): AddOn => ({ ...addOn, unitPrice: minor(price) })),
    };
  }),
);
/** A product family whose part numbers are built position by position. */
export type Family = v.InferOutput<typeof Family>;
export type Position = Family['positions'][number];
export type Option = Position['options'][number];

const WizardProduct = v.pipe(
  v.object({
    documentId: v.string(),
    name: v.string(),
    url: v.string(),
    partNumber: v.string(),
    /** The urls of category and family; the family's is empty if there is none. */
    category: v.string(),
    family: optionalText,
    title: optionalText,
    description: optionalText,
    image: optional(PictureMedia),
    specifications: listOf(Specification),
    price: optional(v.number()),
    currency: v.nullish(v.string(), 'EUR'),
    priceBreaks: listOf(v.object({ quantity: v.number(), price: v.number() })),
    stock: v.nullish(v.number(), 0),
    leadTimeDays: optional(v.number()),
    minimumOrderQuantity: v.nullish(v.number(), 1),
    lifecycle: v.nullish(v.picklist(lifecycles), 'active'),
    dataSheet: optional(FileAsset),
    /** The media it is suitable for, if they differ from those of its family. */
    media: optionalLines,
  }),
  v.transform(({ price, priceBreaks, ...product }) => {
    const minor = (amount: number) => moneyFromDecimal(amount, product.currency).amountMinor;
    return {
      ...product,
      unitPriceMinor: price === null ? null : minor(price),
      priceBreaks: priceBreaks.map((item) => ({ quantity: item.quantity, unitPrice: minor(item.price) })),
    };
  }),
);
export type WizardProduct = v.InferOutput<typeof WizardProduct>;

const WizardCategory = v.object({ url: v.string(), name: v.string(), facets: listOf(Facet) });
export type WizardCategory = v.InferOutput<typeof WizardCategory>;

const Medium = v.object({
  name: v.string(),
  kind: v.nullish(v.picklist(['gas', 'liquid', 'solid']), 'liquid'),
  isConductive: v.nullish(v.boolean(), false),
  /** Requires a hygienic process connection. */
  isHygienic: v.nullish(v.boolean(), false),
  /** In °C: the typical temperature, used unless the customer enters another. */
  minTemperature: optional(v.number()),
  maxTemperature: optional(v.number()),
  /** Materials it attacks, as named in specifications and options. */
  attacks: optionalList,
  advice: optionalText,
});
export type Medium = v.InferOutput<typeof Medium>;

const Suitability = v.object({ url: v.string(), media: optionalLines, hygienicConnections: optionalLines });
/** The media and hygienic connections of a family. */
export type Suitability = v.InferOutput<typeof Suitability>;

const PartWizardItems = v.pipe(
  v.object({
    families: listOf(Family),
    products: listOf(WizardProduct),
    categories: listOf(WizardCategory),
    media: listOf(Medium),
    /** For all families, including those that cannot be configured. */
    suitability: listOf(Suitability),
    /** What the texts above are in the language of the site, unless it is that of the content. */
    translations: v.optional(v.record(v.string(), v.string()), {}),
  }),
  v.transform(translateItems),
);
/** All data of the part wizard. It needs nothing else, so it works offline. */
export type PartWizardItems = v.InferOutput<typeof PartWizardItems>;

export const parsePartWizardItems = (body: unknown): PartWizardItems => dataOf(PartWizardItems, body);

export const parseFamily = (stored: unknown): Family => v.parse(Family, stored);
