import type { ReactNode } from 'react';
import type { Shortcut, Slide } from '#src/contract/home.ts';
import styles from './hero-view.module.css';
import { ShortcutsView } from './shortcuts-view.tsx';
import { SlidesView } from './slides-view.tsx';

interface Props {
  title: string;
  intro: string;
  shortcuts: Shortcut[];
  slides: Slide[];
  /** The search field. */
  children: ReactNode;
}

/** The first screen: what the company makes, links to its products, and the slides. */
export function HeroView({ title, intro, shortcuts, slides, children }: Props) {
  return (
    <div className={styles.hero} data-slides={slides.length > 0 || undefined}>
      <div className={styles.text}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {shortcuts.length > 0 && <ShortcutsView shortcuts={shortcuts} />}
      {slides.length > 0 && <SlidesView slides={slides} />}
    </div>
  );
}
