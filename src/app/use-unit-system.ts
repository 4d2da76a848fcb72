import { deviceValue } from '#src/cache/device-value.ts';
import type { UnitSystem } from '#src/format/unit-system.ts';
import type { Units } from '#src/ui/units-context.ts';

const stored = deviceValue('fieldshop-units');
const choose = (system: UnitSystem) => stored.write(system);

// The same objects at every render: a changed context would make React discard parts that are just being loaded.
const units: Record<UnitSystem, Units> = {
  metric: { system: 'metric', choose },
  us: { system: 'us', choose },
};

/** The units in which this visitor sees figures, and a function to change them. */
export const useUnitSystem = (): Units => (stored.use() === 'us' ? units.us : units.metric);
