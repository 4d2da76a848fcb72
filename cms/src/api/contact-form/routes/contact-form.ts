const config = {
  auth: false,
  middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
};

export default {
  routes: [
    { method: 'POST', path: '/contact-forms', handler: 'contact-form.send', config },
    { method: 'POST', path: '/part-wizard/forms', handler: 'contact-form.sendConfiguration', config },
  ],
};
