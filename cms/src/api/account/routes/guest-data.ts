import { anyone } from '../services/customer-auth';

const change = { auth: anyone, middlewares: ['global::idempotency'] };
// Limited per IP address and e-mail address, because it sends an e-mail.
const request = {
  auth: anyone,
  middlewares: [
    'api::account.minimum-response-time',
    { name: 'global::idempotency', config: { isForm: true } },
  ],
};

// For people without an account, who prove their identity with a link sent by e-mail.
export default {
  routes: [
    { method: 'POST', path: '/guest-data/requests', handler: 'guest-data.request', config: request },
    // The code is sent in the body, so that it does not appear in any log.
    { method: 'POST', path: '/guest-data/export', handler: 'guest-data.export', config: { auth: anyone } },
    { method: 'POST', path: '/guest-data/erasure', handler: 'guest-data.erase', config: change },
  ],
};
