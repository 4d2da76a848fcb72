import { use } from 'react';
import { unitSystems, type UnitSystem } from '#src/format/unit-system.ts';
import styles from './select.module.css';
import { UnitsContext } from './units-context.ts';

const names: Record<UnitSystem, string> = { metric: 'Metric (bar, °C, mm)', us: 'US (psi, °F, in)' };

/** Selects the units of all figures on this device. */
export function UnitChoice() {
  const { system, choose } = use(UnitsContext);
  return (
    <label className={styles.choice}>
      Units{' '}
      <select
        className={styles.select}
        value={system}
        onChange={({ target }) => choose(unitSystems.find((one) => one === target.value) ?? 'metric')}
      >
        {unitSystems.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
