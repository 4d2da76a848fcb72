import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { invalid, type HttpError } from '../../../platform/http/http-error';
import { cmsFolder } from '../../../platform/config/cms-folder';
import { texts } from '../../../platform/messages/texts';
import type { Customer } from './customer';

// A hash that no password matches. It has the same cost as Strapi's hashes, so that the comparison takes as long as for a
// real account.
const dummyHash = '$2a$10$bXbWltJ2WaOtKDRPRO03ROW5e8A0GGpzA813HD.PVeaaa/A/kEUma';

// bcrypt ignores all further bytes.
const hashedBytes = 72;

let common: Set<string> | undefined;

// Requires no particular kinds of characters, but rejects common passwords (NIST SP 800-63B, 3.1.1.2).
export function rejectWeak(password: string, email: string, field = 'password'): void {
  const plain = password.toLowerCase();
  common ??= new Set(readFileSync(listFile, 'utf8').split('\n'));
  if (common.has(plain)) throw weak(field, texts().account.commonPassword);
  if (plain.includes(email) || email.includes(plain) || new Set(plain).size < 4)
    throw weak(field, texts().account.weakPassword);
}

const listFile = path.join(cmsFolder, 'assets', 'passwords', 'common-passwords.txt');

function weak(field: string, message: string): HttpError {
  return invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}

// Unicode can encode the same character in different ways: é is one or two code points.
export const normalPassword = (password: string): string => password.normalize('NFC');

export async function isPasswordOf(
  strapi: Core.Strapi,
  customer: Customer | undefined,
  password: string,
): Promise<boolean> {
  const hash = customer?.password || dummyHash;
  const plain = normalPassword(password);
  const isMatch: boolean = await strapi
    .plugin('users-permissions')
    .service('user')
    .validatePassword(plain, hash);
  // Without this limit, a longer password that begins with the correct one would match too.
  return isMatch && customer !== undefined && Buffer.byteLength(plain) <= hashedBytes;
}
