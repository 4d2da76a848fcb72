import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** The content column. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

/** A section of a page with a heading and spacing. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section}>
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

/** Tiles that fill the width, with a readable minimum width. */
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
