import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './update-offer.module.css';

/** Never reloads on its own, because the visitor may be in the middle of something. */
export function UpdateOffer({ onAccept, onPostpone }: { onAccept: () => void; onPostpone: () => void }) {
  const [isAccepted, setIsAccepted] = useState(false);
  const accept = () => {
    setIsAccepted(true);
    onAccept();
  };
  return (
    <aside className={styles.offer} aria-label="New version">
      <p role="status">
        {isAccepted ? 'Loading the new version…' : 'A new version is available. Your entries will be kept.'}
      </p>
      {!isAccepted && (
        <>
          <Button variant="plain" onClick={onPostpone}>
            Later
          </Button>
          <Button variant="primary" onClick={accept}>
            Reload
          </Button>
        </>
      )}
    </aside>
  );
}
