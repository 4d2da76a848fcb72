import { signedIn } from '../../account/services/customer-auth';

export default {
  routes: [
    {
      method: 'GET',
      path: '/users/me/requests',
      handler: 'personal-requests.list',
      config: { auth: signedIn },
    },
  ],
};
