// @ts-check
import { passwordWasPrinted } from './environment.mjs';

/** @typedef {Record<string, string | undefined>} Values */

/**
 * Returns the lines about the administrator's sign-in. The generated password is printed only once, because terminals and
 * logs are stored and read by others.
 * @param {string} origin
 * @param {Values} values
 * @param {() => void} [rememberPrinted]
 * @returns {Promise<string[]>}
 */
export async function signIn(origin, values, rememberPrinted = passwordWasPrinted) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (!email || !password) return [`  Sign in   create the first administrator at ${origin}/admin`];
  if (values.ADMIN_PASSWORD_PRINTED !== 'false')
    return [`  Sign in   ${email}, with your password (the initial one is in cms/.env)`];
  rememberPrinted();
  if (!(await isAccepted(origin, email, password)))
    return [`  Sign in   ${email}, with your password (the initial one is in cms/.env)`];
  return [
    `  Sign in   ${email}  ${password}`,
    '            This password is not printed again. Change it in your profile.',
  ];
}

/**
 * @param {string} origin
 * @param {string} email
 * @param {string} password
 */
async function isAccepted(origin, email, password) {
  const response = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status !== 400 && response.status !== 401;
}
