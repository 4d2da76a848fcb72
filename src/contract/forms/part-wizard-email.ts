import * as v from 'valibot';
import { email, line } from './fields.ts';

/** What is configured, sent to whoever configured it. */
export const PartWizardEmail = v.object({
  email,
  partNumber: line(120, 'Enter the ordering code.'),
});
