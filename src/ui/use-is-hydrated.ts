import { useSyncExternalStore } from 'react';

/** False on the server and while React takes over the server's HTML, which the first render must equal. */
export const useIsHydrated = () => useSyncExternalStore(subscribe, inBrowser, inServerHtml);

const subscribe = () => () => undefined;
const inBrowser = () => true;
const inServerHtml = () => false;
