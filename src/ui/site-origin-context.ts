import { createContext } from 'react';

/** Scheme and host of the site, for addresses that must be whole: canonical, Open Graph, JSON-LD. */
export const SiteOriginContext = createContext('');
