import { anyone } from '../../../accounts/customer-auth';

// Anyone may call these; each answers only with what belongs to the session or cookie it came with.
const auth = anyone;
const open = { auth: false };
const read = { auth };
// Counted by address, so that nobody fills the order book.
const order = {
  auth,
  middlewares: [
    'global::data-envelope',
    'global::card-payment',
    { name: 'global::idempotency', config: { isForm: true } },
  ],
};
const change = { auth, middlewares: ['global::idempotency'] };
const write = {
  auth,
  middlewares: [
    'global::data-envelope',
    'global::cart-limit',
    'global::guest-cart',
    { name: 'global::idempotency', config: { keepsBody: false } },
  ],
};
const question = { auth, middlewares: ['global::data-envelope'] };

export default {
  routes: [
    { method: 'GET', path: '/shopping-cart/cart', handler: 'cart.find', config: read },
    { method: 'POST', path: '/shopping-cart/cart', handler: 'cart.setLines', config: write },
    { method: 'DELETE', path: '/shopping-cart/cart', handler: 'cart.clear', config: write },
    { method: 'PUT', path: '/shopping-cart/cart/:id', handler: 'cart.setLine', config: write },
    { method: 'DELETE', path: '/shopping-cart/cart/:id', handler: 'cart.removeLine', config: write },
    { method: 'GET', path: '/shopping-cart/settings', handler: 'checkout.settings', config: read },
    ...['address/verify', 'shipping', 'tax'].map((path) => ({
      method: 'POST',
      path: `/shopping-cart/orders/${path}`,
      handler: `checkout.${path === 'address/verify' ? 'verifyAddress' : path}`,
      config: question,
    })),
    { method: 'POST', path: '/shopping-cart/orders', handler: 'order.place', config: order },
    { method: 'GET', path: '/shopping-cart/orders', handler: 'order.list', config: read },
    { method: 'GET', path: '/shopping-cart/orders/:id', handler: 'order.findOne', config: read },
    { method: 'POST', path: '/shopping-cart/orders/:id/cancel', handler: 'order.cancel', config: change },
    { method: 'POST', path: '/shopping-cart/orders/:id/withdraw', handler: 'order.withdraw', config: change },
    { method: 'GET', path: '/shopping-cart/orders/:id/papers/:kind', handler: 'order.paper', config: read },
    { method: 'GET', path: '/shopping-cart/quotes/:id', handler: 'quote.findOne', config: open },
    { method: 'GET', path: '/shopping-cart/quotes/:id/pdf', handler: 'quote.pdf', config: open },
    { method: 'POST', path: '/shopping-cart/payment-intent', handler: 'payment.start', config: question },
    { method: 'GET', path: '/shopping-cart/cards', handler: 'payment.cards', config: read },
    { method: 'DELETE', path: '/shopping-cart/cards/:id', handler: 'payment.removeCard', config: read },
    { method: 'POST', path: '/shopping-cart/stripe/webhook', handler: 'payment.webhook', config: open },
    // Only where the stand-in takes Stripe's place; otherwise not there.
    ...['GET', 'POST'].flatMap((method) =>
      ['', '/:action'].map((action) => ({
        method,
        path: `/shopping-cart/test-payments/v1/payment_intents/:intent${action}`,
        handler: 'payment.standIn',
        config: open,
      })),
    ),
  ],
};
