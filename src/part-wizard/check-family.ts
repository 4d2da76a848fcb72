import type { Family, Position, Rule } from '#src/contract/part-wizard.ts';
import { bestConfiguration } from './best-configuration.ts';
import { positionOf } from './build-code.ts';
import { checkProduct } from './check-product.ts';
import { codeName } from './choices.ts';
import { findAmbiguity } from './find-ambiguity.ts';
import type { Member } from './member.ts';

/** The problems of a family, as messages for editors; empty if every code can be built and parsed. */
export function checkFamily(family: Family, members: Member[]): string[] {
  if (family.prefix === '' && family.positions.length === 0) return [];
  const problems = [
    ...checkFields(family),
    ...family.rules.flatMap((rule, index) => checkRule(family, rule, index)),
  ];
  if (problems.length > 0) return problems;
  const reachProblems = checkReach(family);
  if (reachProblems.length > 0) return reachProblems;
  return [...checkCodes(family), ...members.flatMap((member) => checkProduct(family, member))];
}

const codePattern = /^[A-Z0-9]{1,8}$/;

function checkFields({ prefix, positions }: Family): string[] {
  const duplicates = positions.filter(
    ({ key }, index) => positions.findIndex((position) => position.key === key) !== index,
  );
  return [
    ...(/^[A-Z0-9]+$/.test(prefix)
      ? []
      : ['The part number prefix can contain only capital letters and digits.']),
    ...(positions.length > 0 ? [] : ['The family has a prefix but no positions.']),
    ...duplicates.map(
      ({ key, title }) => `The position “${title}” has the key ${key}, which another position already uses.`,
    ),
    ...positions.flatMap(checkOptions),
  ];
}

function checkOptions({ title, options }: Position): string[] {
  const codes = options.map(({ code }) => code);
  const duplicates = codes.filter((code, index) => codes.indexOf(code) !== index);
  const invalid = codes.filter((code) => code !== '' && !codePattern.test(code));
  return [
    ...(options.length > 0 ? [] : [`The position “${title}” has no options.`]),
    ...duplicates.map((code) => `The position “${title}” has two options with the code ${codeName(code)}.`),
    ...invalid.map(
      (code) =>
        `The code “${code}” of the position “${title}” is invalid. Use up to 8 capital letters and digits.`,
    ),
  ];
}

/** Such as "Rule 2 (when display is N, zero may only be standard)". */
function ruleName({ whenPosition, whenCodes, limitedPosition, allowedCodes }: Rule, index: number): string {
  const list = (codes: string[]) => codes.map(codeName).join(' or ');
  return `Rule ${index + 1} (when ${whenPosition} is ${list(whenCodes)}, ${limitedPosition} may only be ${list(allowedCodes)})`;
}

function checkRule(family: Family, rule: Rule, index: number): string[] {
  const name = ruleName(rule, index);
  const sides = [
    { key: rule.whenPosition, codes: rule.whenCodes },
    { key: rule.limitedPosition, codes: rule.allowedCodes },
  ];
  const unknown = sides.flatMap(({ key, codes }) => {
    const position = positionOf(family, key);
    if (!position) return [`${name} names the position “${key}”, which does not exist.`];
    const known = new Set(position.options.map(({ code }) => code));
    return [
      ...(codes.length > 0 ? [] : [`${name} does not name any code of the position “${position.title}”.`]),
      ...codes
        .filter((code) => !known.has(code))
        .map(
          (code) =>
            `${name} names the code ${codeName(code)}, which the position “${position.title}” does not have.`,
        ),
    ];
  });
  if (rule.whenPosition === rule.limitedPosition)
    unknown.push(`${name} limits the position that its condition checks.`);
  return unknown;
}

/** Checks that every option can be chosen, and that every rule can apply and forbids something. */
function checkReach(family: Family): string[] {
  if (!bestConfiguration(family, () => 0))
    return ['The rules contradict each other: no combination of options is possible.'];
  return [
    ...family.positions.flatMap((position) => checkOptionReach(family, position)),
    ...checkEffect(family),
  ];
}

function checkOptionReach(family: Family, position: Position): string[] {
  return position.options.flatMap(({ code, label }) => {
    if (bestConfiguration(family, pinned({ [position.key]: [code] }))) return [];
    const restricting = family.rules.flatMap((rule, index) =>
      restricts(rule, position.key, code) ? [ruleName(rule, index)] : [],
    );
    return [
      `The option ${codeName(code)} (${label}) of the position “${position.title}” can never be selected: ${restricting.join('; ')} leave no compatible option.`,
    ];
  });
}

const restricts = (rule: Rule, key: string, code: string) =>
  (rule.whenPosition === key && rule.whenCodes.includes(code)) ||
  (rule.limitedPosition === key && !rule.allowedCodes.includes(code));

function checkEffect(family: Family): string[] {
  return family.rules.flatMap((rule, index) => {
    const others = { ...family, rules: family.rules.filter((other) => other !== rule) };
    const forbidden = codesOf(family, rule.limitedPosition).filter(
      (code) => !rule.allowedCodes.includes(code),
    );
    const violation: Record<string, string[]> = {
      [rule.whenPosition]: rule.whenCodes,
      [rule.limitedPosition]: forbidden,
    };
    if (bestConfiguration(others, pinned(violation))) return [];
    return [`${ruleName(rule, index)} has no effect because of the other rules. Remove or correct it.`];
  });
}

const codesOf = (family: Family, key: string) =>
  positionOf(family, key)?.options.map(({ code }) => code) ?? [];

/** Cost function that allows only these codes at these positions. */
const pinned =
  (pins: Record<string, string[]>) =>
  ({ key }: Position, { code }: { code: string }) =>
    Object.hasOwn(pins, key) && !pins[key]?.includes(code) ? null : 0;

function checkCodes(family: Family): string[] {
  const pair = findAmbiguity(family);
  if (!pair) return [];
  const [first, second] = pair;
  return [
    `${first === second ? first : `${first} and ${second}`} can be read in two ways without dashes. Give one of their options a different code.`,
  ];
}
