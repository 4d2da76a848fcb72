import { anyone } from '../../account/services/customer-auth';

// Guests can read their orders too, with the signed link to the order.
const read = { auth: anyone };
const change = { auth: anyone, middlewares: ['global::idempotency'] };
// Limited per IP address and e-mail address, because it sends e-mails.
const statement = {
  auth: anyone,
  middlewares: [
    'api::account.minimum-response-time',
    { name: 'global::idempotency', config: { isForm: true } },
  ],
};
const orders = '/shopping-cart/orders';

export default {
  routes: [
    { method: 'GET', path: orders, handler: 'order.list', config: read },
    { method: 'GET', path: `${orders}/:id`, handler: 'order.findOne', config: read },
    { method: 'POST', path: `${orders}/:id/cancel`, handler: 'order.cancel', config: change },
    { method: 'POST', path: `${orders}/:id/withdraw`, handler: 'order.withdraw', config: change },
    {
      method: 'POST',
      path: '/shopping-cart/withdrawals',
      handler: 'order.receiveWithdrawal',
      config: statement,
    },
    { method: 'GET', path: `${orders}/:id/documents/:kind`, handler: 'order.pdf', config: read },
    // The path that older e-mails and saved pages contain.
    { method: 'GET', path: `${orders}/:id/papers/:kind`, handler: 'order.oldPdf', config: read },
  ],
};
