import { useEffect, useState, type ComponentType } from 'react';
import type { Product } from '#src/contract/product.ts';

/** Its place is kept and it comes when the browser is idle: what draws codes is no part of the first script. */
export function NameplateSlot({ product }: { product: Product }) {
  const [Nameplate, setNameplate] = useState<ComponentType<{ product: Product }>>();
  useEffect(() => {
    // Without it the page lacks a label, and says nothing: it is looked for again with the next visit.
    const load = () =>
      import('./nameplate.tsx').then(
        (loaded) => setNameplate(() => loaded.Nameplate),
        () => undefined,
      );
    const timer = setTimeout(load, 1000);
    return () => clearTimeout(timer);
  }, []);
  return Nameplate && <Nameplate product={product} />;
}
