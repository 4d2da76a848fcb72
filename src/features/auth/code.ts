/**
 * Reads the code from an e-mail link: after the `#`, which browsers do not send to servers, or from `?code=`, as
 * in Strapi's own e-mails.
 */
export const codeOf = ({ hash, search }: { hash: string; search: string }): string =>
  hash.slice(1) || (new URLSearchParams(search).get('code') ?? '');
