import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { checkBy } from './check-form.ts';
import { email, line, optionalText } from './fields.ts';

const WithdrawalForm = v.object({
  name: line(120, m.forms.enterName),
  number: line(40, m.forms.enterOrderNumber),
  email,
  items: optionalText(2000),
});

/** Validates a consumer's withdrawal before it is sent. */
export const checkWithdrawal = (body: unknown) => checkBy(WithdrawalForm, body);
