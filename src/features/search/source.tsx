import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './source.module.css';

/** Shown if the results are not from the server. */
export function Source({ asOf }: { asOf: number | null }) {
  if (asOf === null) return null;
  return (
    <span className={styles.source}>
      <Icon name="cloud-off" /> {m.search.savedOnDevice({ moment: formatMoment(asOf) })}
    </span>
  );
}
