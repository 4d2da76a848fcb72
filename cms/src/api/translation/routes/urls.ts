export default {
  routes: [{ method: 'GET', path: '/translation/urls', handler: 'urls.list', config: { auth: false } }],
};
