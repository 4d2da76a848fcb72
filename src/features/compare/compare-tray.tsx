import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './compare-tray.module.css';
import { clearCompared, compareUrl, maxCompared, useCompared } from './compared.ts';

/** Stays at the bottom of the screen while products are selected, except on the comparison page. */
export function CompareTray() {
  const urls = useCompared();
  const { pathname, search } = useLocation();
  if (urls.length === 0 || pathname === '/compare') return null;
  return (
    <aside className={styles.tray} aria-label="Comparison">
      <p role="status">
        {urls.length} of {maxCompared} selected
      </p>
      <Button variant="plain" onClick={clearCompared}>
        Clear
      </Button>
      <ButtonLink variant="primary" href={compareUrl(urls, new URLSearchParams(search))}>
        Compare
      </ButtonLink>
    </aside>
  );
}
