// @ts-check

/**
 * The administrator's sign-in, as long as the first password still works: once it was changed it is nobody's business.
 * @param {string} origin
 * @param {Record<string, string | undefined>} values
 * @returns {Promise<string[]>}
 */
export async function signIn(origin, { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) {
  if (!email || !password) return [`  Sign in   create the first administrator at ${origin}/admin`];
  const response = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (response.status === 400 || response.status === 401)
    return [`  Sign in   ${email}, with the password you chose`];
  return [`  Sign in   ${email}  ${password}   (change it in your profile)`];
}
