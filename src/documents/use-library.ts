import { useSyncExternalStore } from 'react';
import { currentLibrary, subscribe, type Library } from './library-state.ts';

/** The library on this device; undefined until it has been read. */
export const useLibrary = (): Library | undefined =>
  useSyncExternalStore(subscribe, currentLibrary, () => undefined);
