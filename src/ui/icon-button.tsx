import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A button with an icon. Its label is for screen readers and shown as a tooltip. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={styles.button}>
      <Icon name={icon} />
    </button>
  );
}
