import { signedIn } from '../../account/services/customer-auth';

const read = { auth: signedIn };
const write = { auth: signedIn, middlewares: ['global::idempotency'] };
const configurations = '/users/me/saved-configurations';

export default {
  routes: [
    { method: 'GET', path: configurations, handler: 'saved-configuration.find', config: read },
    { method: 'PUT', path: `${configurations}/:code`, handler: 'saved-configuration.save', config: write },
    {
      method: 'DELETE',
      path: `${configurations}/:code`,
      handler: 'saved-configuration.remove',
      config: write,
    },
  ],
};
