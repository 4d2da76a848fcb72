import { environment } from '../src/settings/environment';

export default () => {
  const { CORS_ORIGINS, UPLOAD_LIMIT_MB } = environment();
  return [
    'strapi::logger',
    'strapi::errors',
    'global::transport-security',
    'global::root-paths',
    'global::uploads',
    'global::site',
    'global::admin-pending',
    {
      name: 'strapi::security',
      config: { hsts: false, contentSecurityPolicy: { directives: adminSources } },
    },
    { name: 'strapi::cors', config: { origin: CORS_ORIGINS, credentials: false } },
    'global::response-cache',
    'strapi::query',
    'global::api-guard',
    'global::navigation-render',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: '1mb',
        formLimit: '256kb',
        textLimit: '256kb',
        formidable: { maxFileSize: UPLOAD_LIMIT_MB * 1024 * 1024 },
      },
    },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};

// The admin and the API load nothing from other addresses.
const adminSources = {
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
};
