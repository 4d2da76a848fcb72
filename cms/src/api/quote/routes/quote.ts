// Protected by the token in the link to the quote.
const config = { auth: false };

export default {
  routes: [
    { method: 'GET', path: '/shopping-cart/quotes/:id', handler: 'quote.findOne', config },
    { method: 'GET', path: '/shopping-cart/quotes/:id/pdf', handler: 'quote.pdf', config },
  ],
};
