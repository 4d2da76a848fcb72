export default {
  routes: [
    {
      method: 'POST',
      path: '/contact-forms',
      handler: 'contact-form.send',
      config: {
        auth: false,
        middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
      },
    },
  ],
};
