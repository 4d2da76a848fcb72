import { environment } from '../platform/config/environment';
import type { InlineHashes } from '../platform/site-build/site-build';

/** The headers of every page and file of the site. */
export function siteHeaders(inline: InlineHashes = { styles: [], scripts: [] }): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), browsing-topics=()',
  };
}

function contentSecurityPolicy({ styles, scripts }: InlineHashes): string {
  const { RECAPTCHA_SITE_KEY, ANALYTICS_URL, STRIPE_SECRET_KEY, MEILISEARCH_URL } = environment();
  const analytics = ANALYTICS_URL ? [new URL(ANALYTICS_URL).origin] : [];
  const search = MEILISEARCH_URL ? [new URL(MEILISEARCH_URL).origin] : [];
  const captcha = RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  // Only if cards are accepted: https://docs.stripe.com/security/guide#content-security-policy
  const isStripe = STRIPE_SECRET_KEY !== undefined;
  const stripeScripts = isStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const stripeCalls = isStripe ? ['https://api.stripe.com'] : [];
  const stripeFrames = isStripe ? [...stripeScripts, 'https://hooks.stripe.com'] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    // WebAssembly decodes scanned pages of documents, and QR codes in browsers that cannot.
    [
      'script-src',
      "'self'",
      "'wasm-unsafe-eval'",
      ...scripts.map(quoted),
      ...captcha,
      ...analytics,
      ...stripeScripts,
    ],
    ['connect-src', "'self'", ...captcha, ...analytics, ...search, ...stripeCalls],
    // Documents are printed from a frame with a blob URL.
    ['frame-src', "'self'", 'blob:', ...captcha, ...stripeFrames],
    ['style-src-elem', "'self'", ...styles.map(quoted)],
    // Only style attributes, such as an aspect ratio or a column width. They cannot load or run anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const quoted = (hash: string) => `'${hash}'`;
