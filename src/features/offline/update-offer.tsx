import { Button } from '#src/ui/button.tsx';
import styles from './update-offer.module.css';

/** Never reloads by itself: the visitor may be in the middle of something. */
export function UpdateOffer({ onAccept, onPutOff }: { onAccept: () => void; onPutOff: () => void }) {
  return (
    <div className={styles.offer} role="status">
      <p>A new version is ready.</p>
      <Button onClick={onPutOff}>Later</Button>
      <Button look="primary" onClick={onAccept}>
        Reload
      </Button>
    </div>
  );
}
