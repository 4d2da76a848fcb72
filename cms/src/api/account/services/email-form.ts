import * as v from 'valibot';
import { texts } from '../../../platform/messages/texts';

const message = () => texts().account.enterValidEmail;

/** A form whose only field is an e-mail address. */
export const EmailForm = v.object({
  email: v.pipe(v.string(message), v.trim(), v.maxLength(254, message), v.email(message)),
});
