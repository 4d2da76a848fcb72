import styles from './compare-toggle.module.css';
import { toggleCompared, useCompared } from './compared.ts';

export function CompareToggle({ url, name }: { url: string; name: string }) {
  const isChosen = useCompared().includes(url);
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => toggleCompared(url)}
        aria-label={`Compare ${name}`}
      />
      Compare
    </label>
  );
}
