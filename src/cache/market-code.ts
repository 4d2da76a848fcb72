/**
 * The code of the market that the visitor has chosen; empty for the default one. The server sets the cookie and renders pages
 * with the prices of the market.
 */
export const currentMarketCode = (): string =>
  typeof document === 'undefined' ? '' : (/(?:^|; )market=([a-z\d-]+)/.exec(document.cookie)?.[1] ?? '');
