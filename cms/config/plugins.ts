import { environment } from '../src/platform/config/environment';

export default () => ({
  'users-permissions': {
    // As long as an entry can stay in the outbox of a device.
    config: { jwtSecret: environment().JWT_SECRET, jwt: { expiresIn: '30d' } },
  },
  upload: {
    config: {
      sizeLimit: environment().UPLOAD_LIMIT_MB * 1024 * 1024,
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'text/*', 'application/*', 'model/*', 'font/*'],
        // SVG and HTML files could run scripts on our origin.
        deniedTypes: [
          'image/svg+xml',
          'text/html',
          'application/xhtml+xml',
          'application/javascript',
          'text/javascript',
        ],
      },
    },
  },
  navigation: {
    enabled: true,
    config: {
      additionalFields: [],
      allowedLevels: 3,
      contentTypes: [],
      contentTypesNameFields: {},
      pathDefaultFields: {},
      gql: { navigationItemRelated: [] },
    },
  },
});
