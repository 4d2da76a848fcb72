import { previewUrl } from '../src/site/preview-url';
import { environment } from '../src/platform/config/environment';

export default () => {
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY } = environment();
  return {
    autoOpen: false,
    auth: { secret: ADMIN_JWT_SECRET },
    forgotPassword: { emailTemplate: resetMail },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    preview: { enabled: true, config: { handler: previewUrl } },
    flags: { nps: false, promoteEE: false, docLinks: true },
  };
};

// Each line becomes a paragraph: src/api/setting/part.ts.
const resetText = `Hello,
You asked to reset your password for the admin. Open this link within one hour to choose a new one:
<%= url %>
If you did not ask for this, you can ignore this e-mail. Your password will not change.`;
const resetMail = { subject: 'Reset your admin password', text: resetText, html: resetText };
