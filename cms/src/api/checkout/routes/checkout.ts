import { anyone } from '../../account/services/customer-auth';

// Open to guests; a response shows only what belongs to its session or cookie.
const auth = anyone;
const question = { auth, middlewares: ['global::data-envelope'] };
// Counted per IP, so that nobody fills the order book.
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
      config: question,
    },
    { method: 'POST', path: `${orders}/shipping`, handler: 'checkout.shipping', config: question },
    { method: 'POST', path: `${orders}/tax`, handler: 'checkout.tax', config: question },
    { method: 'POST', path: orders, handler: 'checkout.placeOrder', config: place },
  ],
};
