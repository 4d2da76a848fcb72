import { createContext } from 'react';

/** The server's response for the page being rendered. In the browser it is not used. */
export interface PageResponse {
  status: number;
}

export const ResponseContext = createContext<PageResponse>({ status: 200 });
