import type { Family, Option, Position, Rule } from '#src/contract/part-wizard.ts';

/** The chosen codes by position key, without positions that have no choice yet. */
export type Choices = Readonly<Record<string, string>>;

/** `hasOwn`, because editors choose the keys, and one may be called "constructor". */
export const chosenAt = (choices: Choices, key: string): string | undefined =>
  Object.hasOwn(choices, key) ? choices[key] : undefined;

export const optionAt = (position: Position, choices: Choices): Option | undefined => {
  const code = chosenAt(choices, position.key);
  return code === undefined ? undefined : position.options.find((option) => option.code === code);
};

/** The name of a code in rules and error messages. */
export const codeName = (code: string) => (code === '' ? 'standard' : code);

export const isComplete = ({ positions }: Family, choices: Choices) =>
  positions.every((position) => optionAt(position, choices) !== undefined);

export const forbids = (rule: Rule, choices: Choices): boolean => {
  const [when, limited] = [chosenAt(choices, rule.whenPosition), chosenAt(choices, rule.limitedPosition)];
  if (when === undefined || limited === undefined) return false;
  return rule.whenCodes.includes(when) && !rule.allowedCodes.includes(limited);
};

export const brokenRules = ({ rules }: Family, choices: Choices): Rule[] =>
  rules.filter((rule) => forbids(rule, choices));

/** True if every position has a choice and no rule forbids the combination. */
export const isBuildable = (family: Family, choices: Choices) =>
  isComplete(family, choices) && brokenRules(family, choices).length === 0;
