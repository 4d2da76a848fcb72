import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { readSeedFile, seedFolder } from './seed-files.ts';

/** In rules, the option that adds nothing to the part number. */
export const standard = 'standard';

const codes = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split('\n')),
);
const option = v.strictObject({
  code: v.optional(v.string(), standard),
  label: v.string(),
  surcharge: v.optional(v.number(), 0),
  leadTimeDays: v.optional(v.number(), 0),
  note: v.optional(v.string()),
  minTemperature: v.optional(v.number()),
  maxTemperature: v.optional(v.number()),
  maxPressure: v.optional(v.number()),
  picture: v.optional(v.string()),
});
const position = v.strictObject({
  key: v.string(),
  title: v.string(),
  specification: v.optional(v.string()),
  help: v.optional(v.string()),
  options: v.array(option),
});
const rule = v.strictObject({
  whenPosition: v.string(),
  whenCodes: codes,
  limitedPosition: v.string(),
  allowedCodes: codes,
  explanation: v.string(),
});
const family = v.strictObject({
  url: v.string(),
  name: v.string(),
  summary: v.string(),
  media: v.optional(v.string()),
  hygienicConnections: v.optional(v.string()),
  addOns: v.optional(v.array(v.string())),
  partNumberPrefix: v.string(),
  basePrice: v.number(),
  baseLeadTimeDays: v.number(),
  positions: v.array(position),
  rules: v.array(rule),
});

export type Family = v.InferOutput<typeof family>;
export type Option = v.InferOutput<typeof option>;
export type Rule = v.InferOutput<typeof rule>;

/** The chosen option of each position, by its key. */
export type Configuration = Record<string, Option>;

export const configurableFamilies = (): Family[] =>
  readdirSync(`${seedFolder}/families`).map((file) => v.parse(family, readSeedFile(`families/${file}`)));

/** Parses a part number position by position; undefined if it does not belong to the family. */
export function parsePartNumber(
  { partNumberPrefix, positions }: Family,
  partNumber: string,
): Configuration | undefined {
  const [prefix, ...rest] = partNumber.split('-');
  if (prefix !== partNumberPrefix) return undefined;
  const chosen: Configuration = {};
  for (const { key, options } of positions) {
    const named = options.find(({ code }) => code === rest[0]);
    if (named) rest.shift();
    const found = named ?? options.find(({ code }) => code === standard);
    if (!found) return undefined;
    chosen[key] = found;
  }
  return rest.length === 0 ? chosen : undefined;
}

export const isBroken = (chosen: Configuration, rule: Rule): boolean =>
  rule.whenCodes.includes(codeOf(chosen, rule.whenPosition)) &&
  !rule.allowedCodes.includes(codeOf(chosen, rule.limitedPosition));

export const priceOf = ({ basePrice }: Family, chosen: Configuration): number =>
  Object.values(chosen).reduce((sum, { surcharge }) => sum + surcharge, basePrice);

/** The longest lead time of the options. */
export const leadTimeOf = ({ baseLeadTimeDays }: Family, chosen: Configuration): number =>
  Math.max(baseLeadTimeDays, ...Object.values(chosen).map(({ leadTimeDays }) => leadTimeDays));

/** Every combination of options, valid or not. */
export function combinations({ positions }: Family): Configuration[] {
  let all: Configuration[] = [{}];
  for (const { key, options } of positions)
    all = all.flatMap((chosen) => options.map((option) => ({ ...chosen, [key]: option })));
  return all;
}

const codeOf = (chosen: Configuration, key: string) => chosen[key]?.code ?? '';
