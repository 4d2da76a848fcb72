import type { Product } from '#src/contract/product.ts';
import { useAfterIdle } from '#src/ui/use-after-idle.ts';
import styles from './add-to-cart-slot.module.css';

/** What sells a product comes when its page is there; its place is kept. */
export function AddToCartSlot({ product }: { product: Product }) {
  const loaded = useAfterIdle(load);
  if (product.lifecycle === 'obsolete' || product.unitPrice === null) return null;
  return <div className={styles.slot}>{loaded && <loaded.AddToCart product={product} />}</div>;
}

const load = () => import('./add-to-cart.tsx');
