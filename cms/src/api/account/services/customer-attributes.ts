const described = (description: string) => ({ pluginOptions: { fieldshop: { description } } });

// What a customer's account holds beside Strapi's own fields.
export const customerAttributes = {
  name: { type: 'string', ...described('Name of the person.') },
  company: { type: 'string', ...described('Company the person buys for.') },
  vatNumber: { type: 'string', ...described('VAT number with its country’s letters, such as DE123456789.') },
  phone: { type: 'string', ...described('Telephone with country code.') },
  customerKind: {
    type: 'enumeration',
    enum: ['business', 'consumer'],
    default: 'business',
    ...described('Companies and consumers pay tax by different rules.'),
  },
  addresses: {
    type: 'component',
    component: 'account.address',
    repeatable: true,
    ...described('Addresses the person keeps for orders.'),
  },
  sessionVersion: {
    type: 'integer',
    default: 0,
    private: true,
    configurable: false,
    ...described('Counts the changes of the password. Each ends all sessions.'),
  },
};
