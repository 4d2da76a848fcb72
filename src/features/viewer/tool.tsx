import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './tool.module.css';

interface Properties extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** An icon button, as in other PDF viewers. Its label is for screen readers and shown as a tooltip. */
export function Tool({ icon, label, ...rest }: Properties) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={styles.tool}>
      <Icon name={icon} />
    </button>
  );
}
