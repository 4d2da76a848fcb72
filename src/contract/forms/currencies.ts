/** In which the cost of a repair can be limited. Without the rules of the form, so that its page need not load them. */
export const currencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;
