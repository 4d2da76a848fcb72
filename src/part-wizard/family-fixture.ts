import { parseFamily, type Family } from '#src/contract/part-wizard.ts';

/** The codes of each position, and rules as lists whose first item is a position's key. */
export interface Sketch {
  positions: Record<string, string[]>;
  rules: { when: string[]; limited: string[] }[];
}

export function aFamily({ positions, rules }: Sketch): Family {
  return parseFamily({
    name: 'Probe',
    partNumberPrefix: 'AB1',
    basePrice: 100,
    positions: Object.entries(positions).map(([key, codes]) => ({
      key,
      title: key.charAt(0).toUpperCase() + key.slice(1),
      options: codes.map((code) => ({ code, label: code || 'Standard' })),
    })),
    rules: rules.map(
      ({ when: [whenPosition, ...whenCodes], limited: [limitedPosition, ...allowedCodes] }) => ({
        whenPosition,
        whenCodes: whenCodes.map((code) => code || 'standard').join('\n'),
        limitedPosition,
        allowedCodes: allowedCodes.map((code) => code || 'standard').join('\n'),
        explanation: 'Too large for it.',
      }),
    ),
  });
}
