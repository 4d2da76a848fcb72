import { useLocation } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './compare-tray.module.css';
import { clearCompared, compareUrl, maxCompared, useCompared } from './compared.ts';

/** Stays at the bottom of the screen while products are selected, except on the comparison page. */
export function CompareTray() {
  const urls = useCompared();
  const { pathname, search } = useLocation();
  if (urls.length === 0 || pathname === '/compare') return null;
  return (
    <aside className={styles.tray} aria-label={m.compare.comparison}>
      <p role="status">{m.compare.selected({ count: urls.length, maximum: maxCompared })}</p>
      <Button variant="plain" onClick={clearCompared}>
        {m.compare.clear}
      </Button>
      <ButtonLink variant="primary" href={compareUrl(urls, new URLSearchParams(search))}>
        {m.compare.compare}
      </ButtonLink>
    </aside>
  );
}
