import { createContext, use } from 'react';
import type { Setting } from '#src/contract/site.ts';

/** Name, images and company of the site; null until known. */
export const SiteContext = createContext<Setting | null>(null);

/** True if consumers can buy. Also the default for backends without this setting. */
export const useSellsToConsumers = (): boolean => use(SiteContext)?.shop?.sellsToConsumers ?? true;
