const config = { auth: false };

// Anyone with the signed token can read the request. There is no list.
export default {
  routes: [
    { method: 'GET', path: '/service-requests/:token', handler: 'service-request.findOne', config },
    {
      method: 'GET',
      path: '/service-requests/:token/shipping-document',
      handler: 'service-request.shippingDocument',
      config,
    },
    // The path on saved pages.
    {
      method: 'GET',
      path: '/service-requests/:token/shipping-paper',
      handler: 'service-request.oldShippingDocument',
      config,
    },
  ],
};
