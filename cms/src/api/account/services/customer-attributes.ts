const described = (description: string) => ({ pluginOptions: { fieldshop: { description } } });

// Fields of a customer account in addition to Strapi's own.
export const customerAttributes = {
  name: { type: 'string', ...described('Name of the person.') },
  company: { type: 'string', ...described('Company this person buys for.') },
  vatNumber: { type: 'string', ...described('VAT number with the country prefix, for example DE136695976.') },
  phone: { type: 'string', ...described('Phone number with country code.') },
  customerKind: {
    type: 'enumeration',
    enum: ['business', 'consumer'],
    default: 'business',
    ...described('Determines which tax rules apply.'),
  },
  addresses: {
    type: 'component',
    component: 'account.address',
    repeatable: true,
    ...described('Saved addresses for orders.'),
  },
  language: {
    type: 'string',
    private: true,
    configurable: false,
    ...described(
      'Language of the last sign-in, such as de. E-mails about the account that the customer does not cause are in this language; if it is empty, in the first language of the site.',
    ),
  },
  sessionVersion: {
    type: 'integer',
    default: 0,
    private: true,
    configurable: false,
    ...described('Number of password changes. Each change ends all sessions.'),
  },
  activeAt: {
    type: 'datetime',
    private: true,
    configurable: false,
    ...described('Last sign-in. Empty for accounts that have not signed in since this has been recorded.'),
  },
  deletionWarnedAt: {
    type: 'datetime',
    private: true,
    configurable: false,
    ...described('When the owner was notified that the account will be deleted because nobody uses it.'),
  },
};
