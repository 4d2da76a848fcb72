export default {
  routes: [
    {
      method: 'POST',
      path: '/calibration-and-repair-forms',
      handler: 'calibration-and-repair-form.send',
      config: {
        auth: false,
        middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
      },
    },
  ],
};
