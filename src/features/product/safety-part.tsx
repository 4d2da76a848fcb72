import type { Product } from '#src/contract/product.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const id = 'product-safety';
const load = async () => (await import('./safety.tsx')).Safety;
const ServerView = import.meta.env.SSR ? await load() : null;

/** Rendered by the server. Its code is not in the first script: until it is loaded, the server's HTML stays. */
export const SafetyPart = ServerView
  ? (properties: { product: Product }) => (
      <div id={id}>
        <ServerView {...properties} />
      </div>
    )
  : lazyPart(load, { when: 'idle', Fallback: Html, Failure: Html });

function Html() {
  const html = document.getElementById(id)?.innerHTML ?? '';
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
