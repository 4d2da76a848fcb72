import { useSyncExternalStore } from 'react';
import { currentLibrary, subscribe, type Library } from './library-state.ts';

/** What is on the device; undefined until it has been asked. */
export const useLibrary = (): Library | undefined =>
  useSyncExternalStore(subscribe, currentLibrary, () => undefined);
