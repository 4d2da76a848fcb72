import { signedIn } from '../../account/services/customer-auth';

export default {
  routes: [
    {
      method: 'GET',
      path: '/users/me/instruments',
      handler: 'own-instruments.list',
      config: { auth: signedIn },
    },
  ],
};
