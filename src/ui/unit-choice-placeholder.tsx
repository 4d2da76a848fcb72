import styles from './select.module.css';

/** Reserves space for `UnitChoice` until its code is loaded, so that nothing moves. Also invisible to screen readers. */
export const UnitChoicePlaceholder = () => (
  <label className={styles.placeholder}>
    Units{' '}
    <select className={styles.select}>
      <option>Metric (bar, °C, mm)</option>
    </select>
  </label>
);
