import type { ReactNode } from 'react';
import styles from './notice.module.css';
import { Icon } from './icon.tsx';

const icons = { information: 'info', offline: 'cloud-off', error: 'circle-alert' } as const;

/** One icon for each state, the same everywhere. */
export function Notice({
  kind,
  title,
  children,
}: {
  kind: keyof typeof icons;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
