import styles from './select.module.css';

/** Keeps the place of the choice of units until its code is loaded, so that nothing moves. Invisible, also for screen readers. */
export const UnitChoicePlace = () => (
  <label className={styles.place}>
    Units{' '}
    <select className={styles.select}>
      <option>Metric (bar, °C, mm)</option>
    </select>
  </label>
);
