import { previewAddress } from '../src/site/preview-address';
import { environment } from '../src/settings/environment';

export default () => {
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY } = environment();
  return {
    autoOpen: false,
    auth: { secret: ADMIN_JWT_SECRET },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    preview: { enabled: true, config: { handler: previewAddress } },
    flags: { nps: false, promoteEE: false, docLinks: true },
  };
};
