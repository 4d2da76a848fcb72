import { createContext } from 'react';

/** The server's answer to the page being rendered. The browser has one too and nobody reads it. */
export interface PageResponse {
  status: number;
}

export const ResponseContext = createContext<PageResponse>({ status: 200 });
