// First parts of paths that belong to the API, the admin and their plugins, never to a page.
const reserved = new Set([
  '_health',
  'admin',
  'api',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'documentation',
  'email',
  'i18n',
  'mailbox',
  'navigation',
  'openapi.json',
  'recaptcha',
  'review-workflows',
  'shopping-cart',
  'upload',
  'uploads',
  'users-permissions',
]);

// Case-insensitive, like the router.
export function isReserved(pathname: string): boolean {
  const first = pathname.toLowerCase().split('/', 2)[1] ?? '';
  return reserved.has(first) || isCallOutsideApi(pathname);
}

/** API routes of the customer outside /api. Anything else under /part-wizard is a page that does not exist. */
export function isCallOutsideApi(pathname: string): boolean {
  return /^\/(?:(?:shopping-cart|recaptcha)\/|part-wizard\/(?:items|forms|email)(?:\/|$))/i.test(pathname);
}
