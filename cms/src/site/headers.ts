import { environment } from '../platform/config/environment';

// The same on every page and file of the site. `styles` is the source of the style sheet in the page, 'sha256-…'.
export function siteHeaders(styles?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), browsing-topics=()',
  };
}

function contentSecurityPolicy(styles?: string): string {
  const { RECAPTCHA_SITE_KEY, ANALYTICS_URL, STRIPE_SECRET_KEY, MEILISEARCH_URL } = environment();
  const analytics = ANALYTICS_URL ? [new URL(ANALYTICS_URL).origin] : [];
  const search = MEILISEARCH_URL ? [new URL(MEILISEARCH_URL).origin] : [];
  const captcha = RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  // Stripe's own list (docs.stripe.com/security/guide#content-security-policy), and only where cards are accepted.
  const isStripe = STRIPE_SECRET_KEY !== undefined;
  const stripeScripts = isStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const stripeCalls = isStripe ? ['https://api.stripe.com'] : [];
  const stripeFrames = isStripe ? [...stripeScripts, 'https://hooks.stripe.com'] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    // WebAssembly, not eval: it decodes scanned pages of documents, and codes where the browser cannot.
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...captcha, ...analytics, ...stripeScripts],
    ['connect-src', "'self'", ...captcha, ...analytics, ...search, ...stripeCalls],
    // A document is printed from a frame with the bytes that are shown.
    ['frame-src', "'self'", 'blob:', ...captcha, ...stripeFrames],
    ['style-src-elem', "'self'", ...(styles ? [`'${styles}'`] : [])],
    // Attributes only (a ratio, a column width of a table): they cannot load or run anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
