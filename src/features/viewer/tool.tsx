import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './tool.module.css';

interface Properties extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A mark alone, as in every reader of documents; its words are read out, and shown to who points at it. */
export function Tool({ icon, label, ...rest }: Properties) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={styles.tool}>
      <Icon name={icon} />
    </button>
  );
}
