import { environment } from '../src/platform/config/environment';
import { clientOptions, hasBucket } from '../src/platform/storage/bucket';

export default () => ({
  'users-permissions': {
    // As long as an entry can stay in the outbox of a device.
    config: { jwtSecret: environment().JWT_SECRET, jwt: { expiresIn: '30d' } },
  },
  upload: {
    config: {
      ...(hasBucket() ? bucketProvider() : {}),
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

// Files have the same URLs as on the disk, because our server sends them: see src/middlewares/uploads.ts.
function bucketProvider() {
  // Without an ACL, the bucket's own policy applies: only our server reads it.
  const s3Options = { ...clientOptions(), params: { Bucket: environment().S3_BUCKET, ACL: undefined } };
  return { provider: 'aws-s3', providerOptions: { baseUrl: '/', rootPath: 'uploads', s3Options } };
}
