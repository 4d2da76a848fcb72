import type { Family, Position, Rule } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
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
    ...(/^[A-Z0-9]+$/.test(prefix) ? [] : [m.suitability.prefixInvalid]),
    ...(positions.length > 0 ? [] : [m.suitability.noPositions]),
    ...duplicates.map(({ key, title }) => m.suitability.sameKey({ key, position: title })),
    ...positions.flatMap(checkOptions),
  ];
}

function checkOptions({ title, options }: Position): string[] {
  const codes = options.map(({ code }) => code);
  const duplicates = codes.filter((code, index) => codes.indexOf(code) !== index);
  const invalid = codes.filter((code) => code !== '' && !codePattern.test(code));
  return [
    ...(options.length > 0 ? [] : [m.suitability.noOptions({ position: title })]),
    ...duplicates.map((code) => m.suitability.sameCode({ position: title, code: codeName(code) })),
    ...invalid.map((code) => m.suitability.optionCodeInvalid({ code, position: title })),
  ];
}

/** Such as "Rule 2 (when display is N, zero may only be standard)". */
function ruleName({ whenPosition, whenCodes, limitedPosition, allowedCodes }: Rule, index: number): string {
  return m.suitability.rule({
    number: index + 1,
    position: whenPosition,
    codes: listOf(whenCodes),
    limited: limitedPosition,
    allowed: listOf(allowedCodes),
  });
}

function listOf(codes: string[]): string {
  const [start = '', ...others] = codes.map(codeName);
  return others.reduce((first, second) => m.suitability.or({ first, second }), start);
}

function checkRule(family: Family, rule: Rule, index: number): string[] {
  const name = { rule: ruleName(rule, index) };
  const sides = [
    { key: rule.whenPosition, codes: rule.whenCodes },
    { key: rule.limitedPosition, codes: rule.allowedCodes },
  ];
  const unknown = sides.flatMap(({ key, codes }) => {
    const position = positionOf(family, key);
    if (!position) return [m.suitability.ruleUnknownPosition({ ...name, key })];
    const known = new Set(position.options.map(({ code }) => code));
    const place = { ...name, position: position.title };
    return [
      ...(codes.length > 0 ? [] : [m.suitability.ruleWithoutCodes(place)]),
      ...codes
        .filter((code) => !known.has(code))
        .map((code) => m.suitability.ruleUnknownCode({ ...place, code: codeName(code) })),
    ];
  });
  if (rule.whenPosition === rule.limitedPosition) unknown.push(m.suitability.ruleOfSamePosition(name));
  return unknown;
}

/** Checks that every option can be chosen, and that every rule can apply and forbids something. */
function checkReach(family: Family): string[] {
  if (!bestConfiguration(family, () => 0)) return [m.suitability.rulesContradict];
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
      m.suitability.optionUnreachable({
        code: codeName(code),
        label,
        position: position.title,
        rules: restricting.join('; '),
      }),
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
    return [m.suitability.ruleWithoutEffect({ rule: ruleName(rule, index) })];
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
  const codes = first === second ? first : m.suitability.and({ first, second });
  return [m.suitability.codesAmbiguous({ codes })];
}
