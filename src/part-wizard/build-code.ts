import type { Family, Position } from '#src/contract/part-wizard.ts';
import type { Money } from '#src/contract/money.ts';
import { m } from '#src/messages/m.ts';
import { chosenAt, optionAt, type Choices } from './choices.ts';

/** The code of the chosen options so far. Standard options without a code are omitted. */
export const buildCode = (family: Family, choices: Choices): string =>
  [family.prefix, ...family.positions.map(({ key }) => chosenAt(choices, key) ?? '')]
    .filter((part) => part !== '')
    .join('-');

/** The configuration in words: "Process connection: G 1/4 B; …". */
export const describeConfiguration = (family: Family, choices: Choices): string =>
  family.positions
    .flatMap((position) => {
      const option = optionAt(position, choices);
      return option ? [m.partWizard.change({ position: position.title, option: option.shownLabel })] : [];
    })
    .join('; ');

/** Unit price without tax; null if it is on request. Positions without a choice add nothing. */
export function priceOf(family: Family, choices: Choices): Money | null {
  if (family.basePriceMinor === null) return null;
  const sum = chosenOptions(family, choices).reduce(
    (total, { surchargeMinor }) => total + surchargeMinor,
    family.basePriceMinor,
  );
  return { amountMinor: Math.max(0, sum), currency: family.currency };
}

/** In working days: the longest lead time of the chosen options. */
export const leadTimeDaysOf = (family: Family, choices: Choices): number =>
  Math.max(
    family.baseLeadTimeDays,
    ...chosenOptions(family, choices).map(({ leadTimeDays }) => leadTimeDays),
  );

const chosenOptions = ({ positions }: Family, choices: Choices) =>
  positions.flatMap((position) => optionAt(position, choices) ?? []);

export const positionOf = ({ positions }: Family, key: string): Position | undefined =>
  positions.find((position) => position.key === key);
