// E-mail clients load these pictures and send neither cookies nor tokens.
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
