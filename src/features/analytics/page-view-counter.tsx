import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { loadingTitle } from '#src/ui/page-async.tsx';
import styles from './page-view-counter.module.css';

/** Asks for consent once, stores the choice on the device, and counts page views only with consent. */
export function PageViewCounter({ url }: { url: string }) {
  // The server does not know the stored choice. Until it is read, nothing is counted and the prompt is hidden.
  const [consent, setConsent] = useState<Consent>('refused');
  const { pathname } = useLocation();
  useEffect(() => setConsent(readConsent(deviceStorage)), []);
  useEffect(() => {
    if (consent !== 'given') return undefined;
    return whenTitled((title) => beaconTo(url, { path: pathname, title }));
  }, [consent, url, pathname]);

  const decide = (decision: 'given' | 'refused') => {
    storeConsent(deviceStorage, decision);
    setConsent(decision);
  };
  if (consent !== 'undecided') return null;
  return (
    <aside className={styles.prompt} aria-label={m.analytics.prompt}>
      <p>{m.analytics.question}</p>
      <p className={styles.actions}>
        <Button onClick={() => decide('given')}>{m.analytics.agree}</Button>
        <Button onClick={() => decide('refused')}>{m.analytics.decline}</Button>
      </p>
    </aside>
  );
}

/** A page that is still loading has no title of its own yet. Returns a function that stops waiting. */
function whenTitled(send: (title: string) => void): () => void {
  const observer = new MutationObserver(sendOnce);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  sendOnce();
  return () => observer.disconnect();

  function sendOnce() {
    if (document.title === '' || document.title.startsWith(loadingTitle)) return;
    observer.disconnect();
    send(document.title);
  }
}

type Values = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'analytics-consent';

type Consent = 'given' | 'refused' | 'undecided';

export function readConsent(storage: Values): Consent {
  const stored = storage.getItem(key);
  return stored === 'given' || stored === 'refused' ? stored : 'undecided';
}

export const storeConsent = (storage: Values, consent: Exclude<Consent, 'undecided'>) =>
  storage.setItem(key, consent);

interface PageView {
  path: string;
  title: string;
}

/**
 * Adapter for an analytics service: sends `{ name: "pageview", path, title }` by POST without delaying the
 * page.
 */
export function beaconTo(url: string, { path, title }: PageView) {
  const body = new Blob([JSON.stringify({ name: 'pageview', path, title })], { type: 'application/json' });
  navigator.sendBeacon(url, body);
}
