// Quote requests of the part wizard are enquiries, so their route is in that domain.
export default {
  routes: [
    { method: 'GET', path: '/part-wizard/items', handler: 'part-wizard.items', config: { auth: false } },
    {
      method: 'POST',
      path: '/part-wizard/email',
      handler: 'part-wizard.email',
      config: {
        auth: false,
        middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
      },
    },
  ],
};
