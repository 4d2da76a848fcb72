import type { ReactNode } from 'react';
import styles from './offer.module.css';

interface Props {
  label: string;
  /** The language of the offer if it is not that of the page. */
  lang?: string;
  children: ReactNode;
}

/** A bar with something the visitor can accept or decline. */
export const Offer = ({ label, lang, children }: Props) => (
  <aside className={styles.offer} lang={lang} aria-label={label}>
    {children}
  </aside>
);
