import type { Family, Option, Position, Rule } from '#src/contract/part-wizard.ts';
import { bestConfiguration } from './best-configuration.ts';
import { brokenRules, chosenAt, type Choices } from './choices.ts';

/** Another choice that would make an option possible. */
export interface Change {
  position: Position;
  from: Option;
  to: Option;
}

export interface OptionState {
  option: Option;
  isChosen: boolean;
  isPossible: boolean;
  /** The rules that speak against it, as things are chosen. */
  reasons: Rule[];
  /** What would have to change, in the nearest configuration that has it; null where none has. */
  changes: Change[] | null;
}

export interface PositionState {
  position: Position;
  options: OptionState[];
}

/** Of every option, whether it goes with what is chosen elsewhere; where not, why, and what would have to change. */
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
  const trial = { ...choices, [position.key]: option.code };
  const broken = brokenRules(family, trial);
  const direct = broken.filter(
    ({ whenPosition, limitedPosition }) => whenPosition === position.key || limitedPosition === position.key,
  );
  // What was forbidden before is told where it stands.
  if (direct.length === 0 && (broken.length > 0 || completeChoices(family, trial)))
    return { option, isChosen, isPossible: true, reasons: [], changes: [] };
  const because = direct.length > 0 ? direct : restrictingRules(family, trial);
  const nearest = nearestConfiguration(family, choices, { position, option });
  return {
    option,
    isChosen,
    isPossible: false,
    reasons: because,
    changes: nearest && changesTo(family, choices, { nearest, position }),
  };
}

/** With everything that is chosen, and the first option that goes where nothing is. */
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
  wanted: { position: Position; option: Option },
): Choices | null =>
  bestConfiguration(family, (position, option) => {
    if (position.key === wanted.position.key) return option.code === wanted.option.code ? 0 : null;
    const chosen = chosenAt(choices, position.key);
    if (chosen === option.code) return 0;
    const order = position.options.indexOf(option);
    return chosen === undefined ? order : 1000 + order;
  });

/** Rules that leave too little where nothing is chosen yet. */
const restrictingRules = ({ rules }: Family, choices: Choices) =>
  rules.filter(
    ({ whenPosition, whenCodes, limitedPosition }) =>
      chosenAt(choices, limitedPosition) === undefined &&
      whenCodes.includes(chosenAt(choices, whenPosition) ?? '\n'),
  );

function changesTo(
  { positions }: Family,
  choices: Choices,
  { nearest, position: wanted }: { nearest: Choices; position: Position },
): Change[] {
  return positions.flatMap((position) => {
    const find = (code: string | undefined) => position.options.find((option) => option.code === code);
    const from = find(chosenAt(choices, position.key));
    const to = find(chosenAt(nearest, position.key));
    return position.key !== wanted.key && from && to && from !== to ? [{ position, from, to }] : [];
  });
}

/** What can be built and has the fewest other options; what is not chosen is left to the first that goes. */
export const nearestBuildable = (family: Family, choices: Choices): Choices | null =>
  bestConfiguration(family, (position, option) => {
    const chosen = chosenAt(choices, position.key);
    const order = position.options.indexOf(option);
    return chosen === option.code ? 0 : order + (chosen === undefined ? 0 : 1000);
  });
