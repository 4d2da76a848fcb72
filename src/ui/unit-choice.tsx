import { use } from 'react';
import { unitSystems, type UnitSystem } from '#src/format/unit-system.ts';
import { m } from '#src/messages/m.ts';
import styles from './select.module.css';
import { UnitsContext } from './units-context.ts';

const names: Record<UnitSystem, string> = { metric: m.ui.metric, us: m.ui.us };

/** Selects the units of all figures on this device. */
export function UnitChoice() {
  const { system, choose } = use(UnitsContext);
  return (
    <label className={styles.choice}>
      {m.ui.units}{' '}
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
