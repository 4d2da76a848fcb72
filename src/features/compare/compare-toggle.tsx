import styles from './compare-toggle.module.css';
import { toggleCompared, useCompared } from './compared.ts';

interface Props {
  url: string;
  name: string;
  /** Only the checkbox, in tables whose header says what it is. */
  isBare?: boolean;
}

export function CompareToggle({ url, name, isBare = false }: Props) {
  const isSelected = useCompared().includes(url);
  return (
    <label className={styles.toggle} data-bare={isBare || undefined} title={isBare ? 'Compare' : undefined}>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={() => toggleCompared(url)}
        aria-label={`Compare ${name}`}
      />
      {!isBare && 'Compare'}
    </label>
  );
}
