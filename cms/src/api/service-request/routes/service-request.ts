const config = { auth: false };

const form = {
  auth: false,
  middlewares: ['global::data-envelope', { name: 'global::idempotency', config: { isForm: true } }],
};

// Anyone with the signed token can read the request. There is no list.
export default {
  routes: [
    { method: 'POST', path: '/calibration-and-repair-forms', handler: 'service-request.send', config: form },
    { method: 'GET', path: '/service-requests/:token', handler: 'service-request.findOne', config },
    {
      method: 'GET',
      path: '/service-requests/:token/shipping-document',
      handler: 'service-request.shippingDocument',
      config,
    },
    // The earlier path, which saved pages still link to.
    {
      method: 'GET',
      path: '/service-requests/:token/shipping-paper',
      handler: 'service-request.oldShippingDocument',
      config,
    },
  ],
};
