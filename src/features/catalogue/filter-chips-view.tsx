import { useRef, type ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './filter-chips-view.module.css';
import type { Filters } from './facets.ts';
import { chipsOf } from './filter-chips.ts';
import { urlWith, withoutFilters } from './filter-urls.ts';

export interface FilterChipsProps {
  filters: Filters;
  search: URLSearchParams;
  path: string;
}

/** The active filters; each is a link that removes it. */
export function FilterChipsView({ filters, search, path }: FilterChipsProps) {
  const chips = chipsOf(filters, search);
  const place = useRef<HTMLDivElement>(null);
  // The link disappears, and the focus would be lost with it.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.chips}
      role="group"
      aria-label={m.catalogue.activeFilters}
    >
      {chips.map(({ text, without }) => (
        <SiteLink key={text} href={urlWith(path, without)} className={styles.chip} onClick={keepFocus}>
          {m.catalogue.removeFilter({ hidden, filter: text })} <Icon name="x" />
        </SiteLink>
      ))}
      {chips.length > 0 && (
        <SiteLink href={urlWith(path, withoutFilters(search))} className={styles.clear} onClick={keepFocus}>
          {m.catalogue.clearAll({ hidden })}
        </SiteLink>
      )}
    </div>
  );
}

const hidden = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;
