// Read by e-mail clients, which send neither cookies nor tokens.
export default {
  routes: [
    {
      method: 'GET',
      path: '/email-pictures/:file',
      handler: 'email-picture.find',
      config: { auth: false },
    },
  ],
};
