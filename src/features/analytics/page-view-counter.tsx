import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { Button } from '#src/ui/button.tsx';
import { loadingTitle } from '#src/ui/page-async.tsx';
import { readConsent, storeConsent, type Consent } from './consent.ts';
import { beaconTo } from './page-view-beacon.ts';
import styles from './page-view-counter.module.css';

/** Asks for consent once, remembers the choice on the device, and counts page views only after a yes. */
export function PageViewCounter({ url }: { url: string }) {
  // The server cannot know the stored choice: until it is read, nothing is counted and nothing is asked.
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
  if (consent !== 'open') return null;
  return (
    <aside className={styles.question} aria-label="Analytics">
      <p>May we count page views? We record no names, set no cookies, and count nothing unless you agree.</p>
      <p className={styles.answers}>
        <Button onClick={() => decide('given')}>Yes, count my visits</Button>
        <Button onClick={() => decide('refused')}>No, do not count</Button>
      </p>
    </aside>
  );
}

/** A page whose content is still on its way has no title of its own yet. Returns what ends the wait. */
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
