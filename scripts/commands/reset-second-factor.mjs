// @ts-check
import { staffTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Resets the second factor of a member of staff. Usually, a Super Admin does this in the admin.
 * @param {string[]} args
 */
export async function main([email, ...others]) {
  if (!email?.includes('@') || others.length > 0)
    throw new Problem(
      'Name the e-mail address of one account.',
      'Usage: npm run reset-second-factor -- EMAIL',
    );
  await staffTask('Resetting the second factor', { email });
  say(`${email} can now sign in with the password alone. An e-mail about this is sent once the site runs.`);
}
