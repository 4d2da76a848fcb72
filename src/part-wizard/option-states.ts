import type { Family, Option, Position, Rule } from '#src/contract/part-wizard.ts';
import { bestConfiguration } from './best-configuration.ts';
import { brokenRules, chosenAt, type Choices } from './choices.ts';

/** A change to another position that would make an option possible. */
export interface Change {
  position: Position;
  from: Option;
  to: Option;
}

export interface OptionState {
  option: Option;
  isChosen: boolean;
  isPossible: boolean;
  /** The rules that forbid it, given the other choices. */
  reasons: Rule[];
  /** The other changes that the nearest configuration with this option needs; null if there is no such configuration. */
  changes: Change[] | null;
}

export interface PositionState {
  position: Position;
  options: OptionState[];
}

/** For every option: whether it is possible with the other choices and, if not, why and what would have to change. */
export const possibleOptions = (family: Family, choices: Choices): PositionState[] =>
  family.positions.map((position) => ({
    position,
    options: position.options.map((option) => stateOf(family, choices, { position, option })),
  }));

function stateOf(
  family: Family,
  choices: Choices,
  { position, option }: { position: Position; option: Option },
): OptionState {
  const isChosen = chosenAt(choices, position.key) === option.code;
  const changed = { ...choices, [position.key]: option.code };
  const broken = brokenRules(family, changed);
  const direct = broken.filter(
    ({ whenPosition, limitedPosition }) => whenPosition === position.key || limitedPosition === position.key,
  );
  // Conflicts between other positions are reported at those positions.
  if (direct.length === 0 && (broken.length > 0 || completeChoices(family, changed)))
    return { option, isChosen, isPossible: true, reasons: [], changes: [] };
  const reasons = direct.length > 0 ? direct : restrictingRules(family, changed);
  const nearest = nearestConfiguration(family, choices, { position, option });
  return {
    option,
    isChosen,
    isPossible: false,
    reasons,
    changes: nearest && changesTo(family, choices, { nearest, position }),
  };
}

/** Completes the choices with the first compatible option of each open position. */
export const completeChoices = (family: Family, choices: Choices): Choices | null =>
  bestConfiguration(family, (position, option) => {
    const chosen = chosenAt(choices, position.key);
    if (chosen === undefined) return position.options.indexOf(option);
    return chosen === option.code ? 0 : null;
  });

/** The buildable configuration with this option that changes the fewest other choices. */
export const nearestConfiguration = (
  family: Family,
  choices: Choices,
  target: { position: Position; option: Option },
): Choices | null =>
  bestConfiguration(family, (position, option) => {
    if (position.key === target.position.key) return option.code === target.option.code ? 0 : null;
    const chosen = chosenAt(choices, position.key);
    if (chosen === option.code) return 0;
    const order = position.options.indexOf(option);
    return chosen === undefined ? order : 1000 + order;
  });

/** Rules that restrict positions without a choice. */
const restrictingRules = ({ rules }: Family, choices: Choices) =>
  rules.filter(
    ({ whenPosition, whenCodes, limitedPosition }) =>
      chosenAt(choices, limitedPosition) === undefined &&
      whenCodes.includes(chosenAt(choices, whenPosition) ?? '\n'),
  );

function changesTo(
  { positions }: Family,
  choices: Choices,
  { nearest, position: target }: { nearest: Choices; position: Position },
): Change[] {
  return positions.flatMap((position) => {
    const find = (code: string | undefined) => position.options.find((option) => option.code === code);
    const from = find(chosenAt(choices, position.key));
    const to = find(chosenAt(nearest, position.key));
    return position.key !== target.key && from && to && from !== to ? [{ position, from, to }] : [];
  });
}

/** The buildable configuration with the fewest changed options; open positions get the first compatible one. */
export const nearestBuildable = (family: Family, choices: Choices): Choices | null =>
  bestConfiguration(family, (position, option) => {
    const chosen = chosenAt(choices, position.key);
    const order = position.options.indexOf(option);
    return chosen === option.code ? 0 : order + (chosen === undefined ? 0 : 1000);
  });
