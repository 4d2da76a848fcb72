import { signedIn } from '../services/customer-auth';

export default {
  routes: [
    { method: 'GET', path: '/users/me/requests', handler: 'own-requests.list', config: { auth: signedIn } },
  ],
};
