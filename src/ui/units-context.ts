import { createContext } from 'react';
import type { UnitSystem } from '#src/format/unit-system.ts';

export interface Units {
  system: UnitSystem;
  choose: (system: UnitSystem) => void;
}

/** The units in which this visitor sees figures. The server renders metric units. */
export const UnitsContext = createContext<Units>({ system: 'metric', choose: () => undefined });
