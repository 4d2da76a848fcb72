import { environment } from '../platform/config/environment';
import { cspReportsPath } from '../platform/http/csp-reports-path';
import type { InlineHashes } from '../platform/site-build/site-build';

const none: InlineHashes = { styles: [], scripts: [] };
// Requirement 6.4.3 of PCI DSS: these pages load only the scripts that they need. Quotes are paid in the checkout too.
const paymentPages = new Set(['/checkout', '/account/cards']);

/** The headers of every page and file of the site. Those of a page include the hashes of its inline elements. */
export function siteHeaders(inline: InlineHashes = none, pathname = ''): Record<string, string> {
  const origins = originsOf(paymentPages.has(pathname) ? 'payment' : 'other');
  const isPage = inline !== none;
  const hasOtherScripts = origins.scripts.length > 0;
  const policy = contentSecurityPolicy(inline, origins);
  return {
    'Content-Security-Policy': isPage && !hasOtherScripts ? `${policy}; ${trustedTypes}` : policy,
    // Third-party scripts may violate it, so violations are only reported.
    ...(isPage &&
      hasOtherScripts && { 'Content-Security-Policy-Report-Only': `${trustedTypes}; ${reporting()}` }),
    'Reporting-Endpoints': `${endpoint}="${cspReportsPath}"`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), browsing-topics=()',
  };
}

const endpoint = 'csp';
// Browsers that know report-to ignore report-uri, and send such reports only over https.
const reporting = () =>
  environment().SITE_URL?.startsWith('https:')
    ? `report-uri ${cspReportsPath}; report-to ${endpoint}`
    : `report-uri ${cspReportsPath}`;
// The policies are in src/index.html and src/ui/server-html.tsx.
const trustedTypes = "require-trusted-types-for 'script'; trusted-types default server-html";

type Origins = { scripts: string[]; calls: string[]; frames: string[] };

/** What a page may load from other origins: docs/security.md lists the scripts. */
function originsOf(page: 'payment' | 'other'): Origins {
  const { RECAPTCHA_SITE_KEY, ANALYTICS_URL, STRIPE_SECRET_KEY, MEILISEARCH_URL } = environment();
  const isPayment = page === 'payment';
  const analytics = ANALYTICS_URL && !isPayment ? [new URL(ANALYTICS_URL).origin] : [];
  const search = MEILISEARCH_URL ? [new URL(MEILISEARCH_URL).origin] : [];
  const hasCaptcha = RECAPTCHA_SITE_KEY !== undefined && !isPayment;
  const captcha = hasCaptcha ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  // Only if cards are accepted: https://docs.stripe.com/security/guide#content-security-policy
  const isStripe = STRIPE_SECRET_KEY !== undefined;
  const stripeScripts = isStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  return {
    scripts: [...captcha, ...analytics, ...stripeScripts],
    calls: [...captcha, ...analytics, ...search, ...(isStripe ? ['https://api.stripe.com'] : [])],
    frames: [...captcha, ...stripeScripts, ...(isStripe ? ['https://hooks.stripe.com'] : [])],
  };
}

function contentSecurityPolicy({ styles, scripts }: InlineHashes, origins: Origins): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    // WebAssembly decodes scanned pages of documents, and QR codes in browsers without a decoder.
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts.map(quoted), ...origins.scripts],
    ['connect-src', "'self'", ...origins.calls],
    // Documents are printed from a frame with a blob URL.
    ['frame-src', "'self'", 'blob:', ...origins.frames],
    ['style-src-elem', "'self'", ...styles.map(quoted)],
    // Only style attributes, such as an aspect ratio or a column width. They cannot load or run anything.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return [...directives.map((directive) => directive.join(' ')), reporting()].join('; ');
}

const quoted = (hash: string) => `'${hash}'`;
