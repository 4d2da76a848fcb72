import { anyone } from '../../account/services/customer-auth';

// Guests have a cart too. A response contains only the cart of the request's session or cookie.
const read = { auth: anyone, middlewares: ['api::cart.late-guest-cart'] };
const write = {
  auth: anyone,
  middlewares: [
    'global::data-envelope',
    'api::cart.cart-limit',
    'api::cart.late-guest-cart',
    'api::cart.guest-cart',
    { name: 'global::idempotency', config: { keepsBody: false } },
  ],
};
const cart = '/shopping-cart/cart';

export default {
  routes: [
    { method: 'GET', path: cart, handler: 'cart.find', config: read },
    { method: 'POST', path: cart, handler: 'cart.setLines', config: write },
    { method: 'DELETE', path: cart, handler: 'cart.clear', config: write },
    { method: 'PUT', path: `${cart}/:id`, handler: 'cart.setLine', config: write },
    { method: 'DELETE', path: `${cart}/:id`, handler: 'cart.removeLine', config: write },
  ],
};
