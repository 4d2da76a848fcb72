import type { Product } from '#src/contract/product.ts';
import { serverHtml } from '#src/ui/server-html.tsx';

const load = async () => (await import('./safety.tsx')).Safety;

/** Its code is not in the first script. */
export const SafetyPart = serverHtml<{ product: Product }>({
  id: 'product-safety',
  load,
  ServerView: import.meta.env.SSR ? await load() : null,
});
