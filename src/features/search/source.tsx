import { formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './source.module.css';

/** Shown if the results are not from the server. */
export function Source({ asOf }: { asOf: number | null }) {
  if (asOf === null) return null;
  return (
    <span className={styles.source}>
      <Icon name="cloud-off" /> Results saved on this device on {formatMoment(asOf)}. The text of documents is
      searched only if they are saved.
    </span>
  );
}
