import { createContext } from 'react';

/** Origin of the site, for absolute URLs: canonical, Open Graph, JSON-LD. */
export const SiteOriginContext = createContext('');
