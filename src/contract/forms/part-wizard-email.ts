import * as v from 'valibot';
import { email, line } from './fields.ts';

/** What is configured, sent to whoever configured it. The customer's own call leaves the code out. */
export const PartWizardEmail = v.object({
  email,
  partNumber: v.optional(line(120, 'Enter the ordering code.')),
});
