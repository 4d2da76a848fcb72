const config = { auth: false };

// Anyone with the signed token may read the request; there is no list.
export default {
  routes: [
    { method: 'GET', path: '/service-requests/:token', handler: 'service-request.findOne', config },
    {
      method: 'GET',
      path: '/service-requests/:token/shipping-paper',
      handler: 'service-request.paper',
      config,
    },
  ],
};
