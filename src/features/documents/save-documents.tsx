import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import type { SaveOfferProps } from './save-offer.tsx';
import styles from './save-documents.module.css';

/** The button that saves documents on the device. Its height is reserved, so nothing moves when it appears. */
export function SaveDocuments(props: SaveOfferProps) {
  return (
    <div className={styles.reserved}>
      <SaveOffer {...props} />
    </div>
  );
}

const SaveOffer = lazyPart(async () => (await import('./save-offer.tsx')).SaveOffer, {
  when: 'idle',
  needsStorage: true,
  ...nothing,
});
