import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { readConsent, storeConsent, type Consent } from './consent.ts';
import { beaconTo } from './page-view-beacon.ts';
import styles from './page-view-counter.module.css';

/** Asks once, remembers the answer on the device, and counts only after a yes. */
export function PageViewCounter({ url }: { url: string }) {
  // Until the device was asked, as if refused: neither counted nor asked.
  const [consent, setConsent] = useState<Consent>('refused');
  const { pathname } = useLocation();
  useEffect(() => setConsent(readConsent(localStorage)), []);
  useEffect(() => {
    if (consent === 'given') beaconTo(url, { path: pathname, title: document.title });
  }, [consent, url, pathname]);

  const decide = (decision: 'given' | 'refused') => {
    storeConsent(localStorage, decision);
    setConsent(decision);
  };
  if (consent !== 'open') return null;
  return (
    <aside className={styles.question} aria-label="Statistics">
      <p>May we count which pages are read? No name, no cookie, and nothing before you say yes.</p>
      <p className={styles.answers}>
        <Button onClick={() => decide('given')}>Yes, count</Button>
        <Button onClick={() => decide('refused')}>No</Button>
      </p>
    </aside>
  );
}
