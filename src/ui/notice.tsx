import { CircleAlert, CloudOff, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const marks = { information: Info, offline: CloudOff, error: CircleAlert };

/** One mark for each state, the same everywhere. */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: keyof typeof marks;
  title: string;
  children?: ReactNode;
}) {
  const Mark = marks[kind];
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Mark aria-hidden="true" size={20} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
