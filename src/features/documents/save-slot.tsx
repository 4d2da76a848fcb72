import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import type { SaveButtonProperties } from './save-button.tsx';
import styles from './save-slot.module.css';

/** The button's place; its code comes when the page is ready. Without storage there is nothing to offer. */
export function SaveSlot(properties: SaveButtonProperties) {
  const loaded = useAfterIdle(loadButton);
  return <div className={styles.slot}>{loaded && <loaded.SaveButton {...properties} />}</div>;
}

export function SaveCategorySlot(properties: { name: string; productUrls: string[] }) {
  const loaded = useAfterIdle(loadCategory);
  return <div className={styles.slot}>{loaded && <loaded.SaveCategory {...properties} />}</div>;
}

const loadButton = () => import('./save-button.tsx');

const loadCategory = () => import('./save-category.tsx');
