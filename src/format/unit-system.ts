/** In which units figures are shown, whatever the datasheet states. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];
