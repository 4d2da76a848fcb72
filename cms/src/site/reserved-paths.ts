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

export function isReserved(pathname: string): boolean {
  const first = pathname.split('/', 2)[1] ?? '';
  return reserved.has(first) || isPartWizardCall(pathname);
}

// The page is at /part-wizard, its calls lie below.
export function isPartWizardCall(pathname: string): boolean {
  return pathname.startsWith('/part-wizard/');
}
