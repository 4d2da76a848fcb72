/** Where one was before signing in: a page of this site, whatever the address says. */
export function returnPath(search: URLSearchParams): string {
  const path = search.get('return') ?? '';
  const isOwn = /^\/(?![/\\])/.test(path) && new URL(path, 'https://own.invalid').host === 'own.invalid';
  return isOwn ? path : '/account';
}

/** The way on to another of these pages takes it along. */
export const withReturn = (page: string, search: URLSearchParams) => {
  const path = search.get('return');
  return path === null ? page : `${page}?return=${encodeURIComponent(path)}`;
};
