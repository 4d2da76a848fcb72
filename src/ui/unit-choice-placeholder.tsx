import { m } from '#src/messages/m.ts';
import styles from './select.module.css';

/** Reserves space for `UnitChoice` until its code is loaded, so that nothing moves. Also invisible to screen readers. */
export const UnitChoicePlaceholder = () => (
  <label className={styles.placeholder}>
    {m.ui.units}{' '}
    <select className={styles.select}>
      <option>{m.ui.metric}</option>
    </select>
  </label>
);
