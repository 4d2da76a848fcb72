import { createContext } from 'react';
import { publicPath } from '#src/format/site-paths.ts';

/** What links of the site need from the router. The value never changes, so that links are not rendered on navigation. */
export interface LinkActions {
  /** Loads the code and data of the page. */
  prefetch: (href: string) => Promise<void>;
  /** Shows the page without loading a document. */
  follow: (href: string) => void;
}

export const LinkContext = createContext<LinkActions>({
  prefetch: () => Promise.resolve(),
  follow: (href) => window.location.assign(publicPath(href)),
});
