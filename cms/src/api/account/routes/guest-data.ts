import { anyone } from '../services/customer-auth';

const change = { auth: anyone, middlewares: ['global::idempotency'] };
// Limited per IP address and e-mail address, because it sends an e-mail.
const request = {
  auth: anyone,
  middlewares: ['api::account.even-time', { name: 'global::idempotency', config: { isForm: true } }],
};

// For people without an account. The link that is mailed to them proves who they are.
export default {
  routes: [
    { method: 'POST', path: '/guest-data/requests', handler: 'guest-data.request', config: request },
    // Sends the code in the body, so that it appears in no log.
    { method: 'POST', path: '/guest-data/export', handler: 'guest-data.export', config: { auth: anyone } },
    { method: 'POST', path: '/guest-data/erasure', handler: 'guest-data.erase', config: change },
  ],
};
