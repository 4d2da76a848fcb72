import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'plain';

/** A link that looks like a button, for the next step. */
export function ButtonLink({
  variant = 'secondary',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant }) {
  return <SiteLink {...rest} className={styles[variant]} />;
}

export function Button({
  variant = 'secondary',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type="button" {...rest} className={styles[variant]} />;
}
