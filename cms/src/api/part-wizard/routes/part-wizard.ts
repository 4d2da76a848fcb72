export default {
  routes: [
    { method: 'GET', path: '/part-wizard/items', handler: 'part-wizard.items', config: { auth: false } },
  ],
};
