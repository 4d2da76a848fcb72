import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The column all content stands in. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** A titled part of a page, with air around it. */
export function Section({
  title,
  aside,
  isTall = false,
  children,
}: {
  title?: string;
  aside?: ReactNode;
  /** Holds more than two screens. */
  isTall?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-tall={isTall || undefined}>
      {title && (
        <div className={styles.sectionHead}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Title and introduction at the top of a page. */
export function PageHead({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children?: ReactNode;
}) {
  return (
    <header className={styles.pageHead}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </header>
  );
}

/** Tiles that fill the width, never narrower than they can be read. */
export function Grid({
  children,
  tiles = 'medium',
}: {
  children: ReactNode;
  tiles?: 'small' | 'medium' | 'large';
}) {
  return (
    <ul role="list" className={styles.grid} data-tiles={tiles}>
      {children}
    </ul>
  );
}
