import { anyone } from '../../account/services/customer-auth';

// Guests can order too. A response contains only data of the request's session or cookie.
const auth = anyone;
const calculation = { auth, middlewares: ['global::data-envelope'] };
// Limited per IP address, so that nobody can flood the shop with orders.
const place = {
  auth,
  middlewares: [
    'global::data-envelope',
    'api::checkout.card-payment',
    { name: 'global::idempotency', config: { isForm: true } },
  ],
};
const orders = '/shopping-cart/orders';

export default {
  routes: [
    { method: 'GET', path: '/shopping-cart/settings', handler: 'checkout.settings', config: { auth } },
    {
      method: 'POST',
      path: `${orders}/address/verify`,
      handler: 'checkout.verifyAddress',
      config: calculation,
    },
    { method: 'POST', path: `${orders}/shipping`, handler: 'checkout.shipping', config: calculation },
    { method: 'POST', path: `${orders}/tax`, handler: 'checkout.tax', config: calculation },
    { method: 'POST', path: orders, handler: 'checkout.placeOrder', config: place },
  ],
};
