import { createContext } from 'react';

/** True if the server cannot be reached at the moment, so the data may be out of date. */
export const IsOfflineContext = createContext(false);
