/** The page to return to after signing in; only pages of this site are accepted. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get('return') ?? '';
  const isOwn = /^\/(?![/\\])/.test(path) && new URL(path, 'https://own.invalid').host === 'own.invalid';
  return isOwn ? path : '/account';
}

/** Passes the return path on to another of these pages. */
export const withReturn = (page: string, search: URLSearchParams) => {
  const path = search.get('return');
  return path === null ? page : `${page}?return=${encodeURIComponent(path)}`;
};
