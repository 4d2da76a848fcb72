import { createContext } from 'react';
import type { Setting } from '#src/contract/site.ts';

/** Name, pictures and company of the site; null until known. */
export const SiteContext = createContext<Setting | null>(null);
