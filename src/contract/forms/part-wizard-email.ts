import * as v from 'valibot';
import { email, line } from './fields.ts';

/** E-mails a configuration to the visitor. The code may be missing in the customer's own API calls. */
export const PartWizardEmail = v.object({
  email,
  partNumber: v.optional(line(120, 'Enter the ordering code.')),
});
