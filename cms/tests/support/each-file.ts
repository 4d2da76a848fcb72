import { createRequire } from 'node:module';
import { afterAll } from 'vitest';
import { endFile, startFile } from './backend';

const require = createRequire(import.meta.url);

hashCheaply();
startFile();
afterAll(endFile);

/** A password hash of the usual cost takes 60 ms, and every test with an account needs several. */
function hashCheaply(): void {
  const bcrypt = require('bcryptjs');
  const { hash, hashSync } = bcrypt;
  const cheap = (salt: unknown) => (typeof salt === 'number' ? 4 : salt);
  bcrypt.hash = (text: string, salt: unknown, ...others: unknown[]) => hash(text, cheap(salt), ...others);
  bcrypt.hashSync = (text: string, salt: unknown) => hashSync(text, cheap(salt));
}
