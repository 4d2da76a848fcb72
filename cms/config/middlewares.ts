import { placing } from '../src/platform/uploads/temporary-files';
import { environment } from '../src/platform/config/environment';

export default () => {
  const { CORS_ORIGINS, UPLOAD_LIMIT_MB } = environment();
  return [
    // In place of strapi::logger, which logs queries.
    'global::requests',
    'global::default-headers',
    'global::language',
    'strapi::errors',
    'global::http-errors',
    // Before the middlewares that need the database.
    'global::ready',
    'global::market',
    'global::metrics',
    'global::forwarded',
    'global::transport-security',
    'global::security-txt',
    'global::csp-reports',
    'global::root-paths',
    'global::uploads',
    'global::mailbox',
    'global::site',
    'global::admin-pending',
    { name: 'strapi::cors', config: { origin: CORS_ORIGINS, credentials: false } },
    // Before strapi::security, which takes longer than a cached response.
    'global::response-cache',
    'global::facts',
    'global::translations',
    'global::prices',
    {
      name: 'strapi::security',
      config: { hsts: false, contentSecurityPolicy: { directives: adminSources } },
    },
    'strapi::query',
    'global::query-limits',
    'global::stable-content',
    'global::navigation-render',
    'global::before-body',
    { name: 'strapi::body', config: bodyLimits(UPLOAD_LIMIT_MB) },
    'global::after-body',
    'global::basic-pages',
    'global::customer-text',
    'global::staff-sign-in',
    'global::staff-events',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};

const bodyLimits = (uploadLimitMb: number) => ({
  jsonLimit: '1mb',
  formLimit: '256kb',
  textLimit: '256kb',
  // A webhook signs the bytes of its body.
  includeUnparsed: true,
  formidable: { maxFileSize: uploadLimitMb * 1024 * 1024, ...placing },
});

// The admin loads nothing from other origins. Strapi merges these lists into its own by position, so each must be as long
// as Strapi's.
const self = "'self'";
const adminSources = {
  'connect-src': [self, self],
  'img-src': [self, 'data:', 'blob:', self],
  'font-src': [self, self, 'data:'],
  'style-src': [self, self, "'unsafe-inline'"],
  'base-uri': ["'none'"],
};
