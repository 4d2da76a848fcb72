import type { Family, PartWizardItems, Rule } from '#src/contract/part-wizard.ts';
import { buildCode } from '#src/part-wizard/build-code.ts';
import { brokenRules, chosenAt, isComplete, type Choices } from '#src/part-wizard/choices.ts';
import { parseCode } from '#src/part-wizard/parse-code.ts';

export interface WizardState {
  /** Null while no instrument is selected. */
  family: Family | null;
  choices: Choices;
  /** Codes of the chosen certificates and services, in the order in which they are offered. */
  addOns: string[];
  /** Why the code in the URL could not be parsed; empty if it could. */
  problem: string;
  broken: Rule[];
}

export const addOnsParameter = 'addOns';

/** In the URL, an option whose code is empty. */
const emptyCode = 'standard';
const parameterOf = (key: string) => `at.${key}`;

/** The URL contains the add-ons, and the code if it is complete, otherwise the family and the selected options. */
export function stateOf({ families }: PartWizardItems, search: URLSearchParams): WizardState {
  const state = choicesOf(families, search);
  const chosen = (search.get(addOnsParameter) ?? '').split(',');
  const codes = (state.family?.addOns ?? []).map(({ code }) => code);
  return { ...state, addOns: codes.filter((code) => chosen.includes(code)) };
}

type ChosenOptions = Omit<WizardState, 'addOns'>;

function choicesOf(families: Family[], search: URLSearchParams): ChosenOptions {
  const code = search.get('code');
  if (code !== null) return stateOfCode(families, code);
  const family = families.find(({ url }) => url === search.get('family')) ?? null;
  const chosen = (family?.positions ?? []).flatMap(({ key, options }) => {
    const value = search.get(parameterOf(key));
    const option = options.find((one) => one.code === (value === emptyCode ? '' : value));
    return option ? [[key, option.code]] : [];
  });
  const choices: Choices = Object.fromEntries(chosen);
  return { family, choices, problem: '', broken: family ? brokenRules(family, choices) : [] };
}

function stateOfCode(families: Family[], code: string): ChosenOptions {
  const parsed = parseCode(families, code);
  switch (parsed.type) {
    case 'read':
      return { family: parsed.family, choices: parsed.choices, problem: '', broken: parsed.broken };
    case 'stopped':
      return {
        family: parsed.family,
        choices: parsed.choices,
        problem: parsed.message,
        broken: brokenRules(parsed.family, parsed.choices),
      };
    case 'ambiguous':
    case 'unknown':
      return { family: null, choices: {}, problem: parsed.message, broken: [] };
  }
}

/** Keeps the criteria and, while an instrument is selected, its add-ons. */
export function searchParamsFor(
  search: URLSearchParams,
  family: Family | null,
  choices: Choices,
): URLSearchParams {
  const next = withoutChoices(search);
  if (!family) {
    next.delete(addOnsParameter);
    return next;
  }
  if (isComplete(family, choices)) {
    next.set('code', buildCode(family, choices));
    return next;
  }
  next.set('family', family.url);
  for (const { key } of family.positions) {
    const code = chosenAt(choices, key);
    if (code !== undefined) next.set(parameterOf(key), code === '' ? emptyCode : code);
  }
  return next;
}

export function withAddOns(search: URLSearchParams, codes: string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  if (codes.length > 0) next.set(addOnsParameter, codes.join(','));
  else next.delete(addOnsParameter);
  return next;
}

function withoutChoices(search: URLSearchParams): URLSearchParams {
  const isWizardParameter = (name: string) =>
    ['code', 'family', 'ask', 'entry'].includes(name) || name.startsWith('at.');
  return new URLSearchParams([...search].filter(([name]) => !isWizardParameter(name)));
}
