/** The code of the market that the visitor has chosen. Empty for the default one. Not in workers, which have no cookies. */
export const currentMarketCode = (): string => /(?:^|; )market=([^;]*)/.exec(document.cookie)?.[1] ?? '';
