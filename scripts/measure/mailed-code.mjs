// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const WITHIN_MS = 20_000;

/**
 * The code in the link to a page, such as the one to reset a password, from the local mailbox.
 * @param {string} email
 * @param {string} folder
 * @param {string} [page]
 */
export async function codeFor(email, folder, page = 'reset-password') {
  const mailbox = path.join(folder, 'mailbox');
  for (const until = Date.now() + WITHIN_MS; Date.now() < until; await delay(200))
    for (const name of (existsSync(mailbox) ? readdirSync(mailbox) : []).filter((file) =>
      file.endsWith('.json'),
    )) {
      const text = readFileSync(path.join(mailbox, name), 'utf8');
      const [, code] = new RegExp(`/${page}#([\\w.~-]+)`).exec(text) ?? [];
      if (code && text.includes(email)) return code;
    }
  return '';
}
