import { isTimely, readSubmission } from '../../../platform/signed-links/submission';

/** Returns a proof that can be used once, if a person may have sent this form without JavaScript (decision 34). */
export function verifyOpenedForm(token: string, entry: string): string | undefined {
  const submission = readSubmission(token);
  return submission?.entry === entry && isTimely(submission) ? `form ${token}` : undefined;
}
