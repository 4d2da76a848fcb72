import { environment } from '../src/settings/environment';

export default () => {
  const { CORS_ORIGINS, UPLOAD_LIMIT_MB } = environment();
  return [
    'strapi::logger',
    'strapi::errors',
    'strapi::security',
    { name: 'strapi::cors', config: { origin: CORS_ORIGINS, credentials: false } },
    'strapi::query',
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
