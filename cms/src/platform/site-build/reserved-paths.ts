// First parts of paths that belong to the API, the admin and their plugins, or to the pages for visitors without
// JavaScript, never to a page of an editor.
const reserved = new Set([
  '_csp-reports',
  '_health',
  '_ready',
  'admin',
  'api',
  'basic',
  'content-manager',
  'content-releases',
  'content-type-builder',
  'documentation',
  'email',
  'i18n',
  'mailbox',
  'metrics',
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

/** Pages for visitors without JavaScript. */
export function isBasicPage(pathname: string): boolean {
  return pathname.startsWith('/basic/');
}

/** API routes of the customer outside /api. Anything else under /part-wizard is a page that does not exist. */
export function isCallOutsideApi(pathname: string): boolean {
  return /^\/(?:(?:shopping-cart|recaptcha)\/|part-wizard\/(?:items|forms|email)(?:\/|$))/i.test(pathname);
}
