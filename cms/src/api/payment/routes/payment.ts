import { anyone } from '../../account/services/customer-auth';

const own = { auth: anyone };
const open = { auth: false };
const start = { auth: anyone, middlewares: ['global::data-envelope'] };
const fakeIntents = '/shopping-cart/test-payments/v1/payment_intents/:intent';

export default {
  routes: [
    { method: 'POST', path: '/shopping-cart/payment-intent', handler: 'payment.start', config: start },
    { method: 'GET', path: '/shopping-cart/cards', handler: 'payment.cards', config: own },
    { method: 'DELETE', path: '/shopping-cart/cards/:id', handler: 'payment.removeCard', config: own },
    { method: 'POST', path: '/shopping-cart/stripe/webhook', handler: 'payment.webhook', config: open },
    // 404 unless payments run in test mode, which replaces Stripe with a fake.
    ...['GET', 'POST'].flatMap((method) =>
      [fakeIntents, `${fakeIntents}/:action`].map((path) => ({
        method,
        path,
        handler: 'payment.fakeStripe',
        config: open,
      })),
    ),
  ],
};
