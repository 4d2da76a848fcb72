export default {
  routes: [
    { method: 'GET', path: '/catalogue/families', handler: 'catalogue.families', config: { auth: false } },
  ],
};
