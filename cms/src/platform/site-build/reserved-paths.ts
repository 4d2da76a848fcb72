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

// The router ignores case, so these do too.
export function isReserved(pathname: string): boolean {
  const first = pathname.toLowerCase().split('/', 2)[1] ?? '';
  return reserved.has(first) || isCallOutsideApi(pathname);
}

/** A call of the customer's that is not below /api. Anything else below /part-wizard is a page that does not exist. */
export function isCallOutsideApi(pathname: string): boolean {
  return /^\/(?:(?:shopping-cart|recaptcha)\/|part-wizard\/(?:items|forms|email)(?:\/|$))/i.test(pathname);
}
