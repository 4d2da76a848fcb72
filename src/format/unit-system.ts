/** The units in which figures are shown, regardless of those in the datasheet. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];
