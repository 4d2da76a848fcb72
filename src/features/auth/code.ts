/** What the link in a mail carries: behind the #, where no server sees it; or as Strapi's own mails have it. */
export const codeOf = ({ hash, search }: { hash: string; search: string }): string =>
  hash.slice(1) || (new URLSearchParams(search).get('code') ?? '');
