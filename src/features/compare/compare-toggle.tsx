import { m } from '#src/messages/m.ts';
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
    <label
      className={styles.toggle}
      data-bare={isBare || undefined}
      title={isBare ? m.compare.compare : undefined}
    >
      <input
        type="checkbox"
        checked={isSelected}
        onChange={() => toggleCompared(url)}
        aria-label={m.compare.compareProduct({ name })}
      />
      {!isBare && m.compare.compare}
    </label>
  );
}
