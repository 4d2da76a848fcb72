import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './compare-tray.module.css';
import { clearCompared, compareAddress, mostCompared, useCompared } from './compared.ts';

/** Stays at the lower edge while something is chosen, on every page but the comparison itself. */
export function CompareTray() {
  const urls = useCompared();
  const { pathname, search } = useLocation();
  if (urls.length === 0 || pathname === '/compare') return null;
  return (
    <aside className={styles.tray} aria-label="Comparison">
      <p role="status">
        {urls.length} of {mostCompared} selected
      </p>
      <Button look="plain" onClick={clearCompared}>
        Clear
      </Button>
      <ButtonLink look="primary" href={compareAddress(urls, new URLSearchParams(search))}>
        Compare
      </ButtonLink>
    </aside>
  );
}
