import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import type { SaveOfferProperties } from './save-offer.tsx';
import styles from './save-slot.module.css';

/** The button's place; its code comes when the page is ready. */
export function SaveSlot(properties: SaveOfferProperties) {
  const loaded = useAfterIdle(load);
  return <div className={styles.slot}>{loaded && <loaded.SaveOffer {...properties} />}</div>;
}

const load = () => import('./save-offer.tsx');
