import { useMemo } from 'react';
import type { Product } from '#src/contract/product.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { SectionLinks } from './section-links.tsx';
import { sectionsOf } from './section-list.ts';
import styles from './section-links.module.css';

/** Stays at the top of the screen. On wide screens, the cart feature adds the buy bar to it. */
export function SectionNavigation({ product }: { product: Product }) {
  const sections = useMemo(() => sectionsOf(product), [product]);
  if (sections.length < 2) return null;
  return (
    <div className={styles.bar}>
      <nav aria-label="Sections of this page" className={styles.navigation}>
        <CurrentSectionLinks sections={sections} />
      </nav>
      <div id="buy-bar" className={styles.buyBar} />
    </div>
  );
}

const CurrentSectionLinks = lazyPart(
  async () => (await import('./current-section-links.tsx')).CurrentSectionLinks,
  { when: 'idle', Fallback: SectionLinks, Failure: SectionLinks },
);
