/**
 * Reads the code of a link in an e-mail: after the `#`, where no server sees it, or as in Strapi's own
 * e-mails.
 */
export const codeOf = ({ hash, search }: { hash: string; search: string }): string =>
  hash.slice(1) || (new URLSearchParams(search).get('code') ?? '');
