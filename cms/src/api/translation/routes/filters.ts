export default {
  routes: [{ method: 'GET', path: '/translation/filters', handler: 'filters.list', config: { auth: false } }],
};
