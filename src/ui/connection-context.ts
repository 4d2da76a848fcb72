import { createContext } from 'react';

/** Whether the server cannot be reached just now, so that what is shown may be old. */
export const IsOfflineContext = createContext(false);
