import { createContext, use } from 'react';
import type { Setting } from '#src/contract/site.ts';

/** Name, pictures and company of the site; null until known. */
export const SiteContext = createContext<Setting | null>(null);

/** Whether people may buy for themselves; a backend that does not say so sells to them. */
export const useSellsToConsumers = (): boolean => use(SiteContext)?.shop?.sellsToConsumers ?? true;

/** When goods in stock leave. */
export function useDispatchWords(): string {
  const until = use(SiteContext)?.shop?.dispatchUntil;
  return until ? `ships the same working day if ordered before ${until}` : 'ships the next working day';
}
