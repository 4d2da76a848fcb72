import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';

type Look = 'primary' | 'secondary' | 'plain';

/** A link that looks like a button, for the next step. */
export function ButtonLink({
  look = 'secondary',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; look?: Look }) {
  return <SiteLink {...rest} className={styles[look]} />;
}

export function Button({
  look = 'secondary',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type="button" {...rest} className={styles[look]} />;
}
