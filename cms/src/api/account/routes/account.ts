export default {
  routes: [
    {
      method: 'POST',
      path: '/auth/token/verify',
      handler: 'account.verifyToken',
      config: { auth: false },
    },
  ],
};
