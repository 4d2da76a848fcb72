import * as v from 'valibot';
import { checkBy } from './check-form.ts';
import { email, line, optionalText } from './fields.ts';

const WithdrawalForm = v.object({
  name: line(120, 'Enter your name.'),
  number: line(40, 'Enter your order number. It is in every e-mail about the order.'),
  email,
  items: optionalText(2000),
});

/** Validates a consumer's withdrawal before it is sent. */
export const checkWithdrawal = (body: unknown) => checkBy(WithdrawalForm, body);
