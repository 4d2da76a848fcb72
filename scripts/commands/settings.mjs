// @ts-check
import { readEnvironment, settingsFile } from '../setup/environment.mjs';
import { say } from '../terminal/progress.mjs';

/** Writes the settings that the first start needs to the settings file. Later starts change nothing. */
export async function main() {
  const { added } = readEnvironment();
  if (added.length === 0) return;
  say(`Added random secrets to ${settingsFile}.`);
  // Not the password itself, because logs are stored.
  if (added.includes('ADMIN_PASSWORD'))
    say('Sign in to /admin with ADMIN_EMAIL and ADMIN_PASSWORD from this file.');
}
