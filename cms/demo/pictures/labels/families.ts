import { accessories } from './accessories.ts';
import { air } from './air.ts';
import { electronics } from './electronics.ts';
import { fluids } from './fluids.ts';
import type { Family } from './label.ts';
import { machines } from './machines.ts';
import { temperature } from './temperature.ts';

/** What is printed on the products of each family. */
export const families: Record<string, Family> = {
  ...fluids,
  ...temperature,
  ...machines,
  ...air,
  ...electronics,
  ...accessories,
};
