import { deviceValue } from '#src/cache/device-value.ts';
import { unitSystems, type UnitSystem } from '#src/format/unit-system.ts';

const stored = deviceValue('fieldshop-units');

export const useUnitSystem = (): UnitSystem => {
  const text = stored.use();
  return unitSystems.find((system) => system === text) ?? 'metric';
};

export const chooseUnitSystem = (system: UnitSystem) => stored.write(system);
