import { createContext } from 'react';

export const PrefetchContext = createContext<(href: string) => Promise<void>>(() => Promise.resolve());
