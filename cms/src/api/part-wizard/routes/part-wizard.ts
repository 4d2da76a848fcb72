const form = {
  auth: false,
  middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
};

export default {
  routes: [
    { method: 'GET', path: '/part-wizard/items', handler: 'part-wizard.items', config: { auth: false } },
    { method: 'POST', path: '/part-wizard/forms', handler: 'part-wizard.form', config: form },
    { method: 'POST', path: '/part-wizard/email', handler: 'part-wizard.email', config: form },
  ],
};
